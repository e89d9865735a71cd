import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from './App'
import { requestPage, routeAt } from './page-requests'

const scrolled = vi.fn<(to: ScrollToOptions) => void>()
const intoView = vi.fn<(this: Element) => void>()

/** What the site's listener left of a click; the click then goes no further, as jsdom opens no pages. */
let left: boolean | undefined
const last = (event: Event) => {
  left = !event.defaultPrevented
  event.preventDefault()
}

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(window, { scrollTo: scrolled })
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(intoView)
  vi.spyOn(console, 'error').mockReturnValue()
  addEventListener('click', last)
})
afterEach(() => {
  vi.unstubAllGlobals()
  removeEventListener('click', last)
  document.body.innerHTML = ''
})

async function open(path: string) {
  history.replaceState(null, '', path)
  await requestPage(routeAt(path))
  await act(async () => render(<BrowserRouter><App /></BrowserRouter>))
}

/** A link that a text of the page might hold, pressed. */
async function press(markup: string, init: MouseEventInit = {}) {
  const place = document.createElement('p')
  place.innerHTML = markup
  screen.getByRole('main').append(place)
  const deepest = place.querySelector('b') ?? place.firstElementChild!
  await act(async () => void fireEvent(deepest, new MouseEvent('click', { bubbles: true, cancelable: true, ...init })))
  await act(() => vi.dynamicImportSettled())
}

const place = () => location.pathname + location.search + location.hash
const heading = () => screen.getByRole('heading', { level: 1 })

test.each([
  ['a link of the site', '<a href="/contatti">x</a>', '/contatti'],
  ['what is inside a link', '<a href="/contatti"><b>x</b></a>', '/contatti'],
  ['with a query and a place', '<a href="/contatti?a=1#nome">x</a>', '/contatti?a=1#nome'],
  ['with a slash at the end', '<a href="/contatti/">x</a>', '/contatti/'],
])('navigation: %s is followed', async (_, markup, target) => {
  await open('/blog')
  await press(markup)
  expect(left).toBe(false)
  await vi.waitFor(() => expect(place()).toBe(target), 10_000)
  expect(heading()).toHaveTextContent('Contatti')
})

test.each([
  ['with Ctrl', '<a href="/contatti">x</a>', { ctrlKey: true }],
  ['with Cmd', '<a href="/contatti">x</a>', { metaKey: true }],
  ['with Shift', '<a href="/contatti">x</a>', { shiftKey: true }],
  ['with Alt', '<a href="/contatti">x</a>', { altKey: true }],
  ['by another button', '<a href="/contatti">x</a>', { button: 1 }],
  ['to another window', '<a href="/contatti" target="_blank">x</a>', {}],
  ['to a file to be kept', '<a href="/contatti" download>x</a>', {}],
  ['to another site', '<a href="https://altrove.example/contatti">x</a>', {}],
  ['to a place on the same page', '<a href="#indice">x</a>', {}],
  ['to a page that is not there', '<a href="/negozio">x</a>', {}],
  ['without an address', '<a>x</a>', {}],
  ['on no link', '<i>x</i>', {}],
])('navigation: a press %s is the browser’s', async (_, markup, init) => {
  await open('/blog')
  await press(markup, init)
  expect(left).toBe(true)
  expect(location.pathname).toBe('/blog')
  expect(heading()).toHaveTextContent('Blog')
})

test('navigation: the same page, asked for without a place, is opened anew', async () => {
  await open('/blog')
  await press('<a href="/blog">x</a>')
  expect(left).toBe(false)
})

test('navigation: what another listener has answered is left alone', async () => {
  await open('/blog')
  const answer = (event: Event) => event.preventDefault()
  document.body.addEventListener('click', answer)
  await press('<a href="/contatti">x</a>')
  document.body.removeEventListener('click', answer)
  expect(location.pathname).toBe('/blog')
})

test('navigation: on arrival the focus is on the heading, the title is said, the page starts at its top', async () => {
  await open('/blog')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(scrolled).not.toHaveBeenCalled()
  await press('<a href="/ospite">x</a>')
  await vi.waitFor(() => expect(heading()).toHaveFocus(), 10_000)
  expect(heading()).toHaveAttribute('tabindex', '-1')
  expect(screen.getByRole('status')).toHaveTextContent(document.title)
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  expect(history.scrollRestoration).toBe('manual')
})

test('navigation: a place on the page comes into view; one that is not there is its top', async () => {
  await open('/blog')
  await press('<a href="/contatti#contenuto">x</a>')
  await vi.waitFor(() => expect(intoView.mock.contexts).toEqual([screen.getByRole('main')]), 10_000)
  expect(scrolled).not.toHaveBeenCalled()
  await press('<a href="/ospite#altrove">x</a>')
  await vi.waitFor(() => expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]), 10_000)
})

test('navigation: going back finds each page where it was left', async () => {
  await open('/blog')
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top })
    fireEvent.scroll(window)
  }
  scrollTo(700)
  await press('<a href="/contatti">x</a>')
  await vi.waitFor(() => expect(heading()).toHaveTextContent('Contatti'), 10_000)
  scrollTo(300)
  await act(async () => history.back())
  await vi.waitFor(() => expect(heading()).toHaveTextContent('Blog'), 10_000)
  expect(scrolled.mock.lastCall).toEqual([{ top: 700, behavior: 'instant' }])
  await act(async () => history.forward())
  await vi.waitFor(() => expect(heading()).toHaveTextContent('Contatti'), 10_000)
  expect(scrolled.mock.lastCall).toEqual([{ top: 300, behavior: 'instant' }])
})

test('navigation: a button pressed before the script listened is pressed again, but not one inside a static part', async () => {
  const pressed = vi.fn<() => void>()
  document.body.innerHTML = '<button data-pressed>a</button><div data-prerendered="x"><button data-pressed>b</button></div>'
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed())
  await open('/blog')
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), 10_000)
  expect([...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent)).toEqual(['b'])
})

test('navigation: a page whose script cannot be fetched is asked for as a document', async () => {
  await open('/blog')
  const assigned = vi.fn<(url: URL) => void>()
  vi.stubGlobal('location', { origin: location.origin, pathname: location.pathname, assign: assigned })
  vi.spyOn(routeAt('/proprietario'), 'load').mockRejectedValue(new Error('Failed to fetch'))
  await press('<a href="/proprietario">x</a>')
  await vi.waitFor(() => expect(assigned.mock.calls.map(String)).toEqual([expect.stringMatching(/\/proprietario$/)]), 10_000)
  expect(heading()).toHaveTextContent('Blog')
})

test('navigation: a transition ends when the page stands, and the focus does not scroll', async () => {
  const shown = vi.fn<() => void>()
  Object.assign(document, { startViewTransition: (update: () => Promise<void>) => ({ ready: update().then(shown) }) })
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await open('/blog')
  expect(shown).not.toHaveBeenCalled()
  await press('<a href="/ospite">x</a>')
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce(), 10_000)
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  Reflect.deleteProperty(document, 'startViewTransition')
})
