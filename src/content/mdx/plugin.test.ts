import { expect, test } from 'vitest'
import { mdx } from './plugin.ts'

const FILE = 'src/content/articles/prova.mdx'
const source = `---
title: L'ora del mercato
teaser: Una frase di prova.
date: 2025-03-14
section: blog
desk: guests
icon: Fish
sky: [gold, paper]
readingMinutes: 7
related: [mercato-rialto, venezia-bambini, sestieri-segreti]
---

## L'ora dei conti

| Voce | Euro |
|---|--:|
| Utenze | 200 |
`
const plugin = mdx()
const transform = (id: string) => (plugin.transform as (source: string, id: string) => Promise<{ code: string } | null>)(source, id)

test('articles: compiled before any other plugin sees them, and nothing else is', async () => {
  expect(plugin).toMatchObject({ name: 'bricola:mdx', enforce: 'pre' })
  expect(await transform('src/content/article.ts')).toBeNull()
  expect(await transform('src/content/articles/prova.mdx.ts')).toBeNull()
})

test('articles: the body, typeset, with its index and the headers of its tables', async () => {
  const { code } = (await transform(`${process.cwd()}/${FILE}`))!
  expect(code).toContain('from "react/jsx-runtime"')
  expect(code).toMatch(/export const headings = \[\{"id":"l-ora-dei-conti","stretches":\[\{"text":"L’ora dei conti"\}\],"place":\d+\}\]/)
  expect(code.match(/scope: "(row|col)"/g)).toEqual(['scope: "col"', 'scope: "col"', 'scope: "row"'])
})

test('articles: the metadata in the same module', async () => {
  const { code } = (await transform(`${process.cwd()}/${FILE}`))!
  expect(code).toContain('export const modified = "2025-03-14"')
  const meta = JSON.parse(/^export const meta = (.*)$/m.exec(code)![1]!) as object
  expect(meta).toMatchObject({ slug: 'prova', title: 'L’ora del mercato', section: 'blog' })
  expect(meta).not.toHaveProperty('sky')
})
