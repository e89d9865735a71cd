import { createHash } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { answerAt } from './harness/crawl/answer.ts'
import { read } from './harness/crawl/read.ts'
import { everyAnswer, publicUrl } from './support/copy.ts'
import { paths } from './support/pages.ts'
import { site } from './site.ts'

const KEPT_SECONDS = 3600
const PATIENCE = 50
/** What is shorter is noise: a server beside the test answers in a millisecond. */
const SHORTEST_MS = 10
/** By the table of types: what has no hash in its name. */
const changing = /(?:^|\/)(?:[^.]*|[^/]*\.(?:xml|txt|webmanifest|ics))$/

/** For how many seconds a browser, and what stands between it and the host, may keep an answer without asking again: RFC 9111, 4.2.1 and 5.4. */
function keptFor(headers: Headers): { seconds: number[]; said: string } {
  const [caching, expires, pragma] = ['cache-control', 'expires', 'pragma'].map((name) => headers.get(name) ?? '') as [string, string, string]
  const said = [caching, expires && `Expires: ${expires}`, pragma && `Pragma: ${pragma}`].filter(Boolean).join(', ')
  if (/no-cache|no-store/.test(caching) || (caching === '' && /no-cache/.test(pragma))) return { seconds: [0], said }
  const aged = (name: string) => new RegExp(`(?:^|[\\s,])${name}="?(\\d+)`, 'i').exec(caching)?.[1]
  const date = headers.get('date')
  // What is no date has been.
  const until = expires === '' ? undefined : Math.max(0, (Date.parse(expires) - (date === null ? Date.now() : Date.parse(date))) / 1000 || 0)
  const own = Number(aged('max-age') ?? until ?? Number.NaN)
  const shared = Number(aged('s-maxage') ?? own)
  const seconds = [own, shared].filter((one) => !Number.isNaN(one))
  return { seconds: seconds.length > 0 ? seconds : [1], said }
}

/** What no answer says of itself, and the words in which it would. */
const unsaid: [title: string, faultIn: (headers: Headers, path: string) => string | undefined | false][] = [
  ['files.letters: no answer is said to be in other letters than UTF-8', (headers) => /charset="?(?!utf-8(?:["\s;]|$))[^\s;"]+/i.exec(headers.get('content-type') ?? '')?.[0]],
  ['files.language: no answer is said to be in another language than Italian', (headers) => /^(?!it\b).+/i.exec(headers.get('content-language') ?? '')?.[0]],
  ['files.open: no answer keeps search engines away', (headers) => /noindex|nofollow|none|unavailable_after/i.exec(headers.get('x-robots-tag') ?? '')?.[0]],
  ['files.open: no answer offers itself for download', (headers) => /attachment/i.exec(headers.get('content-disposition') ?? '')?.[0]],
  ['files.open: no answer gives its page another address', (headers, path) => {
    const [link, address] = /<([^>]*)>;[^,]*\brel="?canonical/i.exec(headers.get('link') ?? '') ?? []
    return address !== undefined && URL.parse(address, publicUrl)?.href !== URL.parse(publicUrl + path)?.href && link
  }],
  ['security.referrer: no answer tells other sites more than its host', (headers) => /^(?:unsafe-url|no-referrer-when-downgrade)$/i.exec(headers.get('referrer-policy')?.split(',').at(-1)?.trim() ?? '')?.[0]],
  ['security.traces: no answer sets a cookie', (headers) => headers.getSetCookie()[0]],
]

for (const [title, faultIn] of unsaid) {
  test(title, async ({ baseURL: origin = '' }) => {
    const wrong = (await everyAnswer(origin)).flatMap(([path, { headers }]) => {
      const fault = faultIn(headers, path)
      return fault ? [`${path}: ${fault}`] : []
    })
    expect(wrong, 'answers that say so').toEqual([])
  })
}

test('files.fresh: pages and lists are not kept for longer than an hour', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).filter(([path]) => changing.test(path))
  expect(own.length).toBeGreaterThan(paths.length)
  const kept = own.flatMap(([path, { headers }]) => {
    const { seconds, said } = keptFor(headers)
    return Math.max(...seconds) > KEPT_SECONDS ? [`${path}: ${said}`] : []
  })
  expect(kept, 'answers that are kept').toEqual([])
})

