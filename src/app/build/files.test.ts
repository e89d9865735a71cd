import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { feed } from './feed.ts'
import { llms } from './llms.ts'
import { manifest } from './manifest.ts'
import { articleText } from './article-text.ts'
import { sitemap } from './sitemap.ts'
import { writeSiteFiles } from './write-site-files.ts'

test('feed: one entry, byte for byte', () => {
  const entry = { url: 'https://a.example/uno', author: 'Redazione', content: '<p>Uno</p>' }
  const entries = [
    { ...entry, title: 'Uno', summary: 'Il primo', published: '2025-01-01', updated: '2025-02-01' },
    { ...entry, title: 'Due', summary: 'Il secondo', published: '2025-01-02', updated: '2025-01-03' },
  ]
  const lines = [...feed({ title: 'Casa', subtitle: 'Prova', url: 'https://a.example/', self: 'https://a.example/feed.xml', entries })].join('').split('\n')
  expect(lines.slice(0, 18)).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    '<title>Casa</title>',
    '<subtitle>Prova</subtitle>',
    '<id>https://a.example/</id>',
    '<updated>2025-02-01T00:00:00Z</updated>',
    '<link rel="self" type="application/atom+xml" href="https://a.example/feed.xml"/>',
    '<link rel="alternate" type="text/html" href="https://a.example/"/>',
    '<entry>',
    '<title>Uno</title>',
    '<id>https://a.example/uno</id>',
    '<link rel="alternate" type="text/html" href="https://a.example/uno"/>',
    '<published>2025-01-01T00:00:00Z</published>',
    '<updated>2025-02-01T00:00:00Z</updated>',
    '<author><name>Redazione</name></author>',
    '<summary>Il primo</summary>',
    '<content type="html">&lt;p&gt;Uno&lt;/p&gt;</content>',
    '</entry>',
  ])
  expect(lines.slice(-3)).toEqual(['</entry>', '</feed>', ''])
  expect(lines).toHaveLength(30)
})

test('feed: without entries there is no day', () => {
  expect([...feed({ title: 'Casa', subtitle: '', url: 'a', self: 'b', entries: [] })].join('')).toContain('<updated>T00:00:00Z</updated>')
})

test('sitemap: with a day where one is known', () => {
  expect(sitemap([{ url: 'https://a.example/' }, { url: 'https://a.example/uno', changed: '2025-02-01' }]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://a.example/</loc></url>',
    '<url><loc>https://a.example/uno</loc><lastmod>2025-02-01</lastmod></url>',
    '</urlset>',
    '',
  ])
})

test('llms: a heading, what it is about, the sections', () => {
  const page = { path: '/uno', heading: 'Uno', description: 'Il primo' }
  expect(llms('Casa', 'Prova', [{ title: 'Pagine', pages: [page, page] }, { title: 'Altre', pages: [] }], (path) => `https://a.example${path}`)).toBe(
    '# Casa\n\n> Prova\n\n## Pagine\n\n- [Uno](https://a.example/uno): Il primo\n- [Uno](https://a.example/uno): Il primo\n\n## Altre\n\n',
  )
})

test('manifest: a site, not an application', () => {
  expect(JSON.parse(manifest('Casa'))).toMatchObject({ name: 'Casa', display: 'browser', start_url: '/' })
})

test('site files: each under its name, whole or in pieces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  await writeSiteFiles(folder, { 'a.txt': 'uno', 'b.xml': ['<è', '/>'] })
  expect(['a.txt', 'b.xml'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['uno', '<è/>'])
  rmSync(folder, { recursive: true })
})

const body = '<nav aria-labelledby="indice"><ol></ol></nav><div class="x"><h2 id="a">Uno</h2><p>due<!-- --> tre<svg><text>4</text></svg></p><div data-island="t">5</div><p>è &amp; l\'ora –</p></div><p>dopo</p>'

test('text: what follows the index, without drawings, tools and marks', () => {
  expect(articleText(`<main>${body}</main>`, 'https://a.example/b')).toEqual({ words: 5, content: "<h2>Uno</h2><p>due tre</p><p>è &amp; l'ora –</p>" })
  expect(() => articleText('<p>Uno</p>', 'https://a.example/b')).toThrow('https://a.example/b: expected a text behind an index of contents')
})
