import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { about } from './support/about.ts'
import { wait } from './support/clock.ts'
import { fill } from './support/product.ts'
import { visit } from './support/subject.tsx'

const notices = () => screen.queryByRole('region', { name: 'Notifiche alt+T' })
const list = () => within(notices()!).getByRole('list')
const REFUSED = 'Il browser non lascia copiare: usa la barra degli indirizzi.'
const notice = (text: string) => within(notices()!).queryByText(text)?.closest('li')
let copied: PromiseWithResolvers<void>
const writeText = vi.fn<(text: string) => Promise<void>>()

const button = () => screen.getByRole('button', { name: 'Copia link' })

async function press(settle = () => {}) {
  fireEvent.click(button())
  await act(() => vi.dynamicImportSettled())
  settle()
  await wait(1)
}

const succeed = () => press(() => copied.resolve())

beforeEach(async () => {
  copied = Promise.withResolvers()
  writeText.mockReset().mockReturnValue(copied.promise)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  vi.useFakeTimers()
  await visit('/blog/mercato-rialto')
})

afterEach(async () => {
  copied.resolve()
  await wait(6000) // Sonner shows the notices of one test in the next
})

test('toasts.region, toasts.copy-link: an empty region before the first, the public address then', async () => {
  const region = notices()
  about('toasts.region', () => expect(region).toBeEmptyDOMElement())
  await press()
  about('toasts.region', () => expect(notices()).toBe(region))
  about('toasts.region', () => expect(region).not.toBeEmptyDOMElement())
  about('toasts.copy-link', () => expect(writeText.mock.calls).toEqual([[fill('{url}/blog/mercato-rialto')]]))
})

test('toasts.announced: copied, politely', async () => {
  button().focus()
  await succeed()
  expect(notice('Link copiato')).toBeVisible()
  expect(notices()).toHaveAttribute('aria-live', 'polite')
  expect(button()).toHaveFocus()
})

test('toasts.announced: not copied, and what to do', async () => {
  button().focus()
  await press(() => copied.reject(new Error('denied')))
  expect(notice(REFUSED)).toBeVisible()
  expect(button()).toHaveFocus()
})

test('toasts.loading: while the result is awaited', async () => {
  await press()
  await wait(10_000)
  expect(notice('Copio…')).toHaveAttribute('data-type', 'loading')
})

test.each([
  ['Link copiato', () => copied.resolve()],
  [REFUSED, () => copied.reject(new Error('denied'))],
])('toasts.auto-close, toasts.close: «%s» can be closed, and closes after 4 seconds', async (text, settle) => {
  await press(settle)
  about('toasts.close', () => expect(within(notice(text)!).getByRole('button', { name: 'Chiudi la notifica' })).toBeVisible())
  await wait(3900)
  about('toasts.auto-close', () => expect(notice(text)).toBeVisible())
  await wait(1000)
  about('toasts.auto-close', () => expect(notices()?.textContent).toBe(''))
})

test('toasts.hover: they expand and stay', async () => {
  await succeed()
  await press()
  const expanded = () => within(list()).getAllByRole('listitem').map(({ dataset }) => dataset.expanded)
  expect(expanded()).toEqual(['false', 'false'])
  fireEvent.mouseEnter(list())
  await wait(10_000)
  expect(expanded()).toEqual(['true', 'true'])
  fireEvent.mouseLeave(list())
})

test('toasts.swipe: to the right, away', async () => {
  await succeed()
  const away = notice('Link copiato')!
  fireEvent.pointerDown(away, { clientX: 0, clientY: 0 })
  for (const clientX of [30, 60]) fireEvent.pointerMove(away, { clientX, clientY: 0 })
  fireEvent.pointerUp(away)
  await wait(300)
  expect(notice('Link copiato')).toBeUndefined()
})

test('toasts.position, toasts.hotkey: bottom right, Alt+T brings the focus', async () => {
  await press()
  about('toasts.position', () => expect(list().dataset).toMatchObject({ yPosition: 'bottom', xPosition: 'right' }))
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT' })
  about('toasts.hotkey', () => expect(list()).not.toHaveFocus())
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT', altKey: true })
  about('toasts.hotkey', () => expect(list()).toHaveFocus())
})
