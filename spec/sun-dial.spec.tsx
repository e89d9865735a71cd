import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { about } from './support/about.ts'
import { drawn, heightAtHalfPastFive, middles, needles, numbers, read, SunsetTool } from './support/sun-dial.ts'

afterEach(() => history.replaceState(null, '', '/'))

const dial = () => document.querySelector('svg[role=img]')!
const lit = () => needles(dial())
const choose = (date: string) => fireEvent.input(screen.getByLabelText('Giorno'), { target: { value: date } })

test.each(['2027-03-15', '2027-06-21', '2026-11-22', '2027-12-31'])('figures.lit: the sun of %s', (date) => {
  render(<SunsetTool />)
  choose(date)
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  expect(lit()).toHaveLength(1)
  const { months, height } = read(lit()[0]!)
  expect(Math.abs(months - (month - 1 + (day - 15) / 30))).toBeLessThan(0.02)
  expect(Math.abs(height - heightAtHalfPastFive({ year, month, day }))).toBeLessThan(0.2)
})

test.each(['2027-11-30', '2027-12-15', '2027-06-15'])('figures.lit: the needle of %s goes under the months, and begins within their names', (date) => {
  render(<SunsetTool />)
  choose(date)
  const months = middles(dial(), '[data-lit] ~ :is([class="c Ke"], [class="k Ce"])')
  expect(months).toHaveLength(12)
  const [, begin = ''] = drawn(dial(), '[data-lit]')
  const ends = numbers(begin).flatMap((x, place, all) => (place % 2 === 0 ? [Math.hypot(x - 180, all[place + 1]! - 180)] : []))
  expect(Math.max(...ends) - Math.min(...ends), 'units of it between the star and the names').toBeGreaterThan(18)
  expect(Math.max(...ends), 'from the middle').toBeLessThan(Math.min(...months.map(([x, y]) => Math.hypot(x - 180, y - 180))) - 15)
})

const opened = (search: string) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z') }) // the 22nd in Venice
  history.replaceState(null, '', `/${search}`)
  render(<SunsetTool />)
  vi.useRealTimers()
  return { day: screen.getByLabelText('Giorno'), months: read(lit()[0]!).months }
}

test.each(['', '?giorno=2027-02-30'])('tools.today, figures.lit: opened at «%s», today', (search) => {
  const { day, months } = opened(search)
  about('tools.today', () => expect(day).toHaveValue('2026-11-22'))
  about('figures.lit', () => expect(months).toBeCloseTo(10 + 7 / 30, 1))
  about('tools.today', () => expect(location.search).toBe(search))
})

test('tools.today, figures.lit: opened with a day in the address, that day', () => {
  const { day, months } = opened('?giorno=2027-06-15')
  about('tools.today', () => expect(day).toHaveValue('2027-06-15'))
  about('figures.lit', () => expect(months).toBeCloseTo(5, 1))
})

test('figures.lit: none for a day that is none', () => {
  render(<SunsetTool />)
  choose('')
  expect(lit()).toEqual([])
})
