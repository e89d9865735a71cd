// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { find, testPage } from './test-page.ts'

const { booted } = testPage()
const rules = () => document.querySelectorAll('[type=speculationrules]').length

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
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('prefers-reduced-data'), addEventListener() {} }))
  booted()
  expect(rules()).toBe(0)
})

test('ahead.stays: a link is marked while the pointer is on it, and again once it stays half a second', () => {
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

test('ahead.stays: a link on which a finger begins to scroll is not prerendered', () => {
  vi.useFakeTimers()
  booted('<a href="/a">A</a>')
  fireEvent.pointerOver(find('a'))
  fireEvent.pointerCancel(find('a'))
  vi.advanceTimersByTime(500)
  expect(find('a').dataset.next).toBe('')
})

test('ahead.stays: a link that is followed sooner is not marked again', () => {
  vi.useFakeTimers()
  booted('<a href="/a">A</a>')
  find('a').addEventListener('click', (event) => event.preventDefault())
  fireEvent.pointerOver(find('a'))
  vi.advanceTimersByTime(300)
  fireEvent.click(find('a'))
  vi.advanceTimersByTime(500)
  expect(find('a').dataset.next).toBe('')
})

test.each(['/calendario.ics', '#qui', 'https://altri.example/', 'mailto:a@b.example'])('boot: %s is no page to fetch ahead', (address) => {
  booted(`<a href="${address}">A</a>`)
  fireEvent.pointerOver(find('a'))
  expect(find('a').dataset.next).toBeUndefined()
})
