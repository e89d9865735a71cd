import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { site } from '../../config/site.ts'
import type { RenderedPage } from '../prerender.tsx'
import { belowText } from '../../ui/below-text.ts'
import { writePages } from './write-pages.ts'

const template = `<!doctype html><head><!--policy--><!--head--><!--colors--><!--styles--></head>
<body><div id="root"><!--app--></div><!--boot--></body>`
const shell = { template, entry: '/assets/entry-1.js' }

const page = (path: string, body: string): RenderedPage => ({
  file: `${path.slice(1)}/index.html`,
  path,
  head: '<title>Prova $& $1</title>',
  body,
  css: '.c-a{color:red}',
  rest: '.zz{color:blue}',
  summary: { path, heading: 'Prova', description: 'Prova' },
})
async function* printed(...pages: RenderedPage[]) {
  yield* pages
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('pages: each in its own file, every slot of the shell filled', async () => {
  const written = await writePages(folder, shell, site, printed(page('/blog/uno', '<h1>Uno</h1><button data-copy="x"></button>'), page('/due', '<h1>$&</h1>'), page('/tre', '<div data-island="x"></div>')))
  expect(written.map(({ path }) => path)).toEqual(['/blog/uno', '/due', '/tre'])
  const [one, two, three] = ['blog/uno', 'due', 'tre'].map((path) => readFileSync(join(folder, path, 'index.html'), 'utf8'))
  expect(one).toContain('<title>Prova $& $1</title><meta name="theme-color"')
  expect(one).toContain('.c-a{color:red}</style>')
  expect(one).toContain('<div id="root"><h1>Uno</h1><button data-copy="x"></button></div><script type="speculationrules">')
  expect(two).toContain('<div id="root"><h1>$&</h1></div><script type="speculationrules">')
  expect([one, two, three].map((html) => html!.includes('import(`/assets/entry-1.js`)')), 'fetched where something is to copy or to wake').toEqual([true, false, true])
  expect([one, two, three].map((html) => html!.includes('IntersectionObserver')), 'what wakes, where something is to be woken').toEqual([false, false, true])
  expect(one).not.toMatch(/<!--/)
})

test('pages: the policy allows the inline script and style of the page, and nothing else', async () => {
  await writePages(folder, shell, site, printed(page('/uno', '')))
  const html = readFileSync(join(folder, 'uno/index.html'), 'utf8')
  const rules = Object.fromEntries(
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  ) as Record<string, string[]>
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const [, style, speculation, script] = /<style[^>]*>([^]*?)<\/style>[^]*<script type="speculationrules">([^]*?)<\/script><script>([^]*?)<\/script>/.exec(html)!
  expect(rules['script-src']).toEqual(["'self'", hash(script!), hash(speculation!)])
  expect(rules['style-src']).toEqual(["'self'", hash(style!), hash('')])
  expect(rules['form-action']).toEqual(["'self'", new URL(site.formEndpoint).origin])
  for (const name of ['child-src', 'media-src', 'object-src', 'base-uri', 'trusted-types']) expect(rules[name]).toEqual(["'none'"])
  expect(rules['default-src']).toEqual(["'self'"])
  expect(rules['require-trusted-types-for']).toEqual(["'script'"])
})

test('performance.below: what stands below the text has one sheet, which pages with the same share', async () => {
  const body = (words: string) => `<p>${words}</p>${belowText}<b></b>${belowText}`
  await writePages(folder, shell, site, printed(page('/uno', body('Uno')), page('/due', body('Due'))))
  const [sheet, ...others] = readdirSync(join(folder, 'assets'))
  expect([sheet, others]).toEqual([expect.stringMatching(/^rest-[0-9a-f]{8}\.css$/), []])
  expect(readFileSync(join(folder, 'assets', sheet!), 'utf8')).toMatch(/^\.zz\{color:blue\}@supports .*@page\{.*@media print\{/)
  const words = ['uno', 'due'].map((path) => readFileSync(join(folder, path, 'index.html'), 'utf8'))
  for (const html of words) expect(html).toMatch(new RegExp(`</p><link rel="stylesheet" href="/assets/${sheet}"><b></b></div>`))
  await writePages(folder, shell, site, printed({ ...page('/tre', body('Tre')), rest: '.zy{color:blue}' }))
  expect(readdirSync(join(folder, 'assets')), 'one of other parts has its own').toHaveLength(2)
})

test('pages: a shell without a slot stops the build', async () => {
  const lacking = { ...shell, template: template.replace('<!--head-->', '') }
  await expect(writePages(folder, lacking, site, printed(page('/uno', '')))).rejects.toThrow(/^index.html: expected <!--head-->$/)
})
