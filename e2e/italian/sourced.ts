import type { ArticleText } from './article-text.ts'
import type { Finding } from '../harness/prose/finding.ts'

const year = /(?<![\d.,])20[0-2]\d(?![\d.,]?\d)/
/** An amount, a share, a count of three digits or more, without the years. */
const figure = /\d\s?(?:€|%|milioni|euro)|(?<![\d.,])\d{1,3}(?:\.\d{3})+|(?<![\d.,])(?!(?:1\d|20)\d\d(?!\d))\d{3,}/u

/** A paragraph that gives a figure for a year of this century says where it was read. */
export const unsourced = (texts: readonly ArticleText[]): Finding[] =>
  texts.flatMap(({ name, claims }) =>
    claims
      .filter(({ text, cites }) => !cites && year.test(text) && figure.test(text))
      .map(({ text }) => ({ check: 'sourced', place: `${name}: ${text}`, found: 'a figure for a year, without a source', expected: '<Cite source="…" /> in the same paragraph' })),
  )

/** Entries of the catalogue that no text cites. */
export const uncited = (ids: readonly string[], cited: ReadonlySet<string>): Finding[] =>
  ids.filter((id) => !cited.has(id)).map((id) => ({ check: 'sourced', place: 'src/content/sources', found: `«${id}»`, expected: 'a source that some text cites' }))
