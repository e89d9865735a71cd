// `npm run prose [folder]`: reads every prerendered page of a build as an Italian editor would.
import { globSync, readFileSync, statSync } from 'node:fs'
import { site } from '../src/config/site.ts'
import { catalogue } from '../src/content/sources/catalogue.ts'
import { citedIn } from '../src/content/sources/standing.ts'
import { articleText } from '../e2e/italian/article-text.ts'
import { checkPage } from '../e2e/harness/prose/check-page.ts'
import { italian } from '../e2e/italian/italian.ts'
import { closings } from '../e2e/italian/closing.ts'
import { hand } from '../e2e/italian/hand.ts'
import { passagesOf } from '../e2e/harness/prose/passages.ts'
import { readPage } from '../e2e/harness/prose/read-page.ts'
import { uncited, unsourced } from '../e2e/italian/sourced.ts'
import { speller } from '../e2e/italian/speller.ts'
import type { Vocabulary } from '../e2e/italian/vocabulary.ts'
import { readWordList } from '../e2e/harness/prose/word-list.ts'
import { wordsOf } from '../e2e/italian/words.ts'

const folder = process.argv[2] ?? 'dist'
const files = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? globSync('**/*.html', { cwd: folder }).toSorted() : []
if (files.length === 0) {
  console.error(`${folder}: expected a folder with a build's pages; run «npm run build» first`)
  process.exit(2)
}

const pages = files.map((file) => ({ file, document: readPage(`${folder}/${file}`) }))
const words = pages.flatMap(({ document }) => passagesOf(document).flatMap(wordsOf)).map(({ text }) => text)

const lists = { reviewed: readWordList('e2e/italian/words.txt'), repeatable: readWordList('e2e/italian/repetitions.txt') }
const english = readWordList('e2e/italian/english.txt')
const vocabulary: Vocabulary = {
  ...lists,
  knows: speller([...new Set(words)]),
  english: new Set(english),
  brand: new Set(Object.values(site).join(' ').match(/\p{L}+/gu)),
}

let total = 0
const read = new Set<string>()
for (const { file, document } of pages) {
  const findings = checkPage(document, italian, vocabulary, read)
  total += findings.length
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${file}${findings.length === 0 ? '' : `: ${findings.length} to mend`}`)
  for (const { check, heading, place, found, expected } of findings) {
    console.log(`    ${check}: found ${found}, expected ${expected}\n      under «${heading}»: ${place}`)
  }
}
const texts = pages.flatMap(({ file, document }) => articleText(file, document) ?? [])
const cited = new Set(globSync('src/content/articles/*.mdx').flatMap((file) => citedIn(readFileSync(file, 'utf8'))))
const across = [...hand(texts), ...closings(texts), ...unsourced(texts), ...uncited(Object.keys(catalogue), cited)]
for (const { check, place, found, expected } of across) console.log(`${check}: found ${found}, expected ${expected}\n      ${place}`)
total += across.length
const stale = [english, ...Object.values(lists)].flatMap((list) => list.disorder()).concat(Object.values(lists).flatMap((list) => list.unused()))
for (const { place, found, expected } of stale) console.log(`${place}: found ${found}, expected ${expected}`)
total += stale.length
console.log(`\n${folder}: ${pages.length} pages, ${words.length} words, ${total} ${total === 1 ? 'finding' : 'findings'}`)
process.exitCode = total === 0 ? 0 : 1
