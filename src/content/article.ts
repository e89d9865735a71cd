import { site } from '../config/site.ts'
import type { FrontMatter } from './mdx/front-matter.ts'

export const desks: Record<FrontMatter['desk'], string> = {
  owners: 'Redazione proprietari',
  guests: 'Redazione ospiti',
  lab: `${site.name} Lab`,
}

/** Whom an article is for: what is not for guests is for who owns a house. */
export const readerOf = ({ desk }: Pick<FrontMatter, 'desk'>): 'owners' | 'guests' => (desk === 'guests' ? 'guests' : 'owners')

/** What the catalogue holds of an article. */
export interface ArticleMeta extends Omit<FrontMatter, 'sky' | 'updated' | 'call'> {
  slug: string
  /** From the head into the text: the id of a heading, and the words of the link. */
  call?: { to: string; text: string }
}

export type ListName = keyof NonNullable<FrontMatter['lists']>

/** One line under the head: what has changed since the article's date. */
export type ArticleNotice = NonNullable<FrontMatter['updated']>

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

/** As far as it is known: «14 marzo 2025», «marzo 2025», «2025». */
export function knownDate(date: string): string {
  const { year, month } = parts(date)
  return date.length > 7 ? fullDate(date) : [month, year].filter(Boolean).join(' ')
}

/** «Gennaio 2025» */
export const monthAndYear = (date: string): string => {
  const { month = '', year } = parts(date)
  return `${month[0]?.toUpperCase()}${month.slice(1)} ${year}`
}
