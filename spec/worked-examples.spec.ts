// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { amountsHanded, amountsIn } from './support/amounts.ts'
import { withoutBraces } from './support/braces.ts'
import { datesOfFeast } from './support/feasts.ts'
import { publishedPages } from './support/published.ts'
import { articleText, readable } from './support/readable.ts'
import { articleRows } from './support/rows.ts'
import { readTable } from './support/table.ts'

const documents = new Map<string, Document>()
beforeAll(async () => {
  for (const { path, body } of await publishedPages()) documents.set(path, new DOMParser().parseFromString(body, 'text/html'))
})

const textOf = (path: string) => readable(articleText(documents.get(path)!)!)
const resultOf = (path: string) => documents.get(path)!.querySelector('output')!.textContent.replaceAll('\u00A0', ' ')

const listed = (cell: string | undefined) => (cell ? cell.split('; ') : [])

const sourceOf = (path: string) => readFileSync(`src/content/articles/${path.split('/').at(-1)}.mdx`, 'utf8').replace(/^---\n[^]*?\n---\n/, '')

const examples = readTable('worked-examples')
const rows = articleRows.map(({ path }) => examples.find((row) => row.path === path) ?? { path })

test('worked-examples.typed: every row is that of an article', () => {
  expect(examples.filter((row) => !rows.includes(row))).toEqual([])
})

describe.each<Record<string, string | undefined>>(rows)('$path', ({ path, typed, computed }) => {
  test('worked-examples.typed: only what is given', () => {
    const { words, braces } = withoutBraces(sourceOf(path!))
    expect([...new Set([...amountsIn(words), ...braces.flatMap(amountsHanded)])]).toEqual(listed(typed))
  })

  test('worked-examples.computed: the rest follows from it', () => {
    expect(amountsIn(textOf(path!)).filter((one) => !listed(typed).includes(one)).toSorted()).toEqual(listed(computed).toSorted())
  })

  test('worked-examples.functions: no sums between braces', () => {
    const sums = /[\w)\]]\s*[*/+]\s*[\w(]|[\w)\]]\s-\s[\w(]/
    expect(withoutBraces(sourceOf(path!)).braces.filter((code) => sums.test(code.replaceAll(/'[^']*'/g, '')))).toEqual([])
  })
})

test.each(readTable('worked-examples', 'Tools'))('worked-examples.tool: $path opens on its example', ({ path, figures }) => {
  const wanted = figures!.split('; ')
  expect(wanted.filter((figure) => !resultOf(path!).includes(figure))).toEqual([])
  expect(wanted.filter((figure) => !textOf(path!).includes(figure))).toEqual([])
})

test.each(readTable('worked-examples', 'Feasts'))('worked-examples.feasts: $feast of $year on $path', ({ path, feast, year, text }) => {
  expect(text).toContain(datesOfFeast(feast!, Number(year)))
  expect(textOf(path!)).toContain(text)
})
