import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { textsApart } from './texts-apart.ts'

const root = mkdtempSync(join(tmpdir(), 'texts-apart-'))
afterAll(() => rmSync(root, { recursive: true }))

interface Resolved {
  id: string
  external: boolean
}

const plugin = textsApart() as unknown as { buildStart: () => void; resolveId: (source: string, importer?: string) => Promise<Resolved | null> }
const build = { environment: { config: { root, build: { outDir: 'server' } } }, resolve: (source: string) => (source.includes('manca') ? null : { id: join(process.cwd(), source) }) }

test('texts apart: a text is a module beside the bundle, which Node imports as it is', async () => {
  plugin.buildStart.call(build)
  const found = await plugin.resolveId.call(build, 'src/content/articles/mercato-rialto.mdx')
  expect(found).toMatchObject({ external: true })
  expect(fileURLToPath(found!.id)).toBe(join(root, 'server-texts', 'mercato-rialto.mjs'))
  const { default: Body, headings, meta } = (await import(/* @vite-ignore */ found!.id)) as { default: unknown; headings: { id: string }[]; meta: object }
  expect(Body).toBeTypeOf('function')
  expect(headings.length).toBeGreaterThan(3)
  expect(meta).toMatchObject({ slug: 'mercato-rialto' })
})

test('texts apart: what is no article, or not found, is the bundler’s, and an earlier build leaves nothing', async () => {
  for (const source of ['src/app/App.tsx', 'manca.mdx']) expect(await plugin.resolveId.call(build, source)).toBeNull()
  const old = join(root, 'server-texts', 'vecchio.mjs')
  writeFileSync(old, '')
  plugin.buildStart.call(build)
  expect(() => readFileSync(old)).toThrow('ENOENT')
})
