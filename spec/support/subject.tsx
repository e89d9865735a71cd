import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { App } from '../../src/app/App'
import { boot } from '../../src/app/boot'
import { notice } from '../../src/app/notice'
import { routes } from '../../src/app/routes'

export const answeredPaths = routes.map(({ path }) => path)

/** Opens a path as a visitor does: a document of its own, with its page, its boot script, and every island awake. */
export async function visit(path: string) {
  const app = <MemoryRouter initialEntries={[path]}><App /></MemoryRouter>
  const page = await act(async () => render(app))
  await act(() => vi.dynamicImportSettled())
  const end = new AbortController()
  onTestFinished(() => end.abort())
  window.history.replaceState(null, '', path)
  boot(() => Promise.resolve({ notice, awaken: () => {} }), end.signal)
  return page
}
