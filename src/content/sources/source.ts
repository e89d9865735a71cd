const KINDS = ['law', 'official', 'data', 'press', 'guide'] as const
export type SourceKind = (typeof KINDS)[number]

/** A page, a law or a report that a text relies on. */
export interface Source {
  publisher: string
  /** As published, with a capital, whole or up to its first pause; in lower case what the page is about, where its own name is not known. A stretch in another language stands in `<i lang>` or `<span lang>`. */
  title: string
  kind: SourceKind
  /** The day, month or year of the page; none where it does not say, or where nobody has looked. */
  date?: string
  /** The day on which the page was last read; none when its address has not been opened again since it was noted. */
  read?: string
  address?: string
  /** Where it can be found, if it has no address. */
  where?: string
}

/** Until when the sources of a text were read, and how many of them. */
export interface Standing {
  read?: string
  words: string
  /** The year of the newest, if all are old. */
  newest?: string
}

export type Sources = Readonly<Record<string, Source>>

/** A year, a month or a day that the calendar has. */
const isDate = (text: string): boolean => /^\d{4}(-\d\d){0,2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** What is wrong with an entry of the catalogue, in one line each. */
export function sourceProblems(id: string, { publisher, title, kind, date, read, address, where }: Source): string[] {
  const found = (field: string, expected: string, value: unknown) => `source ${id}: ${field}: expected ${expected}, found ${JSON.stringify(value)}`
  const url = address === undefined ? undefined : URL.parse(address)
  return [
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : [found('id', 'lower case and hyphens', id)],
    publisher ? [] : [found('publisher', 'a name', publisher)],
    title ? [] : [found('title', 'a name', title)],
    KINDS.includes(kind) ? [] : [found('kind', KINDS.join(', '), kind)],
    date === undefined || isDate(date) ? [] : [found('date', 'a year, a month or a day', date)],
    read === undefined || (isDate(read) && read.length === 10) ? [] : [found('read', 'a day, YYYY-MM-DD', read)],
    address === undefined || (url?.protocol === 'https:' && !/[\s"<>]/.test(address)) ? [] : [found('address', 'https://…', address)],
    address === undefined && !where ? [found('where', 'where it can be found, as it has no address', where)] : [],
  ].flat()
}
