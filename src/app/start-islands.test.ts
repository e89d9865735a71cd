// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { find, island, testPage } from './test-page.ts'

const { awaken, booted, load, observe, see } = testPage()

test.each([['a field of a tool', '#field', 1], ['a button of none', '#none', 0]])('islands: %s has the focus before anything listens', (_, selector, times) => {
  history.replaceState(null, '', '/qui')
  booted('<div data-island="x"><input id="field"></div><button type="button" id="none"></button>', () => find(selector).focus())
  expect(load).toHaveBeenCalledTimes(times)
})

test('islands: a press is kept for an island that sleeps, for no other', () => {
  booted(`${island}<div data-island="y" data-awake><button type="button" id="y"></button></div><button type="button" id="z"></button>`)
  for (const button of document.querySelectorAll('main button')) fireEvent.click(button)
  expect([...document.querySelectorAll('main [data-pressed]')].map(({ textContent }) => textContent)).toEqual(['Stampa'])
})

test('islands: reaching for an island wakes it, reaching for a link does not; a script that was not fetched is asked again', async () => {
  history.replaceState(null, '', '/qui')
  load.mockRejectedValueOnce(new Error('no network'))
  booted(`${island}<a href="/la">Là</a>`)
  fireEvent.pointerOver(find('main a'))
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerOver(find('main button'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await new Promise((done) => void setTimeout(done))
  fireEvent.focusIn(find('main button'))
  await vi.waitFor(() => expect(awaken).toHaveBeenCalledOnce())
  fireEvent.focusIn(find('main button'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('islands: what asks the clock is woken as soon as it is seen, no other', () => {
  history.replaceState(null, '', '/qui')
  booted(`${island}<div data-island="y" data-live></div>`)
  expect(observe.mock.calls).toEqual([[find('[data-live]')]])
  see(false)
  expect(load).not.toHaveBeenCalled()
  see(true)
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['the address holds the state of a tool', island, 1],
  ['nothing is to be woken', '', 0],
])('islands: when %s', (_, markup, loads) => {
  booted(markup)
  expect(load).toHaveBeenCalledTimes(loads)
})
