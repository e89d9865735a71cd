// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startWelcome } from './start-welcome.ts'
import { tellMissing } from './tell-missing.ts'

const here = { currentEntry: { index: 1 } }
const entry = (index: number, path: string) => ({ index, url: location.origin + path })

afterEach(() => {
  delete document.body.dataset.left
  vi.unstubAllGlobals()
  Object.assign(document, { prerendering: false })
})

test.each([
  ['nothing tells of a history', undefined, 1],
  ['the history holds this page alone', { ...here, entries: () => [entry(1, '/')] }, 1],
  ['the history holds another page', { ...here, entries: () => [entry(0, '/blog'), entry(1, '/')] }, 1],
  ['the history holds a page ahead, left by going back', { ...here, entries: () => [entry(1, '/'), entry(2, '/ospite')] }, 0],
  ['the history holds the home page', { ...here, entries: () => [entry(0, '/'), entry(1, '/')] }, 0],
])('start-welcome: where %s', (_, navigation, times) => {
  const awaken = vi.fn<() => void>()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  vi.stubGlobal('navigation', navigation)
  startWelcome(awaken)
  expect(awaken).toHaveBeenCalledTimes(times)
})

test.each([[`${location.origin}/ospite`, 0], ['https://altrove.example/', 1], ['', 1]])('start-welcome: without a history, from «%s»', (referrer, times) => {
  const awaken = vi.fn<() => void>()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  startWelcome(awaken)
  expect(awaken).toHaveBeenCalledTimes(times)
})

test('start-welcome, tell-missing: a prerendered page does nothing before it is seen', () => {
  const awaken = vi.fn<() => void>()
  const written = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  history.replaceState(null, '', '/qui')
  Object.assign(document, { prerendering: true })
  startWelcome(awaken)
  tellMissing()
  expect([awaken.mock.calls.length, written.mock.calls.length]).toEqual([0, 0])
  Object.assign(document, { prerendering: false })
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(awaken).toHaveBeenCalledOnce()
  expect(written.mock.calls).toEqual([['404: nessuna pagina a /qui']])
})

test('welcome-dialog.cancel: the page is marked once the reader leaves it', () => {
  vi.stubGlobal('requestIdleCallback', () => {})
  startWelcome(() => {})
  expect(document.body.dataset).not.toHaveProperty('left')
  fireEvent(window, new Event('pagehide'))
  expect(document.body.dataset).toHaveProperty('left')
})
