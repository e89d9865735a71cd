import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { wait } from './support/clock.ts'
import { visit } from './support/subject.tsx'

const tooltip = () => screen.queryByRole('tooltip')
const control = () => screen.getByRole('button', { name: 'Chiudi' })
const enter = () => fireEvent.pointerMove(control(), { pointerType: 'mouse' })

function leave() {
  fireEvent.pointerLeave(control(), { pointerType: 'mouse' })
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 })
}

beforeEach(async () => {
  vi.useFakeTimers()
  await visit('/')
  await wait(1000)
})

test('tooltips.delay: opens at 700 ms, not at 699', async () => {
  enter()
  await wait(699)
  expect(tooltip()).not.toBeInTheDocument()
  await wait(1)
  expect(tooltip()).toHaveTextContent('Chiudi')
})

test.each([
  [299, true],
  [301, false],
])('tooltips.skip: %i ms after one has closed, at once: %s', async (pause, atOnce) => {
  enter()
  await wait(700)
  leave()
  expect(tooltip()).not.toBeInTheDocument()
  await wait(pause)
  enter()
  expect(tooltip() !== null).toBe(atOnce)
})

test('tooltips.icon-only: the one without a text has the words of its name', async () => {
  const iconOnly = screen.getAllByRole('button').filter((button) => button.textContent === '')
  expect(iconOnly).toEqual([control()])
  fireEvent.focus(control())
  expect(tooltip()).toHaveTextContent(control().getAttribute('aria-label')!)
})
