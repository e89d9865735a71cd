import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { askAll } from '../e2e/harness/links/ask.ts'
import { catalogue, paperStyle } from './support/build.ts'
import { filesBelow } from './support/files.ts'
import { importsOf } from './support/imports.ts'

test('sources.links: one at a time for a host, and what could not be asked apart', async () => {
  const busy = new Set<string>()
  const ask = async (address: string) => {
    const { host, pathname } = new URL(address)
    expect(busy.has(host)).toBe(false)
    busy.add(host)
    await Promise.resolve()
    busy.delete(host)
    if (pathname === '/lost') throw new Error('no name')
    return { status: Number(pathname.slice(1)) }
  }
  const entries = ['a.example/200', 'a.example/404', 'b.example/403', 'b.example/503', 'c.example/lost'].map((place) => ({ id: place, address: `https://${place}` }))
  expect((await askAll(entries, ask)).map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
    'a.example/200 answers', 'a.example/404 gone', 'b.example/403 unknown', 'b.example/503 unknown', 'c.example/lost unknown',
  ])
})

test('sources.script: only the compiler of the texts reads the catalogue', () => {
  const readers = filesBelow('src').filter((file) => /\.tsx?$/.test(file) && importsOf(file).some((target) => /^src\/content\/sources\/(?!source\b)/.test(target)))
  expect(readers.length).toBeGreaterThan(2)
  expect(readers.filter((file) => !/^src\/content\/(mdx|sources)\//.test(file))).toEqual([])
})

test('sources.freshness: every source and figure, the oldest first', () => {
  const lines = execFileSync('node', ['.ci/freshness.ts', '--at', '2026-11-21'], { encoding: 'utf8' }).trim().split('\n')
  const days = lines.slice(0, -1).map((line) => line.slice(0, 10).replace('never read', ''))
  const unread = Object.values(catalogue).filter(({ read }) => !read).length
  expect(lines.filter((line) => /[<>\u2060]/.test(line))).toEqual([])
  expect(days).toEqual(days.toSorted())
  expect(days.filter((day) => day === '')).toHaveLength(unread)
  expect(lines.at(-1)).toBe(`${days.length} figures and sources: ${unread} never read again, 0 read more than 12 months before 2026-11-21`)
  for (const id of Object.keys(catalogue)) expect(lines.some((line) => line.endsWith(`(source ${id})`))).toBe(true)
})

test('sources.paper: addresses follow their links', () => {
  expect(paperStyle({ url: 'https://sito.example', phone: '1', email: 'a@sito.example' })).toMatch(/@media print\{.*main :is\(p,li\) a\[href\^=http\]::after\{content:" \(" attr\(href\) "\)"\}/)
})
