import { escapeXml } from './xml.ts'

export interface FeedEntry {
  title: string
  url: string
  author: string
  summary: string
  /** ISO dates. */
  published: string
  updated: string
  /** HTML. */
  content: string
}

interface Feed {
  title: string
  subtitle: string
  /** Of the site's first page. */
  url: string
  /** Of the feed itself. */
  self: string
  /** Newest first. */
  entries: FeedEntry[]
}

const instant = (date: string) => `${date}T00:00:00Z`
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
const link = (rel: string, type: string, url: string) => `<link rel="${rel}" type="${type}" href="${escapeXml(url)}"/>`

const lines = (...all: string[]): string => `${all.join('\n')}\n`

const entryElement = ({ title, url, author, summary, published, updated, content }: FeedEntry): string =>
  lines(
    '<entry>',
    element('title', title),
    element('id', url),
    link('alternate', 'text/html', url),
    element('published', instant(published)),
    element('updated', instant(updated)),
    `<author>${element('name', author)}</author>`,
    element('summary', summary),
    `<content type="html">${escapeXml(content)}</content>`,
    '</entry>',
  )

/** Atom, https://www.rfc-editor.org/rfc/rfc4287: dates are data, so that the same text makes the same file; by hand, for libraries write the moment of the build. Entry by entry: thousands are never held as one text. */
export function* feed({ title, subtitle, url, self, entries }: Feed): Generator<string> {
  const latest = entries.map(({ updated }) => updated).toSorted().at(-1) ?? ''
  yield lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    element('title', title),
    element('subtitle', subtitle),
    element('id', url),
    element('updated', instant(latest)),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', url),
  )
  for (const entry of entries) yield entryElement(entry)
  yield '</feed>\n'
}
