import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { about } from './support/about.ts'
import { drawn, heightAtHalfPastFive, middles, daySuns, numbers, read, SunsetTool, underTheDay } from './support/sun-dial.ts'

afterEach(() => history.replaceState(null, '', '/'))

const dial = () => document.querySelector('svg[role=img]')!
const lit = () => daySuns(dial())
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

test.each(['2027-11-30', '2027-12-15', '2027-06-15'])('figures.lit: the sun of %s is a ring over the months, and a hand points to it from within their names', (date) => {
  render(<SunsetTool />)
  choose(date)
  const months = middles(dial(), underTheDay)
  expect(months).toHaveLength(12)
  const [hand = ''] = drawn(dial(), '[data-lit] > :first-child')
  const [x, y, ...foot] = numbers(hand) as [number, number, number, number, number, number]
  expect([(foot[0] + foot[2]) / 2, (foot[1] + foot[3]) / 2], 'the middle of its foot').toEqual([180, 180])
  expect(read([x, y]).months, 'months from mid January to which the hand points').toBeCloseTo(read(lit()[0]!).months, 1)
  const names = [...dial().querySelectorAll('text')].filter(({ textContent }) => /^[a-z]{3}$/.test(textContent))
  expect(names).toHaveLength(12)
  // Half the breadth of the broadest name, and half its height.
  const near = names.map((name) => Math.hypot(Math.max(0, Math.abs(x - Number(name.getAttribute('x'))) - 16), Math.max(0, Math.abs(y + 5 - Number(name.getAttribute('y'))) - 6)))
  expect(Math.min(...near), 'from the point of the hand to the next name').toBeGreaterThan(2)
  const reach = Math.hypot(x - 180, y - 180)
  expect(reach, 'how long the hand is').toBeGreaterThan(30)
  expect(reach, 'no longer than to the middle of a name').toBeLessThan(Math.min(...names.map((name) => Math.hypot(Number(name.getAttribute('x')) - 180, Number(name.getAttribute('y')) - 5 - 180))))
  const radii = (selector: string) => drawn(dial(), selector).map((d) => numbers(d)[2]!)
  expect(document.querySelector('[data-lit] > :last-child')!.getAttribute('class'), 'the inks of the ring: red, with an edge of paper').toBe('r Ce')
  const over = [...dial().querySelectorAll('[data-lit] ~ *, [data-lit] ~ * *')].filter(({ tagName }) => !/^(?:g|text)$/.test(tagName))
  expect(over.map(({ outerHTML }) => outerHTML), 'what is drawn over the ring and the hand, beside words').toEqual([])
  const [ring = 0, hole = 0] = radii('[data-lit] > :last-child')
  expect(ring, 'the radius of the red ring').toBeGreaterThan(Math.max(...radii(underTheDay)) + 2)
  expect(hole, 'that of its hole, which holds three signs').toBeGreaterThan(13)
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
