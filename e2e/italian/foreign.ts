import { around, type Finding } from '../harness/prose/finding.ts'
import type { Passage } from '../harness/prose/passages.ts'
import type { Vocabulary } from './vocabulary.ts'
import { italianWords } from './words.ts'

/** The small words inside a name: «Center for Hospitality Research», «Trips on the Road». */
const joints = /(?<=\p{Lu}[\p{L}\d]*)(?: (?:and|by|for|of|on|the|to))+(?= \p{Lu})/gu

/** English words, names apart, that a screen reader would pronounce as Italian, and a reader would trip over. */
export function foreign(passage: Passage, { english, reviewed, brand }: Vocabulary): Finding[] {
  const named = [...passage.text.matchAll(joints)].map(({ 0: text, index }) => [index, index + text.length] as const)
  return italianWords(passage)
    .filter(({ text, at }) => {
      const isName = brand.has(text) || reviewed.has(text) || named.some(([from, to]) => at > from && at < to)
      return english.has(text.toLowerCase()) && !isName
    })
    .map(({ text, at }) => ({
      check: 'foreign',
      place: around(passage.text, at, text.length),
      found: text,
      expected: 'the Italian word, or lang="en" around it',
    }))
}
