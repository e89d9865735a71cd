import { createRequire } from 'node:module'
import dictionary from 'dictionary-it'

export type Knows = (word: string) => boolean

type Nspell = (dictionary: { aff: string; dic: string }) => { correct: Knows }

// The package has no types of its own.
const nspell = createRequire(import.meta.url)('nspell') as Nspell

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

// nspell writes out every form of every stem. With the elisions («dell'», «quest'», 12 groups of prefixes) that is
// more than a machine's memory; we split words at the apostrophe, so only these true prefixes are needed.
const prefixes: Record<string, string> = { J: 'ri', d: 'stra', e: 'pre' }

const affixes = () =>
  decode(dictionary.aff)
    .split('\n')
    .filter((line) => !line.startsWith('PFX ') || Object.hasOwn(prefixes, line.split(' ')[1] ?? ''))
    .join('\n')

const BEGINNING = 3
const SHORT = 5
const beginning = (word: string) => word.toLowerCase().slice(0, BEGINNING)

/** How a word begins, and how it begins behind a prefix. */
function beginnings(word: string): string[] {
  const prefixed = Object.values(prefixes).filter((prefix) => word.toLowerCase().startsWith(prefix))
  return [word, ...prefixed.map((prefix) => word.slice(prefix.length))].map(beginning)
}

/** Knows Italian as far as these words need it: stems that begin like none of them are left out, short ones stay. */
export function speller(words: readonly string[]): Knows {
  const wanted = new Set(words.flatMap(beginnings))
  const [, ...stems] = decode(dictionary.dic).split('\n')
  const chosen = stems.filter((stem) => wanted.has(beginning(stem)) || stem.replace(/\/.*/, '').length <= SHORT)
  const spell = nspell({ aff: affixes(), dic: [String(chosen.length), ...chosen].join('\n') })
  return (word) => spell.correct(word)
}
