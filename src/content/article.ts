import { site } from '../config/site'
import type { ToolName } from './tool-names'

export const desks = {
  owners: 'Redazione proprietari',
  guests: 'Redazione ospiti',
  lab: `${site.name} Lab`,
} as const

/** What an article says of itself: the front matter of `articles/<slug>.mdx`, and the slug. */
export interface ArticleMeta {
  slug: string
  title: string
  teaser: string
  /** ISO date, «2025-03-14». */
  date: string
  section: 'blog' | 'lab'
  /** Who signs. */
  desk: keyof typeof desks
  icon: string
  readingMinutes: number
  /** Lab articles only: «Analisi», «Metodo», «Opinione». */
  category?: string
  /** Slugs, chosen by hand. */
  related: string[]
  /** The calculator that stands beside the text. */
  tool?: ToolName
}

/** One line under the head: what has changed since the article's date. */
export interface ArticleNotice {
  date: string
  text: string
}

const months = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** «2025-03-01» as day, month and year: «1°» is how Italian writes the first of a month; both faces have the sign. */
const parts = (date: string) => {
  const [year, month, day] = date.split('-')
  return { year, month: months[Number(month) - 1], day: day === '01' ? '1°' : String(Number(day)) }
}

/** «14 marzo» */
export const dayAndMonth = (date: string): string => `${parts(date).day} ${parts(date).month}`

/** «14 marzo 2025» */
export const fullDate = (date: string): string => `${dayAndMonth(date)} ${parts(date).year}`

/** «Gennaio 2025» */
export const monthAndYear = (date: string): string => {
  const { month = '', year } = parts(date)
  return `${month[0]?.toUpperCase()}${month.slice(1)} ${year}`
}
