import { expect, test } from 'vitest'
import { isOpen, nextChange } from './hours.ts'
import { fishMarket, greengrocers, office } from './schedules.ts'

/** An instant by a clock in Rome, in winter unless told. */
const rome = (text: string, offset = '+01:00') => new Date(`${text}:00${offset}`)

test.each([
  ['2027-01-12T06:59', false],
  ['2027-01-12T07:00', true],
  ['2027-01-12T11:59', true],
  ['2027-01-12T12:00', false],
  ['2027-01-16T11:59', true],
  ['2027-01-17T09:00', false],
  ['2027-01-18T09:00', false],
])('hours: Pescheria on %s is open: %s', (text, open) => {
  expect(isOpen(fishMarket, rome(text))).toBe(open)
})

test.each([
  ['erbaria', '2027-01-18T07:29', false, greengrocers],
  ['erbaria', '2027-01-18T07:30', true, greengrocers],
  ['erbaria', '2027-01-18T13:30', false, greengrocers],
  ['erbaria', '2027-01-17T09:00', false, greengrocers],
  ['office', '2027-01-15T17:59', true, office],
  ['office', '2027-01-15T18:00', false, office],
  ['office', '2027-01-16T13:59', true, office],
  ['office', '2027-01-16T14:00', false, office],
  ['office', '2027-01-17T10:00', false, office],
])('hours: %s on %s is open: %s', (_, text, open, schedule) => {
  expect(isOpen(schedule, rome(text))).toBe(open)
})

test.each([
  ['the last winter Saturday', '2027-03-27T05:59:59Z', '2027-03-27T06:00:00Z'],
  ['the first summer Tuesday', '2027-03-30T04:59:59Z', '2027-03-30T05:00:00Z'],
  ['the last summer Saturday', '2027-10-30T04:59:59Z', '2027-10-30T05:00:00Z'],
  ['the first winter Tuesday', '2027-11-02T05:59:59Z', '2027-11-02T06:00:00Z'],
])('hours: Pescheria opens at seven in Rome on %s', (_, before, at) => {
  expect(isOpen(fishMarket, new Date(before))).toBe(false)
  expect(isOpen(fishMarket, new Date(at))).toBe(true)
  expect(nextChange(fishMarket, new Date(before))).toEqual({ at: new Date(at), opens: true })
})

const sundays = { ...office, spans: [{ weekdays: [0], from: '7:00', to: '12:00' }] }

test.each([
  ['2027-03-28', '+02:00'],
  ['2027-10-31', '+01:00'],
])('hours: right on the Sunday of the clock change, %s', (day, offset) => {
  expect(isOpen(sundays, rome(`${day}T06:59`, offset))).toBe(false)
  expect(isOpen(sundays, rome(`${day}T07:00`, offset))).toBe(true)
  expect(nextChange(sundays, rome(`${day}T00:00`, '+01:00'))?.at).toEqual(rome(`${day}T07:00`, offset))
})

test.each([
  ['open: it closes', '2027-01-16T07:00', '2027-01-16T12:00', false],
  ['at closing time: it opens after the weekend', '2027-01-16T12:00', '2027-01-19T07:00', true],
  ['on Monday: it opens on Tuesday', '2027-01-18T23:59', '2027-01-19T07:00', true],
])('hours: next change, %s', (_, text, at, opens) => {
  expect(nextChange(fishMarket, rome(text))).toEqual({ at: rome(at), opens })
})

test('hours: across the clock changes the weekend lasts an hour less or more', () => {
  expect(nextChange(fishMarket, new Date('2027-03-27T11:00:00Z'))?.at).toEqual(new Date('2027-03-30T05:00:00Z'))
  expect(nextChange(fishMarket, new Date('2027-10-30T10:00:00Z'))?.at).toEqual(new Date('2027-11-02T06:00:00Z'))
})

test('hours: what never opens has no next change; what opens once a week has one in a week', () => {
  expect(nextChange({ ...office, spans: [] }, rome('2027-01-12T07:00'))).toBeUndefined()
  expect(nextChange(sundays, rome('2027-01-17T12:00'))?.at).toEqual(rome('2027-01-24T07:00'))
})

test('hours: the answer flips at every change and nowhere else', () => {
  for (let now = new Date('2027-10-25T00:00:00Z'); now < new Date('2027-11-08T00:00:00Z'); ) {
    const { at, opens } = nextChange(office, now)!
    expect([isOpen(office, new Date(at.getTime() - 1)), isOpen(office, at)]).toEqual([!opens, opens])
    now = at
  }
})
