// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { find, testPage } from './test-page.ts'

const { booted } = testPage()

/** A page whose menu tells how often it was closed, in a window whose width is asked for. */
function withMenu() {
  const media = new Map<string, EventTarget>()
  vi.stubGlobal('matchMedia', (query: string) => {
    media.set(query, new EventTarget())
    return media.get(query)
  })
  const hidePopover = vi.fn<() => void>()
  booted('', () => Object.assign(find('#menu'), { hidePopover }))
  return { hidePopover, widened: () => media.get('(min-width:40em)')!.dispatchEvent(new Event('change')) }
}

test('menu.wide: a window that grows wide, as that of a phone that is turned, closes the menu', () => {
  const { hidePopover, widened } = withMenu()
  expect(hidePopover).not.toHaveBeenCalled()
  widened()
  expect(hidePopover).toHaveBeenCalledOnce()
})

test('menu.leave: so does the reader who leaves the page', () => {
  const { hidePopover } = withMenu()
  fireEvent(window, new Event('pagehide'))
  expect(hidePopover).toHaveBeenCalledOnce()
})

test('menu.leave: a browser without popovers is asked for nothing that it does not know', () => {
  const faults = vi.fn<(event: ErrorEvent) => void>()
  const { widened } = withMenu()
  Object.assign(find('#menu'), { hidePopover: undefined })
  addEventListener('error', faults)
  fireEvent(window, new Event('pagehide'))
  fireEvent.focusIn(find('main'))
  widened()
  removeEventListener('error', faults)
  expect(faults).not.toHaveBeenCalled()
})
