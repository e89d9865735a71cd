// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Application, boot } from './boot.ts'

const awaken = vi.fn<() => void>()
const notice = vi.fn<Application['notice']>().mockResolvedValue()
const load = vi.fn<() => Promise<Application>>()
const writeText = vi.fn<(text: string) => Promise<void>>()
let heard: Parameters<Document['addEventListener']>[] = []
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

let see: (entries: { isIntersecting: boolean }[]) => void
const observe = vi.fn<(part: Element) => void>()
class Observer {
  constructor(callback: typeof see) {
    see = callback
  }
  observe = observe
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('IntersectionObserver', Observer)
  load.mockResolvedValue({ awaken, notice })
  writeText.mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true, writable: true })
  Object.assign(navigator, { connection: {} })
  history.replaceState(null, '', '/qui?a=1')
})
afterEach(() => {
  for (const [type, listener, options] of heard) document.removeEventListener(type, listener, options)
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** A page with the menu, the rules and something of its own. */
function arrive(markup = ''): void {
  document.body.innerHTML = `<button popovertarget="menu"></button><nav id="menu"></nav><main>${markup}</main><script type="speculationrules">{}</script>`
  find('#menu').hidePopover = () => {}
}
const booted = (markup?: string, before = () => {}) => {
  arrive(markup)
  before()
  const listening = vi.spyOn(document, 'addEventListener')
  boot(load)
  heard = listening.mock.calls.slice()
}
const rules = () => document.querySelectorAll('[type=speculationrules]').length
const island = '<div data-island="x"><button type="button">Stampa</button></div>'

test.each([
  ['saves data', { saveData: true }, 0],
  ['is on a slow network', { effectiveType: 'slow-2g' }, 0],
  ['is on 2G', { effectiveType: '2g' }, 0],
  ['is on a good network', { effectiveType: '4g', saveData: false }, 1],
])('boot: who %s', (_, connection, left) => {
  Object.assign(navigator, { connection })
  booted()
  expect(rules()).toBe(left)
})

test('boot: who asks for fewer data gets no rules', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('prefers-reduced-data') }))
  booted()
  expect(rules()).toBe(0)
})

test('boot: a link is marked while the pointer is on it, and again once it stays half a second', () => {
  vi.useFakeTimers()
  booted('<a href="/a"><b>A</b></a><p></p>')
  const mark = () => find('a').dataset.next
  fireEvent.pointerOver(find('b'))
  expect(mark()).toBe('')
  vi.advanceTimersByTime(499)
  fireEvent.pointerOver(find('a')) // still the same link
  expect(mark()).toBe('')
  vi.advanceTimersByTime(1)
  expect(mark()).toBe('stays')
  fireEvent.pointerOver(find('p'))
  expect(mark()).toBeUndefined()
  vi.advanceTimersByTime(500)
  expect(mark()).toBeUndefined()
})

test.each(['/calendario.ics', '#qui', 'https://altri.example/', 'mailto:a@b.example'])('boot: %s is no page to fetch ahead', (address) => {
  booted(`<a href="${address}">A</a>`)
  fireEvent.pointerOver(find('a'))
  expect(find('a').dataset.next).toBeUndefined()
})

test.each([['a field of a tool', '#field', 1], ['a button of none', '#none', 0]])('boot: %s has the focus before anything listens', (_, selector, times) => {
  history.replaceState(null, '', '/qui')
  booted('<div data-island="x"><input id="field"></div><button type="button" id="none"></button>', () => find(selector).focus())
  expect(load).toHaveBeenCalledTimes(times)
})

test('boot: a text is copied during the press, with the address where it is wanted', async () => {
  booted('<button type="button" data-copy="Resa: 5%" data-here data-done="Copiato">Copia</button>')
  fireEvent.click(find('main button'))
  expect(writeText.mock.calls).toEqual([[`Resa: 5%\n${location.href}`]])
  await vi.waitFor(() => expect(notice).toHaveBeenCalledOnce())
  const [copied, done] = notice.mock.calls[0]!
  expect([await copied, done]).toEqual([true, 'Copiato'])
})

test.each([
  ['done', () => {}, 'Copiato'],
  ['refused', () => writeText.mockRejectedValue(new Error('denied')), /usa la barra degli indirizzi/],
  ['impossible', () => Object.assign(navigator, { clipboard: undefined }), /usa la barra degli indirizzi/],
])('boot: without the notice’s script the button says that it was %s', async (_, prepare, words) => {
  prepare()
  load.mockRejectedValue(new Error('no network'))
  booted('<button type="button" data-copy="x" data-done="Copiato"><svg></svg>Copia</button>')
  fireEvent.click(find('main button'))
  await vi.waitFor(() => expect(find('main button')).toHaveTextContent(words))
  expect(writeText.mock.calls.flat()).toEqual(writeText.mock.calls.length ? ['x'] : [])
})

test('boot: a press is kept for an island that sleeps, for no other', () => {
  booted(`${island}<div data-island="y" data-awake><button type="button" id="y"></button></div><button type="button" id="z"></button>`)
  for (const button of document.querySelectorAll('main button')) fireEvent.click(button)
  expect([...document.querySelectorAll('main [data-pressed]')].map(({ textContent }) => textContent)).toEqual(['Stampa'])
})

test('boot: reaching for an island wakes it, reaching for a link does not; a script that was not fetched is asked again', async () => {
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

test('boot: what asks the clock is woken as soon as it is seen, no other', () => {
  history.replaceState(null, '', '/qui')
  booted(`${island}<div data-island="y" data-live></div>`)
  expect(observe.mock.calls).toEqual([[find('[data-live]')]])
  see([{ isIntersecting: false }])
  expect(load).not.toHaveBeenCalled()
  see([{ isIntersecting: true }])
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['the address holds the state of a tool', island, 1],
  ['nothing is to be woken', '', 0],
])('boot: when %s', (_, markup, loads) => {
  booted(markup)
  expect(load).toHaveBeenCalledTimes(loads)
})
