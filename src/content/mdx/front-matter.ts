import { parse } from 'yaml'
import { inkNames } from '../../art/inks.ts'
import { day, fields, oneOf, optional, read, text, textThat, three, two, type ValueOf, wholeNumber } from '../../config/schema.ts'
import { iconNames } from '../../ui/icon-names.ts'
import { toolNames } from '../tool-names.ts'

const slug = textThat('the slug of an article', (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
/** Lower numbers come first. */
const place = optional(wholeNumber(1, 999))

/** What stands between the two lines «---» of an article. */
const schema = fields('an article', {
  title: text(70),
  teaser: text(170),
  date: day,
  section: oneOf(['blog', 'lab']),
  /** Who signs. */
  desk: oneOf(['owners', 'guests', 'lab']),
  /** Beside the author's label on a card. */
  icon: oneOf(iconNames),
  /** What tints the sky of its plate, from above to the horizon. */
  sky: two(oneOf(inkNames), 'two inks'),
  readingMinutes: wholeNumber(7, 8),
  /** Of a Lab article. */
  category: optional(oneOf(['Analisi', 'Metodo', 'Opinione'])),
  /** The lists that show it, and its place in each. */
  lists: optional(fields('the lists', { home: place, owners: place, guests: place, lab: place })),
  /** Chosen by hand. */
  related: three(slug, 'three slugs'),
  /** One line under the head: what has changed since the date. */
  updated: optional(fields('an update', { date: day, text: text(140) })),
  /** The tool that stands in the text; the head leads to it. */
  tool: optional(oneOf(toolNames)),
  /** Where the head leads to in a text without one: a heading, as the text writes it, and what the reader does there. */
  call: optional(fields('a call', { heading: text(70), text: text(30) })),
})

export type FrontMatter = ValueOf<typeof schema>

/** The front matter of one file; throws with the file, the field, what was expected and what was found. */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const block = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source)?.[1]
  if (block === undefined) throw new Error(`${file}: expected front matter between two lines «---» at the top`)
  return read(file, schema, parse(block, { schema: 'core' }))
}
