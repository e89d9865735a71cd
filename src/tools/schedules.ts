import type { Dated } from './freshness.ts'

interface Span {
  /** 0 is Sunday. */
  weekdays: readonly number[]
  /** «7:00». */
  from: string
  /** The first minute at which it is closed. */
  to: string
}

export interface Schedule extends Dated {
  name: string
  /** «la Pescheria è aperta». */
  isFeminine?: true
  spans: readonly Span[]
  /** What the timetable cannot know. */
  note: string
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]
const MONDAY_TO_SATURDAY = [...MONDAY_TO_FRIDAY, 6]
const TUESDAY_TO_SATURDAY = [2, 3, 4, 5, 6]
const SATURDAY = [6]

export const fishMarket: Schedule = {
  name: 'Pescheria di Rialto',
  isFeminine: true,
  spans: [{ weekdays: TUESDAY_TO_SATURDAY, from: '7:00', to: '12:00' }],
  note: 'I banchi sono al completo dalle 7:30. Nei giorni festivi il mercato può essere chiuso.',
  checked: '2026-11-21',
  source: 'Guide alla città, a confronto',
}

export const greengrocers: Schedule = {
  name: 'Erbaria di Rialto',
  isFeminine: true,
  spans: [{ weekdays: MONDAY_TO_SATURDAY, from: '7:30', to: '13:30' }],
  note: 'Nei giorni festivi il mercato può essere chiuso.',
  checked: '2026-11-21',
  source: 'Guide alla città, a confronto',
}

export const office: Schedule = {
  name: 'Ufficio',
  spans: [
    { weekdays: MONDAY_TO_FRIDAY, from: '9:00', to: '18:00' },
    { weekdays: SATURDAY, from: '9:00', to: '14:00' },
  ],
  note: 'In ora italiana. Nei giorni festivi l’ufficio può essere chiuso.',
  checked: '2026-11-21',
  source: 'Orario dell’ufficio',
}
