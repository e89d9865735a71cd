import { addDays, isoDay, sundayOf, type Day } from './day.ts'
import { easter } from './easter.ts'

export interface Festival {
  id: 'carnevale' | 'sensa' | 'vogalonga' | 'redentore' | 'regata-storica' | 'salute'
  name: string
  /** How the date is found. */
  rule: string
  from: Day
  /** The same day, or the last of the feast. */
  to: Day
}

/** Where the build writes the dates of these years, as the iCalendar file of `calendar`. */
export const FESTIVAL_CALENDAR = '/feste-veneziane.ics'

/** The years whose dates the site prints. */
export const festivalYears = [2025, 2026, 2027, 2028, 2029, 2030] as const

type Kind = Omit<Festival, 'from' | 'to'> & { first: (year: number) => Day; days: number }

const kinds: readonly Kind[] = [
  {
    id: 'carnevale',
    name: 'Martedì grasso, ultimo giorno di Carnevale',
    rule: '47 giorni prima di Pasqua',
    first: (year) => addDays(easter(year), -47),
    days: 1,
  },
  {
    id: 'sensa',
    name: 'Festa della Sensa',
    rule: 'La domenica dopo l’Ascensione, 42 giorni dopo Pasqua',
    first: (year) => addDays(easter(year), 42),
    days: 1,
  },
  {
    id: 'vogalonga',
    name: 'Vogalonga',
    rule: 'La domenica di Pentecoste, 49 giorni dopo Pasqua',
    first: (year) => addDays(easter(year), 49),
    days: 1,
  },
  {
    id: 'redentore',
    name: 'Festa del Redentore',
    rule: 'La terza domenica di luglio e il sabato prima, con i fuochi',
    first: (year) => addDays(sundayOf(year, 7, 3), -1),
    days: 2,
  },
  {
    id: 'regata-storica',
    name: 'Regata Storica',
    rule: 'La prima domenica di settembre',
    first: (year) => sundayOf(year, 9, 1),
    days: 1,
  },
  {
    id: 'salute',
    name: 'Festa della Madonna della Salute',
    rule: 'Il 21 novembre',
    first: (year) => ({ year, month: 11, day: 21 }),
    days: 1,
  },
]

/** In the order of the year. */
export function festivalsOf(year: number): Festival[] {
  return kinds.map(({ first, days, ...festival }) => {
    const from = first(year)
    return { ...festival, from, to: addDays(from, days - 1) }
  })
}

/** The next time that each festival is held, the soonest first; a feast that is still on counts. */
export function nextFestivals(after: Day): Festival[] {
  const toCome = festivalYears.flatMap(festivalsOf).filter(({ to }) => isoDay(to) >= isoDay(after))
  return kinds.flatMap(({ id }) => toCome.find((festival) => festival.id === id) ?? []).toSorted(byDate)
}

function byDate(one: Festival, other: Festival) {
  return isoDay(one.from).localeCompare(isoDay(other.from))
}