test('files.kept: no answer forbids to keep what carries a hash in its name', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).filter(([path]) => site.serving.hashed.includes(path.split('/')[1] ?? ''))
  expect(own.length).toBeGreaterThan(paths.length)
  const lost = own.flatMap(([path, { headers }]) => {
    const { seconds, said } = keptFor(headers)
    return said !== '' && Math.min(...seconds) <= 0 ? [`${path}: ${said}`] : []
  })
  expect(lost, 'files that are fetched again for every page').toEqual([])
})

test('files.named: what carries a hash of its content in its name has that content', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).flatMap(([path, { body }]) => {
    const hash = /-([\da-f]{8})\.(?:svg|css)$/.exec(path)?.[1]
    return hash ? [{ path, isSame: createHash('sha256').update(body).digest('hex').startsWith(hash) }] : []
  })
  expect(own.length).toBeGreaterThan(paths.length)
  expect(own.filter(({ isSame }) => !isSame).map(({ path }) => path), 'files with another content than their name says').toEqual([])
})

test('files.distinct: no two pictures or fonts are the same', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).filter(([path, { status }]) => status === 200 && /\.(?:png|svg|woff2)$/.test(path))
  const alike = Map.groupBy(own, ([, { body }]) => body.toString('base64'))
  const twins = [...alike.values()].filter((all) => all.length > 1).map((all) => all.map(([path]) => path).join(' is '))
  expect(twins, 'files with the content of another').toEqual([])
})

test('files.packed: texts come compressed, and say the same in every coding', async ({ baseURL: origin = '' }) => {
  const texts = (await everyAnswer(origin)).filter(([path, { status }]) => status === 200 && /(?:^|\/)(?:[^.]*|[^/]*\.(?:js|css|svg|xml|ics|txt|webmanifest))$/.test(path))
  const ask = async (path: string, coding: string) => {
    const response = await read(origin + path, { headers: { 'accept-encoding': coding } })
    return { coded: response.headers.get('content-encoding') ?? '', text: await response.text() }
  }
  const wrong: string[] = []
  for (const [path, { body }] of texts) {
    const [both, older, plain] = [await ask(path, 'gzip, br'), await ask(path, 'gzip'), await ask(path, 'identity')]
    if (!both.coded && body.length > 1024) wrong.push(`${path} comes as it is`)
    if (!older.coded && body.length > 1024) wrong.push(`${path} comes as it is to who takes gzip alone`)
    if (older.text !== both.text || plain.text !== both.text) wrong.push(`${path} says something else ${older.text === plain.text ? 'as br' : older.text === both.text ? 'as it is' : 'as gzip'}`)
  }
  expect(wrong, 'texts').toEqual([])
})

test('files.query: an address with a query is answered as without, and keeps it', async ({ baseURL: origin = '' }) => {
  const wrong = paths.map(async (path) => {
    const [plain, asked] = [await answerAt(origin + path), await answerAt(`${origin}${path}?ricavi=25000`)]
    const kept = new URL(asked.url).search === '?ricavi=25000'
    return asked.status === 200 && kept && asked.body.equals(plain.body) ? [] : [`${path}: ${asked.status}, at ${asked.url.slice(origin.length)}`]
  })
  expect((await Promise.all(wrong)).flat(), 'addresses').toEqual([])
})

for (const path of ['/assets/', '/plates/', '/fonts/', '/condivisione/', '/.git/HEAD', '/.env', '/package.json']) {
  test(`files.closed: nothing is shown at ${path}`, async ({ baseURL: origin = '' }) => {
    const { status } = await answerAt(origin + path)
    expect(status === 403 ? 404 : status, `status of ${path}`).toBe(404)
  })
}

test('files.prompt: no page takes fifty times as long as most', async ({ baseURL: origin = '' }) => {
  const timeOf = async (path: string) => {
    const started = performance.now()
    await (await read(origin + path)).arrayBuffer()
    return performance.now() - started
  }
  const times: { path: string; time: number }[] = []
  for (const path of paths) times.push({ path, time: await timeOf(path) })
  const most = times.map(({ time }) => time).toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
  const patience = PATIENCE * Math.max(most, SHORTEST_MS)
  const late: string[] = []
  for (const { path, time } of times) {
    // A busy machine may be late once.
    const least = time > patience ? Math.min(await timeOf(path), await timeOf(path)) : time
    if (least > patience) late.push(`${path}: ${(least / 1000).toFixed(1)} s, most ${(most / 1000).toFixed(1)} s`)
  }
  expect(late, 'pages that are late').toEqual([])
})
