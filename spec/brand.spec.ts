import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeholders, site, siteProblems } from './support/build'
import { filesBelow } from './support/files'
import { fill } from './support/product'
import { readTable } from './support/table'

const real = {
  ...site,
  slug: 'casa-tra-calli',
  url: 'https://www.casa.it',
  email: 'info@casa.it',
  phone: '+39 041 123 4567',
  bookingUrl: 'https://prenota.casa.it/',
  privacyUrl: 'https://casa.it/privacy',
  formEndpoint: 'https://moduli.it/f/1',
  vatNumber: '01234567890',
}

test('brand.valid: the brand of this site, and a true one', () => {
  expect(siteProblems(site)).toEqual([])
  expect(siteProblems(real)).toEqual([])
})

test.each(readTable('brand'))('brand.refused: $field «$wrong»', ({ field, wrong, expected }) => {
  const [problem, ...others] = siteProblems({ ...real, [field!]: wrong })
  expect(problem).toContain(`src/config/site.ts: ${field}: expected `)
  expect(problem).toContain(expected)
  expect(problem).toContain(`found ${JSON.stringify(wrong)}`)
  expect(others).toEqual([])
})

test('brand.fields: one missing, one too many', () => {
  const { email: _, name: __, ...without } = real
  expect(siteProblems({ ...real, name: ' Casa' })).toEqual([expect.stringContaining('name: expected some text, found " Casa"')])
  expect(siteProblems(without as typeof real)).toEqual([expect.stringContaining('name: expected some text, found undefined'), expect.stringContaining('email: expected an e-mail address, found undefined')])
  expect(siteProblems({ ...real, fax: '1' } as typeof real)).toEqual([expect.stringContaining('fax: not a field')])
})

test('brand.local: loopback without https, no other host', () => {
  expect(siteProblems({ ...real, formEndpoint: 'http://127.0.0.1:4174/' })).toEqual([])
  expect(siteProblems({ ...real, formEndpoint: 'http://moduli.it/' })).toHaveLength(1)
})

test('brand.placeholders: each reserved value, and no true one', () => {
  expect(placeholders(real)).toEqual([])
  const reserved = { ...real, email: 'info@casa.example', phone: '+39 041 000 0000', vatNumber: '00000000000' }
  expect(placeholders(reserved)).toEqual(['email', 'phone', 'vatNumber'])
})

test('brand.literal: the name and the slug stand in one file', () => {
  const written = new RegExp(fill('\\b{Product}\\b|\\b{product}-lab\\b|\\b{product}\\.example'))
  const files = filesBelow('src', 'spec', 'e2e').filter((file) => /\.(tsx?|mdx?|css|txt|svg)$/.test(file))
  expect(files.filter((file) => file !== 'src/config/site.ts' && written.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('brand.renamed: a build under another name carries no trace of this one', { timeout: 180_000 }, () => {
  const folder = 'node_modules/.cache/renamed'
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: folder, SITE_OVERRIDE: JSON.stringify({ name: 'Altana Blu', slug: 'altana-blu' }) }
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { env, stdio: 'pipe' })
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'))
  const trace = (page: string) => readFileSync(page, 'utf8').replaceAll(site.legalName, '').match(new RegExp(fill('\\b{Product}\\b|/{product}-lab')))?.[0]
  expect(pages).toContain(`${folder}/altana-blu-lab/calcolo-rendimento-reale/index.html`)
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toContain('<title>Altana Blu: Ospitalità Autentica nel Cuore di Venezia</title>')
  expect(pages.filter(trace)).toEqual([])
})
