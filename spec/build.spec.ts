import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { temporaryFolder } from './support/temporary-folder.ts'
import { filesIn } from '../e2e/harness/command/files-in.ts'
import { firstDifference } from '../e2e/harness/builds/first-difference.ts'
import { mdx, textsApart } from './support/build.ts'
import { skyOf, writeCompressed, writePictures } from './support/published.ts'
import { articleRows } from './support/rows.ts'

const root = temporaryFolder('build-')

test('build.store: one article’s title and sky change: one plate, one share image', async () => {
  const store = join(root, 'store')
  const shared = ['mercato-rialto', 'venezia-tramonto', 'contatti'].map((name) => ({ name, title: name, label: 'Firma' }))
  const drawn = () => readdirSync(store).toSorted()
  await writePictures(join(root, 'first'), 'Casa', shared, skyOf, store)
  const before = drawn()
  await writePictures(join(root, 'same'), 'Casa', shared, skyOf, store)
  expect(drawn()).toEqual(before)
  const changed = shared.map((one) => (one.name === 'mercato-rialto' ? { ...one, title: 'Altro' } : one))
  await writePictures(join(root, 'second'), 'Casa', changed, (name) => (name === 'mercato-rialto' ? ['red', 'gold'] : skyOf(name)), store)
  const kinds = drawn().filter((name) => !before.includes(name)).map((name) => name.split('.')[1])
  expect(new Set(kinds)).toEqual(new Set(['png', 'svg']))
  expect(kinds).toHaveLength(2)
})

test('build.store: one text changes: it alone is compressed, and of the build before nothing else is kept', async () => {
  const store = join(root, 'packed')
  const folder = temporaryFolder('texts-', { 'a.html': 'calle', 'b.html': 'campo' })
  await writeCompressed(folder, store)
  for (const name of readdirSync(store)) writeFileSync(join(store, name), 'kept')
  writeFileSync(join(folder, 'b.html'), 'corte')
  await writeCompressed(folder, store)
  const read = (name: string) => readFileSync(join(folder, name))
  expect(['a.html.br', 'a.html.gz'].map((name) => read(name).toString())).toEqual(['kept', 'kept'])
  expect([brotliDecompressSync(read('b.html.br')), gunzipSync(read('b.html.gz'))].map(String)).toEqual(['corte', 'corte'])
  expect(readdirSync(store)).toHaveLength(4)
  const time = (name: string) => statSync(join(folder, name)).mtimeMs
  expect(time('a.html.br'), 'when a kept copy was written').toBeGreaterThanOrEqual(time('b.html'))
})

test('build.apart: of the articles the bundle has imports alone, one of each', async () => {
  const outDir = join(root, 'server')
  const plugins = [textsApart(), mdx()]
  const { output } = (await build({ configFile: false, logLevel: 'silent', plugins, build: { ssr: 'src/content/articles.ts', outDir, write: false } })) as Rolldown.RolldownOutput
  const texts = articleRows.map(({ path }) => `${path!.split('/').at(-1)}.mjs`).toSorted()
  expect(readdirSync(`${outDir}-texts`).toSorted()).toEqual(texts)
  expect(output[0].moduleIds.filter((id) => /\.(mdx|mjs)/.test(id))).toEqual([])
  expect(output[0].imports.filter((id) => id.endsWith('.mjs')).map((id) => basename(id)).toSorted()).toEqual(texts)
})

test('build.lines: git that writes CRLF, as on Windows', () => {
  const files = { '.gitattributes': readFileSync('.gitattributes'), 'a.md': '| a |\n|---|\n', 'a.png': Buffer.from([137, 80, 13, 10, 0, 10]) }
  const cwd = temporaryFolder('lines-', files)
  const git = (...args: string[]) => execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', ...args], { cwd, stdio: 'ignore' })
  git('init')
  git('add', '.')
  for (const name of Object.keys(files)) rmSync(join(cwd, name))
  git('checkout-index', '--all')
  expect([readFileSync(join(cwd, 'a.md'), 'utf8'), readFileSync(join(cwd, 'a.png'))]).toEqual([files['a.md'], files['a.png']])
})

test('build.same: nothing to say of two builds that agree; the place, where they differ', () => {
  const one = temporaryFolder('one-', { 'a.txt': 'calle', 'blog/b.txt': 'campo' })
  expect(filesIn(one)).toEqual(['a.txt', 'blog/b.txt'])
  expect(firstDifference(one, temporaryFolder('two-', { 'a.txt': 'calle', 'blog/b.txt': 'campo' }))).toBeUndefined()
  const byte = temporaryFolder('three-', { 'a.txt': 'calle', 'blog/b.txt': 'cambo' })
  expect(firstDifference(one, byte)).toBe(`blog/b.txt: byte 3: "campo" in ${one}, "cambo" in ${byte}`)
  const drawn = (byte: number) => temporaryFolder('drawn-', { 'a.png': Buffer.from([0x89, byte]) })
  expect(firstDifference(drawn(0xfe), drawn(0xff))).toMatch(/^a\.png: byte 1: "89fe" in .*, "89ff" in /)
  const longer = temporaryFolder('four-', { 'a.txt': 'calle larga', 'blog/b.txt': 'campo' })
  expect(firstDifference(one, longer)).toContain('byte 5: "calle"')
  const lacking = temporaryFolder('five-', { 'a.txt': 'calle' })
  expect(firstDifference(one, lacking)).toBe(`blog/b.txt: expected in both builds, not found in ${lacking}`)
})
