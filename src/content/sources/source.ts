export type SourceKind = 'law' | 'official' | 'data' | 'press' | 'guide'

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

const day = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** What is wrong with an entry of the catalogue, in one line each. */
export function sourceProblems(id: string, { publisher, title, date, read, address, where }: Source): string[] {
  const found = (field: string, expected: string, value: unknown) => `source ${id}: ${field}: expected ${expected}, found ${JSON.stringify(value)}`
  const url = address === undefined ? undefined : URL.parse(address)
  return [
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : [found('id', 'lower case and hyphens', id)],
    publisher ? [] : [found('publisher', 'a name', publisher)],
    title ? [] : [found('title', 'a name', title)],
    date === undefined || day.test(date) ? [] : [found('date', 'a year, a month or a day', date)],
    read === undefined || (day.test(read) && read.length === 10) ? [] : [found('read', 'a day, YYYY-MM-DD', read)],
    address === undefined || (url?.protocol === 'https:' && !/[\s"<>]/.test(address)) ? [] : [found('address', 'https://…', address)],
    address === undefined && !where ? [found('where', 'where it can be found, as it has no address', where)] : [],
  ].flat()
}
