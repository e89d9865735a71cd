import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { heightAtHalfPastFive, middles, read, SunsetTool } from './support/sun-dial.ts'

const lit = () => middles(document.querySelector('svg[role=img]')!, '[class="o Ke"]')

test.each(['2027-03-15', '2027-06-21', '2026-11-22', '2027-12-31'])('figures.lit: the sun of %s', (date) => {
  render(<SunsetTool />)
  fireEvent.input(screen.getByLabelText('Giorno'), { target: { value: date } })
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  expect(lit()).toHaveLength(1)
  const { months, height } = read(lit()[0]!)
  expect(Math.abs(months - (month - 1 + (day - 15) / 30))).toBeLessThan(0.02)
  expect(Math.abs(height - heightAtHalfPastFive({ year, month, day }))).toBeLessThan(0.2)
})

test('figures.lit: today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') })
  render(<SunsetTool />)
  fireEvent.click(screen.getByRole('button', { name: 'Oggi' }))
  vi.useRealTimers()
  expect(read(lit()[0]!).months).toBeCloseTo(10 + 7 / 30, 1)
})

test('figures.lit: none for a day that is none', () => {
  render(<SunsetTool />)
  fireEvent.input(screen.getByLabelText('Giorno'), { target: { value: '' } })
  expect(lit()).toEqual([])
})
