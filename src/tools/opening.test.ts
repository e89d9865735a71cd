import { expect, test } from 'vitest'
import { firstChange, openingRows, openingSign, openingSigns, type Sign } from './opening.ts'
import { fishMarket, greengrocers, office } from './schedules.ts'

const rome = (text: string) => new Date(`${text}:00+01:00`)

test('opening: the rows of a timetable, from Monday', () => {
  expect(openingRows(office)).toEqual([
    { weekdays: [1, 2, 3, 4, 5], days: 'Lunedì–venerdì', hours: '9:00–18:00' },
    { weekdays: [6], days: 'Sabato', hours: '9:00–14:00' },
    { weekdays: [0], days: 'Domenica', hours: 'chiuso' },
  ])
  expect(openingRows(fishMarket).map(({ days }) => days)).toEqual(['Lunedì', 'Martedì–sabato', 'Domenica'])
})

test('opening: two spans of one day share its row', () => {
  const spans = [{ weekdays: [1], from: '9:00', to: '12:00' }, { weekdays: [1], from: '15:00', to: '18:00' }]
  expect(openingRows({ ...office, spans })[0]).toEqual({ weekdays: [1], days: 'Lunedì', hours: '9:00–12:00, 15:00–18:00' })
})

test.each([
  ['2027-01-12T06:59', ['Chiusa', 'apre oggi alle 7:00']],
  ['2027-01-12T07:00', ['Aperta', 'fino alle 12:00']],
  ['2027-01-12T11:59', ['Aperta', 'fino alle 12:00']],
  ['2027-01-12T12:00', ['Chiusa', 'apre mercoledì alle 7:00']],
  ['2027-01-17T10:00', ['Chiusa', 'apre martedì alle 7:00']],
  ['2027-01-18T10:00', ['Chiusa', 'apre martedì alle 7:00']],
])('opening: Pescheria on %s: %s', (now, sign) => {
  expect(openingSign(fishMarket, rome(now))).toEqual(sign)
})

test.each([fishMarket, greengrocers, office])('opening: $name says nothing longer than what its room is made for', (schedule) => {
  const monday = rome('2027-01-11T00:00').getTime()
  const said = Array.from({ length: 7 * 24 }, (_, hour) => openingSign(schedule, new Date(monday + hour * 3_600_000)))
  const longest = (signs: Sign[]) => [0, 1].map((part) => Math.max(...signs.map((sign) => sign[part]!.length)))
  const [most, room] = [longest(said), longest(openingSigns(schedule))]
  expect(most.filter((length, part) => length > room[part]!)).toEqual([])
})

test('opening: what never opens is closed, and nothing is to be waited for', () => {
  const shut = { ...office, spans: [] }
  expect(openingSign(shut, rome('2027-01-12T10:00'))).toEqual(['Chiuso', ''])
  expect(firstChange([shut], rome('2027-01-12T10:00'))).toBeUndefined()
})

test('opening: of two places, the first change', () => {
  expect(firstChange([fishMarket, greengrocers], rome('2027-01-12T06:00'))).toEqual(rome('2027-01-12T07:00'))
  expect(firstChange([fishMarket, greengrocers], rome('2027-01-12T12:00'))).toEqual(rome('2027-01-12T13:30'))
})
