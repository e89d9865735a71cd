import { globSync, statSync } from 'node:fs'
import { Unusable } from '../harness/command/unusable.ts'
import { checkPage } from '../harness/prose/check-page.ts'
import { readPage } from '../harness/prose/read-page.ts'
import { runningText } from './running-text.ts'
import { closings } from './closing.ts'
import { hand } from './hand.ts'
import { italian } from './italian.ts'
import { type ArticleSource, uncited, unsourced } from './sourced.ts'
import { vocabularyOf, wordLists, everyWordOf } from './word-lists.ts'

interface Known {
  /** Values of the brand. */
  brand: string[]
  /** The articles as they were written. */
  articles: ArticleSource[]
  /** Ids of the sources that there are, and those that the articles cite. */
  sources: string[]
  cited: ReadonlySet<string>
}

/** Reads the pages of a build one after another, then all articles beside each other: how much there is to mend. */
export function readSite(folder: string, { brand, articles, sources, cited }: Known): number {
  const files = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? globSync('**/*.html', { cwd: folder }).toSorted() : []
  if (files.length === 0) throw new Unusable(`${folder}: expected a folder with a build's pages; run «npm run build» first`)
  const pages = files.map((file) => ({ file, document: readPage(`${folder}/${file}`) }))
  const documents = pages.map(({ document }) => document)
  const vocabulary = vocabularyOf(documents, brand)
  const read = new Set<string>()
  let total = 0
  for (const { file, document } of pages) {
    const findings = checkPage(document, italian, vocabulary, read)
    total += findings.length
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${file}${findings.length === 0 ? '' : `: ${findings.length} to mend`}`)
    for (const { check, heading, place, found, expected } of findings) {
      console.log(`    ${check}: found ${found}, expected ${expected}\n      under «${heading}»: ${place}`)
    }
  }
  const texts = pages.flatMap(({ file, document }) => runningText(file, document) ?? [])
  const { english, ...needed } = wordLists
  const lists = [english, ...Object.values(needed)].flatMap((list) => list.disorder()).concat(Object.values(needed).flatMap((list) => list.unused()))
  const across = [...hand(texts), ...closings(texts), ...unsourced(articles), ...uncited(sources, cited), ...lists]
  for (const { check, place, found, expected } of across) console.log(`${check}: found ${found}, expected ${expected}\n      ${place}`)
  total += across.length
  console.log(`\n${folder}: ${pages.length} pages, ${everyWordOf(documents).length} words, ${total} ${total === 1 ? 'finding' : 'findings'}`)
  return total === 0 ? 0 : 1
}
