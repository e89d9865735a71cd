import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FailureBoundary } from './FailureBoundary'

const Unfetched = () => {
  throw new Error('Failed to fetch dynamically imported module')
}

test('failure: the page is loaded as a document, and nothing is shown meanwhile', () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  vi.spyOn(console, 'error').mockReturnValue()
  render(<main><FailureBoundary><p>qui</p><Unfetched /></FailureBoundary></main>)
  expect(screen.getByRole('main')).toBeEmptyDOMElement()
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('failure: a whole page is shown as it is', () => {
  render(<FailureBoundary><p>qui</p></FailureBoundary>)
  expect(screen.getByText('qui')).toBeVisible()
})
