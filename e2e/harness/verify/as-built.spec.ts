import { createServer } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { type AsBuilt, compareWithBuilt } from './as-built.ts'
import { runBrowser } from './browser-run.ts'
import { leftOf, leftToAsk } from './left-to-ask.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { about } from '../../../spec/support/about.ts'
import { letThrough } from '../../../spec/support/service.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

const pages = { all: ['/', '/news', '/news/quay', '/news/lock'], missing: '/nowhere', kinds: ['/', '/news', '/news/quay', '/nowhere'] }
const made = {
  'index.html': 'Home', '404.html': 'Nowhere', 'news/index.html': 'News', 'news/quay/index.html': 'Quay <img src="/quay.svg"><script src="/part.js"></script>', 'news/lock/index.html': 'Lock <img src="/lock.svg">',
  'quay.svg': '<svg/>', 'lock.svg': '<svg></svg>', 'lock.svg.br': 'packed', 'part.js': '0', 'sky.svg': '<svg/>',
}
const addresses: Record<string, string> = { '/': 'index.html', '/nowhere': '404.html', '/news': 'news/index.html', '/news/quay': 'news/quay/index.html', '/news/lock': 'news/lock/index.html' }

beforeEach(letThrough)

function expectAsBuilt(found: AsBuilt, paths: string[], isWhole: boolean): void {
  about('verification.sample', () => expect(found.pages).toEqual(paths))
  about('verification.bytes', () => expect(found.isWhole).toBe(isWhole))
}

/** What is as built, of a copy with other files, other headers, and an address that is lost. */
async function asBuilt(changes: Record<string, string> = {}, headers: Record<string, Record<string, string>> = {}, lost = ''): Promise<AsBuilt> {
  const files: Record<string, string> = { ...made, ...changes }
  const server = createServer(({ url = '' }, response) => {
    const body = files[addresses[url] ?? url.slice(1)] ?? 'nothing'
    response.writeHead(url === lost ? 500 : url === pages.missing ? 404 : 200, { etag: url, ...headers[url] }).end(body)
  })
  try {
    return await compareWithBuilt(await listenAnywhere(server), temporaryFolder('made-', made), pages)
  } finally {
    server.close()
  }
}

test('verification.sample, verification.bytes: a page that is as built, beside the one of its kind', async () => {
  expectAsBuilt(await asBuilt(), ['/news/lock'], true)
})

test.each([
  ['the page is another', { 'news/lock/index.html': 'Lick <img src="/lock.svg">' }],
  ['a picture of it is', { 'lock.svg': '<svg> </svg>' }],
  ['a file is that no page names', { 'sky.svg': '<svg> </svg>' }],
  ['a script is, which another page names', { 'part.js': '1' }],
])('verification.sample, verification.bytes: not where %s', async (_, changes) => {
  expectAsBuilt(await asBuilt(changes), [], false)
})

test('verification.sample, verification.bytes: nor where its headers are not those of any kind', async () => {
  const refused = { 'content-security-policy': "script-src 'none'" }
  expectAsBuilt(await asBuilt({}, { '/news/lock': refused }), [], false)
  expectAsBuilt(await asBuilt({}, Object.fromEntries(pages.all.map((path) => [path, refused]))), ['/news/lock'], true)
})

test('verification.sample, verification.bytes: nor where it is answered as an error', async () => {
  expectAsBuilt(await asBuilt({}, {}, '/news/lock'), [], false)
})

test('verification.sample, verification.bytes: a picture of another page, or one of the kinds that is another, is no reason for it', async () => {
  expectAsBuilt(await asBuilt({ 'quay.svg': '<svg> </svg>' }), ['/news/lock'], false)
  expectAsBuilt(await asBuilt({ 'news/index.html': 'Olds' }), ['/news/lock'], false)
})

const known = { pages, specification: { ofTheBytes: { look: 'colours', 'news.kept': 'words' } } }
const ids = ['look.night', 'lookout.far', 'news.kept', 'news.sent']
/** Which titles are left, by place. */
const titlesLeft = (titles: string[], asBuiltNow: AsBuilt): number[] => {
  const { grep = '', grepInvert = '$^' } = leftOf(ids, asBuiltNow, known).patterns
  return titles.flatMap((title, at) => (new RegExp(grep).test(title) && !new RegExp(grepInvert).test(title) ? [at] : []))
}

test('verification.sample: tests are left out by the path in their title, whole', () => {
  const titles = pages.all.map((path) => `news.sent: what ${path} says`)
  expect(titlesLeft(titles, { pages: ['/news/lock'], isWhole: false })).toEqual([0, 1, 2])
  expect(titlesLeft(titles, { pages: ['/news'], isWhole: false })).toEqual([0, 2, 3])
  expect(titlesLeft(titles, { pages: [], isWhole: false })).toEqual([0, 1, 2, 3])
})

test('verification.sample: the runner of the browser tests is told what it leaves out', async () => {
  const outcome = { title: 'a.one: words', group: '', file: 'e2e/a.e2e.ts', status: 'passed', blames: [] }
  const cwd = temporaryFolder('runner-', {
    'node_modules/playwright/cli.js': `const outcome = { ...${JSON.stringify(outcome)}, message: process.argv.slice(2).join(' ') }\nfor (const line of [{ total: 1 }, { outcome }]) console.log(JSON.stringify(line))`,
  })
  const flags = async (patterns: { grep?: string; grepInvert?: string }) => (await runBrowser({ address: '', cwd, ...patterns }))[0]!.message
  expect(await flags({ grep: 'news.sent', grepInvert: '/news/lock' })).toMatch(/ --grep news\.sent --grep-invert \/news\/lock$/)
  expect(await flags({})).not.toContain('--grep')
})

test('verification.bytes: by chapter or requirement, and not where another is asked for in the same test', () => {
  const titles = [...ids.map((id) => `${id}: on each page`), 'look.night, news.sent: in use']
  expect(titlesLeft(titles, { pages: [], isWhole: true })).toEqual([1, 3, 4])
  expect(titlesLeft(titles, { pages: [], isWhole: false })).toEqual([0, 1, 2, 3, 4])
})

test('verification.sample, verification.bytes: what is left out is told', () => {
  const told = (paths: string[], isWhole: boolean) => leftOf(ids, { pages: paths, isWhole }, known).told.join('\n')
  const [none, some, all] = [told([], false), told(['/news/lock'], false), told(['/news/lock'], true)]
  about('verification.sample', () => {
    expect(none).toBe('')
    expect(some).toMatch(/^  1 of 5 pages .*\n  --whole /)
  })
  about('verification.bytes', () => expect(all).toMatch(/^  1 of 5 pages .*\n  so is every file: 2 requirements \(look, news.kept\) .*\n  --whole /))
})

test('verification.sample, verification.bytes: where all is asked for, nothing is left out, nor even compared', async () => {
  const compared: string[] = []
  const compare = (): Promise<AsBuilt> => {
    compared.push('once')
    return Promise.resolve({ pages: ['/news/lock'], isWhole: true })
  }
  const left = (isAll: boolean) => leftToAsk(ids, isAll, compare, known)
  const [all, some] = [await left(true), await left(false)]
  // One for all: the choice is of both, or of none.
  expect([all, Object.keys(some.patterns), compared]).toEqual([{ patterns: {}, told: [] }, ['grep', 'grepInvert'], ['once']])
})
