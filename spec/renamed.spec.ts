import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from './support/files.ts'
import { brandNamed, otherName } from './support/other-brand.ts'
import { isWord, writtenField, writtenName } from './support/written-brand.ts'

test('brand.renamed: a build under another name carries no trace of this one', () => {
  const folder = 'node_modules/.cache/renamed'
  const other = brandNamed(`${otherName()} Blu`)
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: folder, SITE_OVERRIDE: JSON.stringify(other) }
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { env, stdio: 'pipe' })
  const read = (page: string) => readFileSync(page, 'utf8')
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'))
  const kept = (html: string) => (isWord ? html.replace(/<main[^]*<\/main>/, '') : html).replaceAll(writtenField('legalName'), '')
  const trace = (page: string) => new RegExp(`\\b${writtenName}\\b|/${writtenField('slug')}-lab`).exec(kept(read(page)))?.[0]
  expect(pages).toContain(`${folder}/${other.slug}-lab/calcolo-rendimento-reale/index.html`)
  expect(read(`${folder}/index.html`)).toContain(`<title>${other.name}: Ospitalità Autentica nel Cuore di Venezia</title>`)
  expect(pages.filter(trace)).toEqual([])
})
