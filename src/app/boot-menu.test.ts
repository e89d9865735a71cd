// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { find, testPage } from './test-page.ts'

const { booted } = testPage()

/** A page whose menu tells how often it was closed. */
function withMenu() {
  const hidePopover = vi.fn<() => void>()
  booted('', () => Object.assign(find('#menu'), { hidePopover }))
  return hidePopover
}

test('menu.wide: a window that grows wide, as that of a phone that is turned, closes the menu', () => {
  const hidePopover = withMenu()
  expect(hidePopover).not.toHaveBeenCalled()
  fireEvent(window, new Event('resize'))
  expect(hidePopover).toHaveBeenCalledOnce()
})

test('menu.leave: so does the reader who leaves the page', () => {
  const hidePopover = withMenu()
  fireEvent(window, new Event('pagehide'))
  expect(hidePopover).toHaveBeenCalledOnce()
})

test('menu.leave: a browser without popovers is asked for nothing that it does not know', () => {
  const faults = vi.fn<(event: ErrorEvent) => void>()
  withMenu()
  Object.assign(find('#menu'), { hidePopover: undefined })
  addEventListener('error', faults)
  fireEvent(window, new Event('pagehide'))
  fireEvent.focusIn(find('main'))
  fireEvent(window, new Event('resize'))
  removeEventListener('error', faults)
  expect(faults).not.toHaveBeenCalled()
})
