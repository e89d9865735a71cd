import { withoutBraces } from '../../spec/support/braces.ts'
import { readFragment } from '../harness/crawl/markup.ts'

/** A stretch of an article's source that a reader takes in at once: a paragraph, an item, a table with its caption. */
export interface Claim {
  text: string
  cites: boolean
  /** How many headings came before it. */
  section: number
}

/** «In breve» and the opening stand under no heading. */
export const BRIEF = 0

/** Where one ends: at an empty line outside a table's tags, and before an item. */
const ends = /\n\s*\n|\n(?=(?:-|\d+\.)\s)/
const table = /<Ledger\b[^]*?<\/Ledger>/g

/** A caption and the words between tags; nothing of citations, nor of what is computed. */
function words(text: string): string {
  const fragment = readFragment(withoutBraces(text).words)
  for (const part of fragment.querySelectorAll('[caption], [title]:not(abbr)')) part.prepend(`${part.getAttribute('caption') ?? part.getAttribute('title')}. `)
  return fragment.textContent.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ').trim()
}

/** All that an article's source states, its headings apart: those stand in the index of contents and cite nothing. */
export function claimsOf(source: string): Claim[] {
  const body = source.replace(/^---\n[^]*?\n---\n/, '').replace(table, (whole) => whole.replace(/\n\s*\n/g, '\n'))
  let section = 0
  return body
    .split(ends)
    .map((text) => text.trim())
    .flatMap((text) => {
      if (/^(?:#|<Update)/.test(text)) section += 1
      return !text || text.startsWith('#') ? [] : [{ text: words(text), cites: text.includes('<Cite '), section }]
    })
}
