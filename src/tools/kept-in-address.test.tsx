import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { COSTS, open, spoken } from './test-tool.tsx'

beforeEach(() => history.replaceState(null, '', '/'))

const enter = (text: string) => fireEvent.input(screen.getByLabelText(COSTS), { target: { value: text } })
const KEPT = /^\?valore=200000&entrate=25000&costi=9000&/

/** The way back within the page, to an entry of the tab that was there before anything was entered. */
function goBack(address: string) {
  history.replaceState({ key: 'router' }, '', address)
  fireEvent.popState(window)
}

test('tools.kept: what was entered stands in the address on the way back within the page, too', () => {
  open('YieldTool')
  enter('9.000')
  goBack('/articolo?utm=x#indice')
  expect(location.search).toBe('?utm=x&valore=200000&entrate=25000&costi=9000&canale=3000&fondo=5')
  expect([location.hash, history.state]).toEqual(['#indice', { key: 'router' }])
})

test('tools.kept: an example that nobody touched does not', () => {
  open('YieldTool')
  goBack('/articolo')
  expect(location.search).toBe('')
})

test('tools.kept: nor does what cannot be, or a tool that has gone', () => {
  const page = open('YieldTool')
  enter('molti')
  goBack('/articolo')
  expect(location.search).toBe('')
  enter('9.000')
  page.unmount()
  goBack('/articolo')
  expect(location.search).toBe('')
})

test('tools.kept: an address that may not be written loses nothing, and has the next entry', () => {
  open('YieldTool')
  const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('more than a hundred in half a minute', 'SecurityError')
  })
  const faults = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  addEventListener('error', faults)
  enter('5.000')
  removeEventListener('error', faults)
  expect(faults).not.toHaveBeenCalled()
  expect(refused).toHaveBeenCalledOnce()
  expect(spoken()).toMatch(/^Rendimento netto: 10%/)
  expect(screen.getByLabelText(COSTS)).toHaveValue('5.000')
  refused.mockRestore()
  enter('9.000')
  expect(location.search).toMatch(KEPT)
})
