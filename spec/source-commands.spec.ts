import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { askAll } from '../e2e/harness/links/ask.ts'
import { catalogue, datedFacts, paperStyle } from './support/build.ts'
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

/** What the command says, and how it ends, after a module of its own has been run. */
function links(before: string, ...flags: string[]) {
  const { stdout, status } = spawnSync('node', ['--import', `data:text/javascript,${encodeURIComponent(before)}`, '.ci/links.ts', ...flags], { encoding: 'utf8' })
  return { lines: stdout.trim().split('\n'), status }
}
const addressed = Object.entries(catalogue).flatMap(([id, { address }]) => (address ? [{ id, address }] : []))
const summary = `${Object.keys(catalogue).length} sources, ${addressed.length} with an address`

test('sources.links: the form of every address, and nothing is asked', () => {
  const asksNothing = "globalThis.fetch = () => { console.log('asked') }"
  // A catalogue with one address that is none.
  const faulty = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      const module = next(url, context)
      return url.endsWith('/sources/market.ts') ? { ...module, source: String(module.source).replace("address: 'https:", "address: 'http:") } : module
    } })`
  expect(links(asksNothing)).toEqual({ lines: [`${summary}, 0 problems`], status: 0 })
  expect(links(faulty)).toEqual({ lines: [expect.stringMatching(/^source \S+: address: expected https:\/\/…, found "http:/), `${summary}, 1 problem`], status: 1 })
})

test('sources.links: with --online it asks each, and ends with 1 where one answered badly', () => {
  const [gone, silent] = [addressed[3]!, addressed[7]!]
  const answers = (status: number) => `globalThis.fetch = async (address) => {
    if (address === ${JSON.stringify(silent.address)}) throw new Error('no name')
    return { status: address === ${JSON.stringify(gone.address)} ? ${status} : 200 }
  }`
  const unknown = `? ${silent.id}: no name (${silent.address})`
  expect(links(answers(404), '--online')).toEqual({
    lines: [`${summary}, 0 problems`, `✗ ${gone.id}: status 404 (${gone.address})`, unknown, `${addressed.length - 2} answer, 1 do not, 1 could not be checked`],
    status: 1,
  })
  expect(links(answers(200), '--online')).toEqual({ lines: [`${summary}, 0 problems`, unknown, `${addressed.length - 1} answer, 0 do not, 1 could not be checked`], status: 0 })
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
  expect(days.length, 'lines').toBe(Object.keys(catalogue).length + datedFacts.length)
  for (const { checked, name, source } of datedFacts) expect(lines).toContain(`${checked}  ${name} (${source})`)
  for (const id of Object.keys(catalogue)) expect(lines.some((line) => line.endsWith(`(source ${id})`))).toBe(true)
})

test('sources.paper: addresses follow their links', () => {
  expect(paperStyle({ url: 'https://sito.example', phone: '1', email: 'a@sito.example' })).toMatch(/@media print\{.*main :is\(p,li\) a\[href\^=http\]::after\{content:" \(" attr\(href\) "\)"\}/)
})
