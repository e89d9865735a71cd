import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { statesOf } from './matrix.ts'
import { subjectOf } from './subject.ts'
import { Unusable } from '../command/unusable.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { OWN_STATES } from '../site-states.ts'
import { readAuditSite } from '../site.ts'
import { letThrough } from '../../../spec/support/service.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

beforeEach(letThrough)

const seen = { path: '/', width: 390 }
const kinds = 'click, hover, press, sees, loses, focuses, wakes, fill'
test.each([
  ['a field that nobody knows', { pages: { kind: ['/'] } }, 'pages.kind: no such field; expected one of all, missing, kinds, ofKind, home'],
  ['no page', { pages: { all: [] } }, 'pages.all: expected at least one path, found []'],
  ['a path without its stroke', { pages: { all: ['home'] } }, 'pages.all.0: expected a path that begins with «/», found "home"'],
  ['a zone that is none', { timeZone: 'Europe/Wien' }, 'timeZone: expected a time zone, as «Europe/Vienna», found "Europe/Wien"'],
  ['a language that is none', { locale: 'de_AT' }, 'locale: expected a language, as «de» or «en-GB», found "de_AT"'],
  ['half a moment', { now: '2026-11-21' }, 'now: expected a moment, as «2026-11-21T12:00:00+01:00», found "2026-11-21"'],
  ['a step of no kind', { states: { open: { steps: [{ clik: 'a' }], seen } } }, `states.open.steps.0: expected a step of one kind: ${kinds}, found {"clik":"a"}`],
  ['a step that is half told', { states: { open: { steps: [{ fill: 'a' }], seen } } }, 'states.open.steps.0.with: expected this field, found nothing'],
  ['a step without a target', { states: { open: { steps: [{ click: '' }], seen } } }, 'states.open.steps.0.click: expected words, found ""'],
  ['a step of two kinds', { states: { open: { steps: [{ click: 'a', sees: 'b' }], seen } } }, 'states.open.steps.0.sees: no such field; expected one of click'],
  ['a state that each page has', { states: { plain: { steps: [], seen } } }, 'states.plain: expected another name than plain, hovered, 404, which the audit has itself, found "plain"'],
])('audit.told: %s', (_, given, line) => {
  expect(() => readAuditSite('Shop.ts', given)).toThrow(new Unusable(`Shop.ts: ${line}`))
})

test('audit.told: languages of every form, and no state twice', () => {
  const locales = ['de', 'gsw-CH', 'sr-Latn-RS', 'es-419', 'en-GB']
  expect(locales.map((locale) => readAuditSite('Shop.ts', { locale }).locale)).toEqual(locales)
  expect(statesOf({ states: {} })).toEqual(OWN_STATES)
})

const SHOP = { 'broken.ts': 'export const site = {', 'shop.json': '{}', 'part.ts': 'export const site = {}' }

test.each([
  ['a folder', ['--site', '.'], '--site: expected a file that tells of a site, found a folder at «.»'],
  ['a file with a fault', ['--site', 'broken.ts'], 'broken.ts: expected a module that exports «site», found SyntaxError'],
  ['a file of JSON', ['--site', 'shop.json'], 'shop.json: expected a module that exports «site», found TypeError'],
  ['records of a site that has none', ['--site', 'part.ts', '--part', 'walks'], '--part walks: expected a site with checks of its own that record them, found no «probes» in part.ts'],
])('audit.unusable: %s, with code 2 and no stack', (_, flags, sentence) => {
  const cwd = temporaryFolder('shop-', SHOP)
  const { status, stderr, stdout } = spawnSync(process.execPath, [resolve('.ci/audit.ts'), '--url', 'http://127.0.0.1:9/', ...flags], { cwd, encoding: 'utf8' })
  expect([status, stderr.split('\n').slice(1), stdout]).toEqual([2, [''], ''])
  expect(stderr).toContain(sentence)
})

/** A folder of the host with a page, a document, a page that leads nowhere, and what is missing. */
const answers: Record<string, [number, Record<string, string>]> = {
  '/': [200, { 'content-type': 'text/html' }],
  '/list.pdf': [200, { 'content-type': 'application/pdf' }],
  '/fault': [500, { 'content-type': 'text/html' }],
  '/away': [302, { location: 'http://127.0.0.1:9/' }],
}

test.each([
  ['a document among the pages', { pages: { all: ['/', '/list.pdf'] } }, '/list.pdf: expected the page that the site file names, text/html, found application/pdf'],
  ['a page that is not there', { pages: { all: ['/', '/nowhere'] } }, '/nowhere: expected the page that the site file names, found status 404'],
  ['a page that fails', { pages: { all: ['/', '/fault'] } }, '/fault: expected the page that the site file names, found status 500'],
  ['a page that leads where nobody answers', { pages: { all: ['/', '/away'] } }, /^\/away: expected the page that the site file names, found that it cannot be reached: /],
  ['a page that leads to another host', { pages: { all: ['/', '/elsewhere'] } }, /^\/elsewhere: expected the page that the site file names, found that it leads to http:\/\/127\.0\.0\.1:\d+\/$/],
  ['a kind that is no page', { pages: { all: ['/'], kinds: ['/shop'] } }, 'pages.kinds: expected paths of the site, as /, found «/shop»'],
  ['a kind that no link leads to', { pages: { kinds: ['/', '/shop'] } }, 'pages.kinds: expected paths of the site, as /, found «/shop»'],
  ['a kind that is no page, of a site with checks of its own', { probes: 'shop.config.ts', pages: { all: ['/'], kinds: ['/shop'], missing: '/nowhere' } }, 'pages.kinds: expected paths of the site, as /, found «/shop»'],
  ['decisions that are not there', { specification: { decisions: 'nowhere.json' } }, 'specification.decisions: expected a file of decisions, found none at «nowhere.json»'],
  ['answers that are not there', { specification: { answers: 'nowhere.json' } }, 'specification.answers: expected a file of answers, found none at «nowhere.json»'],
  ['criteria that are a folder', { specification: { criteria: 'spec' } }, 'specification.criteria: expected a file of criteria, found a folder at «spec»'],
  ['criteria without their tables', { specification: { criteria: 'README.md' } }, 'README.md: expected a table under «Levels A and AA», found none'],
])('audit.unusable: %s', async (_, told, sentence) => {
  const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<title>Other</title>'))
  const elsewhere = { location: `${await listenAnywhere(other)}/` }
  const server = createServer(({ url }, response) => {
    const [status, headers] = url === '/elsewhere' ? ([302, elsewhere] as const) : (answers[url!] ?? [404, { 'content-type': 'text/html' }])
    response.writeHead(status, headers).end('<title>Shop</title>')
  })
  const url = `${await listenAnywhere(server)}/`
  const looked = subjectOf({ told: readAuditSite('shop.ts', told), start: url, folder: '', url, isFull: false })
  await expect(looked).rejects.toThrow(sentence)
  await expect(looked).rejects.toThrow(Unusable)
  for (const one of [server, other]) one.close()
})
