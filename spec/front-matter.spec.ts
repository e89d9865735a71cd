import { expect, test } from 'vitest'
import { articleMeta, compileArticle, pressPlate, readFrontMatter } from './support/build.ts'
import { article, FILE, frontMatter } from './support/sample-article.ts'
import { readTable } from './support/table.ts'

/** The sample, with one field written otherwise. */
const faulty = (fault: string) => article('Testo.', [...frontMatter.filter((line) => line.split(':')[0] !== fault.split(':')[0]), fault])

test('front-matter.accepted: the sample', () => {
  expect(readFrontMatter(FILE, article())).toMatchObject({ title: 'Prova', readingMinutes: 7, date: '2025-03-14' })
  expect(articleMeta(FILE, article())).toMatchObject({ slug: 'prova' })
  expect(readFrontMatter(FILE, faulty(`title: ${'a'.repeat(70)}`))).toHaveProperty('title', 'a'.repeat(70))
})

test.each(readTable('front-matter'))('front-matter.refused: «$fault»', ({ field, fault, expected, found }) => {
  const read = () => readFrontMatter(FILE, faulty(fault!))
  expect(read).toThrow(`${FILE}: ${field}: `)
  expect(read).toThrow(expected!)
  expect(read).toThrow(found ? `, found ${found}` : 'fields are ')
})

test('front-matter.all: one line for each', () => {
  const read = () => readFrontMatter(FILE, article('Testo.', ['title: Prova']))
  expect(read).toThrow(/teaser: .*\n.*date: .*\n.*section: [\s\S]*related: /)
})

test('front-matter.block: a file without', () => {
  for (const source of ['Testo.', `Testo.\n${article()}`]) expect(() => readFrontMatter(FILE, source)).toThrow(`${FILE}: expected front matter`)
})

test('front-matter.related: an article that does not exist', () => {
  const source = faulty('related: [mercato-rialto, venezia-bambini, venezia-lunare]')
  expect(() => articleMeta(FILE, source)).toThrow(`${FILE}: related: expected slugs of articles, found «venezia-lunare»`)
})

const call = 'call: { heading: I conti, text: Guarda i conti }'

test.each([
  ['to a heading that is not there', article('## Le spese', [...frontMatter, call]), `${FILE}: call.heading: expected one of le-spese, found i-conti`],
  ['beside a tool', article('## I conti\n\n<Tool />', [...frontMatter, 'tool: yield', call]), `${FILE}: call: expected none, since the head leads to the tool «yield», found «Guarda i conti»`],
])('front-matter.call: %s', async (_, source, message) => {
  await expect(compileArticle(FILE, source)).rejects.toThrow(message)
})

test('front-matter.call: to one of the text’s headings', async () => {
  await compileArticle(FILE, article('## I conti', [...frontMatter, call]))
  expect(articleMeta(FILE, article('## I conti', [...frontMatter, call]))).toHaveProperty('call', { to: 'i-conti', text: 'Guarda i conti' })
})

test('front-matter.scene: told by its file', () => {
  expect(() => pressPlate('venezia-lunare')).toThrow(/^no scene for venezia-lunare: expected src\/art\/scenes\/venezia-lunare\.ts$/)
})

test.each(['article:venezia-lunare', 'page:negozio', 'http://esempio.example', '/blog'])(
  'front-matter.links: to %s',
  async (target) => {
    await expect(compileArticle(FILE, article(`Un [legame](${target}).`))).rejects.toThrow(`${FILE}:${frontMatter.length + 4}: ${target}: expected`)
  },
)

test('front-matter.links: to an article, a page, an https address', async () => {
  const body = '[a](article:mercato-rialto) [b](page:contacts) [c](https://esempio.example)'
  expect(await compileArticle(FILE, article(body))).toContain('article:mercato-rialto')
})
