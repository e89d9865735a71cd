import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { about } from '../../../spec/support/about.ts'
import { discover, untold } from './discovery.ts'
import { followLinks } from './follow-links.ts'
import { GARDEN, LIBRARY } from './made-up/barriers.ts'
import { HEADER, serveGuarded, serveMadeUp, SIGNER } from './made-up/serve.ts'
import { open } from './opened.ts'
import { readSiteFile, subjectOf } from './subject.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { readAuditSite } from '../site.ts'
import { landingOf } from '../verify/landing.ts'
import { letThrough } from '../../../spec/support/service.ts'

const letIn = { ca: SIGNER, header: [HEADER] }
let plain: Awaited<ReturnType<typeof serveMadeUp>>
let guarded: typeof plain
beforeAll(async () => {
  plain = await serveMadeUp()
  guarded = await serveGuarded('/garden/start.html')
})
beforeEach(letThrough)
afterAll(() => [plain, guarded].forEach(({ close }) => close()))

test('audit.told: each field may be left out, a wrong one is named with its file', () => {
  expect(readAuditSite('Shop.ts', {})).toEqual({})
  expect(readAuditSite('Shop.ts', { locale: 'en-GB', pages: { all: ['/'] } })).toEqual({ locale: 'en-GB', pages: { all: ['/'] } })
  expect(() => readAuditSite('Shop.ts', { pages: { all: ['/', 7] } })).toThrow('Shop.ts: pages.all.1: expected string, found 7')
  expect(() => readAuditSite('Shop.ts', { states: { open: { seen: { path: '/', width: 390 } } } })).toThrow(/Shop\.ts: states\.open\.steps: expected /)
})

test('audit.told, audit.untold: the pages of a file start from the address', async () => {
  const told = await readSiteFile('e2e/harness/audit/made-up/garden.ts')
  const pages = { all: ['/start.html', '/write.html'] }
  const { close, ...place } = await open({ url: `${guarded.origin}/garden/`, ...letIn }, { ...told, pages })
  const { html, sampled, stage, limits, site } = await subjectOf({ told: { ...told, pages }, ...place, isFull: false })
  about('audit.told', () => expect([Object.keys(html), sampled.structured[0], stage.locale, Object.keys(stage.states), site.name]).toEqual([['/start.html', '/write.html', '/no-page-answers-here'], '/start.html', 'en-GB', ['form invalid'], 'Rowan Garden']))
  about('audit.untold', () => expect(limits.filter((line) => /links from the start|No states|No language/.test(line))).toEqual([]))
  about('audit.untold', () => expect.soft(limits).toEqual(expect.arrayContaining([expect.stringContaining('No screen reader was run'), expect.stringContaining('one browser engine'), expect.stringContaining('Checks that are no engine’s')])))
  const missing = await subjectOf({ told: { ...told, pages: { ...pages, missing: '/nothing-here' } }, ...place, isFull: false })
  about('audit.told', () => expect(missing.html['/nothing-here']).toMatch(/<title>/))
  close()
})

test('audit.told: a file that is not there, or tells of no site', async () => {
  await expect(readSiteFile('nowhere.ts')).rejects.toThrow('--site: expected a file that tells of a site, found none at «nowhere.ts»')
  await expect(readSiteFile('e2e/harness/audit/made-up/serve.ts')).rejects.toThrow('expected it to export «site»')
})

test('audit.untold: a host that sends what is missing where nobody answers has no page for it', async () => {
  const server = createServer(({ url }, response) => void response.writeHead(url === '/' ? 200 : 302, { 'content-type': 'text/html', 'location': 'http://127.0.0.1:9/' }).end())
  const { missing, limits } = await discover({ start: `${await listenAnywhere(server)}/`, folder: '', told: {}, isFull: false })
  expect([missing, limits.at(-1)]).toEqual([undefined, 'What is missing has no page of its own that answers 404.'])
  server.close()
})

test('audit.followed: every page of the folder that links lead to, in the same order each time', async () => {
  const first = await followLinks(`${plain.origin}/library/start.html`, '/library')
  expect(Object.keys(first.pages).toSorted()).toEqual(LIBRARY.toSorted())
  expect(await followLinks(`${plain.origin}/library/start.html`, '/library')).toEqual(first)
  expect([first.isCut, first.broken]).toEqual([false, []])
  const cut = await followLinks(`${plain.origin}/library/start.html`, '/library', 3)
  expect([Object.keys(cut.pages).length, cut.isCut]).toEqual([3, true])
})

