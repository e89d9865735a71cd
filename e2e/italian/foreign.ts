import type { Finding } from '../harness/prose/finding.ts'
import type { Passage } from '../harness/prose/passages.ts'
import type { Vocabulary } from './vocabulary.ts'
import { italianWords, wordsIn, wrongWords } from './words.ts'

/** The small words inside a name: «Center for Hospitality Research», «Trips on the Road». */
const joints = /(?<=\p{Lu}[\p{L}\d]*)(?: (?:and|by|for|of|on|the|to))+(?= \p{Lu})/gu

/** Small words that Italian has and English has not: three of them make no English sentence. */
const small = new Set('che chi con dai dal dalla degli dei del della delle di è gli il lo nel nella non perché più quando se si sono sul sulla una'.split(' '))
const ENOUGH = 3

/** Italian words, marked as English, that a screen reader would pronounce as such. */
function mismarked(passage: Passage): Finding[] {
  const found = wordsIn(passage).filter(({ text, lang }) => lang === 'en' && small.has(text.toLowerCase()))
  return found.length < ENOUGH ? [] : [wrongWords('foreign', passage, found[0]!, 'no lang="en" around Italian words')]
}

/** English words, names apart, that a screen reader would pronounce as Italian, and a reader would trip over. */
export function foreign(passage: Passage, { english, reviewed, brand }: Vocabulary): Finding[] {
  const named = [...passage.text.matchAll(joints)].map(({ 0: text, index }) => [index, index + text.length] as const)
  const unmarked = italianWords(passage)
    .filter(({ text, at }) => {
      const isName = brand.has(text) || reviewed.has(text) || named.some(([from, to]) => at > from && at < to)
      return english.has(text.toLowerCase()) && !isName
    })
    .map((word) => wrongWords('foreign', passage, word, 'the Italian word, or lang="en" around it'))
  return [...unmarked, ...mismarked(passage)]
}
