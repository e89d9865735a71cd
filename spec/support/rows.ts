import { readTable } from './table.ts'

type Row = Record<string, string>

/** The articles, in the order in which the lists show them. */
export const articleRows: Row[] = readTable('articles').map((row) => ({ ...row, section: row.path!.slice(0, row.path!.lastIndexOf('/')) }))

/** Every path of the site with its heading: the screens, then the articles. */
export const routeRows: Row[] = [...readTable('routes'), ...articleRows]

/** The articles that a list shows. */
export const listed = (name: string): Row[] => articleRows.filter(({ lists }) => lists!.split(', ').includes(name))

/** «14 marzo 2025» → «14 marzo» */
export const dayOf = ({ date = '' }: Row): string => date.replace(/ \d{4}$/, '')

/** «20 gennaio 2025» → «Gennaio 2025» */
export const monthOf = ({ date = '' }: Row): string => date.replace(/^\S+ (.)/, (_, first: string) => first.toUpperCase())

const months = Array.from({ length: 12 }, (_, month) => new Date(2025, month).toLocaleDateString('it', { month: 'long' }))

/** «14 marzo 2025» → «2025-03-14», «14 marzo» → «03-14», «Gennaio 2025» → «2025-01»; nothing, if the words name no month. */
export function dayIn(words: string): string | undefined {
  const [, day, month = '', year] = /(?:(\d+)°? )?(\p{L}+)(?: (\d{4}))?$/u.exec(words.replaceAll('\u00A0', ' ').toLowerCase()) ?? []
  const at = months.indexOf(month)
  return at === -1 ? undefined : [year, String(at + 1).padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-')
}

/** The sections of `llms.txt`, and the paths that stand in each. */
export const pagesOfSection = (): { section: string; pages: string[] }[] =>
  readTable('feeds').map(({ section = '', author }) => {
    const pages = author ? articleRows.filter((row) => row.author === author) : readTable('routes')
    return { section, pages: pages.map(({ path = '' }) => path).toSorted() }
  })

/** What a page is, in the kinds of the vocabulary for machines. */
export function kindsOf(path: string): string {
  const other = articleRows.some((row) => row.path === path) ? 'any article' : 'any other screen'
  const rows = readTable('structured-data')
  return (rows.find((row) => row.path === path) ?? rows.find((row) => row.path === other))!.kinds!
}
