import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { pick, random } from '../harness/audit/random.ts'

export interface MadeUpArticle {
  slug: string
  title: string
  teaser: string
  date: string
  /** Markdown without front matter. */
  body: string
}

const SECTIONS = 8
const PARAGRAPHS = 5
/** Words of the language's dictionary: no sentence is anyone's, and none compresses better than a true text does. */
const words = readFileSync('node_modules/dictionary-it/index.dic', 'utf8')
  .split('\n')
  .map((line) => line.split('/')[0]!)
  .filter((word) => /^[a-zàèéìòù]{4,11}$/.test(word))
const small = ['il', 'la', 'di', 'che', 'e', 'a', 'un', 'una', 'per', 'con', 'non', 'da', 'in', 'si', 'del', 'della', 'le', 'i', 'più', 'come', 'ma', 'al', 'alla', 'anche']

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function phrase(length: number, vocabulary: string[], next: () => number): string {
  // Squared: as in any text, a few words come often and many once.
  const long = () => vocabulary[Math.floor(next() ** 2 * vocabulary.length)]!
  return Array.from({ length }, (_, place) => (place % 2 ? long() : pick(small, next))).join(' ')
}

export function madeUpArticle(number: number): MadeUpArticle {
  const next = random(number)
  const vocabulary = Array.from({ length: 720 }, () => pick(words, next))
  const sentence = () => `${capital(phrase(9 + Math.floor(next() * 9), vocabulary, next))}.`
  const paragraph = () => Array.from({ length: 3 + Math.floor(next() * 2) }, sentence).join(' ')
  const section = (_: unknown, index: number) =>
    [
      `## ${capital(phrase(5, vocabulary, next))}`,
      ...Array.from({ length: PARAGRAPHS - (index === 1 || index === 3 ? 1 : 0) }, paragraph),
      ...(index === 1 ? [Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n')] : []),
      ...(index === 3 ? [['| Voce | Euro |', '|---|---|', ...Array.from({ length: 5 }, () => `| ${pick(vocabulary, next)} | ${Math.floor(next() * 9000)} |`)].join('\n')] : []),
    ].join('\n\n')
  const month = String(1 + (number % 12)).padStart(2, '0')
  return {
    slug: `articolo-${String(number).padStart(4, '0')}`,
    title: capital(phrase(6, vocabulary, next)),
    teaser: sentence(),
    date: `2025-${month}-${String(1 + (number % 28)).padStart(2, '0')}`,
    body: `${paragraph()}\n\n${Array.from({ length: SECTIONS }, section).join('\n\n')}\n`,
  }
}

/** A folder of Markdown that every peer reads. */
export function writeArticles(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (let number = 1; number <= count; number += 1) {
    const { slug, title, teaser, date, body } = madeUpArticle(number)
    writeFileSync(`${folder}/${slug}.md`, `---\ntitle: "${title}"\nteaser: "${teaser}"\ndate: "${date}"\n---\n\n${body}`)
  }
}