test('audit.untold: what the sample cannot show, and what nobody told', async () => {
  const { sampled, limits, missing } = await discover({ start: `${plain.origin}/library/start.html`, folder: '/library', told: {}, isFull: false })
  expect([sampled.structured[0], missing]).toEqual(['/library/start.html', '/library/no-page-answers-here'])
  expect([...sampled.structured, ...sampled.random]).toHaveLength(6)
  expect(limits).toEqual([expect.stringMatching(/^The sample was made by following the links from the start: 5 pages, of \d templates/)])
  expect(untold({}).join(' ')).toMatch(/No states.*sent.*No language.*No decisions.*No answers.*AAA/)
  expect(untold({ locale: 'en-GB' })[0]).toMatch(/^No states/)
  expect(untold({ locale: 'en-GB', states: {}, specification: { decisions: 'a', answers: 'b' } })).toHaveLength(2)
})

test('audit.admitted: behind a private certificate, a password and a redirect of its root, as anywhere else', async () => {
  const { close, ...site } = await open({ url: `${guarded.origin}/garden/`, ...letIn }, {})
  expect([new URL(site.start).pathname, site.folder, site.address]).toEqual(['/garden/start.html', '/garden', `${guarded.origin}/garden/start.html`])
  expect(Object.keys((await followLinks(site.start, site.folder)).pages).toSorted()).toEqual(GARDEN.toSorted())
  close()
})

test('audit.admitted: a host that has moved as a whole, as to www, is met where it is now, by the pages that were told', async () => {
  const now = createServer(({ url }, response) => response.setHeader('content-type', 'text/html').end(`<title>${url}</title>`))
  const origin = await listenAnywhere(now)
  const before = createServer(({ url }, response) => void response.writeHead(301, { location: origin + url }).end())
  const told = { pages: { all: ['/', '/list'] } }
  for (const folder of ['', '/shop']) {
    const { close, ...site } = await open({ url: `${await listenAnywhere(before)}${folder}/` }, told)
    const { html } = await subjectOf({ told, ...site, isFull: false })
    expect([site.address, html['/'], html['/list']]).toEqual([`${origin}${folder}/`, `<title>${folder}/</title>`, `<title>${folder}/list</title>`])
    close()
    before.close()
  }
  now.close()
})

test('audit.secret: a password is sent to its own host alone', async () => {
  const heard: (string | undefined)[] = []
  const other = createServer(({ headers }, response) => void response.writeHead(heard.push(headers.authorization) && 200, { 'content-type': 'text/html' }).end())
  const elsewhere = await listenAnywhere(other)
  const first = createServer(({ headers }, response) => void response.writeHead(heard.push(headers.authorization) && 302, { location: `${elsewhere}/` }).end())
  expect(await landingOf(`${await listenAnywhere(first)}/`, { headers: { authorization: 'secret' } })).toBe(`${elsewhere}/`)
  expect(heard).toEqual(['secret', undefined])
  for (const server of [first, other]) server.close()
})

test.each([
  ['no certificate', { header: [HEADER] }, /its certificate is not valid: .*give --ca FILE/],
  ['no password', { ca: SIGNER }, /it answers 401, expected 200; give what lets one in, as --header/],
  ['half a header', { ca: SIGNER, header: ['secret'] }, '--header: expected «Name: value», found something else'],
  ['a header that HTTP cannot carry', { ca: SIGNER, header: ['Authorization: …'] }, '--header: expected a value in letters that HTTP can carry, Latin-1, found another sign in that of «Authorization»'],
  ['a folder for a certificate', { ca: 'spec', header: [HEADER] }, '--ca: expected a file with a certificate, found a folder at «spec»'],
  ['a file that is no certificate', { ca: 'README.md', header: [HEADER] }, '--ca: expected a certificate as PEM, «-----BEGIN CERTIFICATE-----», found none in «README.md»'],
  ['another certificate', { ca: SIGNER.replace('signer', 'site'), header: [HEADER] }, /its certificate is not valid: .*; the file of --ca holds no signer of it/],
  ['no such file', { ca: 'nowhere.pem', header: [HEADER] }, '--ca: expected a file with a certificate, found none at «nowhere.pem»'],
])('audit.shut-out: %s is told in a sentence', async (_, given, sentence) => {
  await expect(open({ url: `${guarded.origin}/`, ...given }, {})).rejects.toThrow(sentence)
})

test('audit.shut-out: another scheme than that of the address is told', async () => {
  await expect(open({ url: guarded.origin.replace('https:', 'http:') }, {})).rejects.toThrow(/expected http, found a connection that was cut off \(ECONNRESET\); it may speak https/)
  await expect(open({ url: plain.origin.replace('http:', 'https:') }, {})).rejects.toThrow(/expected https, found an answer that is not \(E\w+\); it may speak http/)
})
