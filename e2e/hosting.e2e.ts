import { expect, test } from 'playwright/test'
import { answerAt } from './harness/crawl/answer.ts'
import { read } from './harness/crawl/read.ts'
import { documentAt, everyAnswer, publicUrl, slashless } from './support/copy.ts'
import { articles, paths } from './support/pages.ts'

const PATIENCE = 50
/** What is shorter is noise: a server beside the test answers in a millisecond. */
const SHORTEST_MS = 10

/** As they name themselves: those who list pages, who show a link that is shared, and a phone. */
const askers = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0 Safari/537.36',
  facebookexternalhit: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'a phone': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

test('files.distinct: no two pictures or fonts are the same', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).filter(([path, { status }]) => status === 200 && /\.(?:png|svg|woff2)$/.test(path))
  const alike = Map.groupBy(own, ([, { body }]) => body.toString('base64'))
  const twins = [...alike.values()].filter((all) => all.length > 1).map((all) => all.map(([path]) => path).join(' is '))
  expect(twins, 'files with the content of another').toEqual([])
})

test('files.query: an address with a query is answered as without, and keeps it', async ({ baseURL: origin = '' }) => {
  const wrong = paths.map(async (path) => {
    const [plain, asked] = [await answerAt(origin + path), await answerAt(`${origin}${path}?ricavi=25000`)]
    const kept = new URL(asked.url).search === '?ricavi=25000'
    return asked.status === 200 && kept && asked.body.equals(plain.body) ? [] : [`${path}: ${asked.status}, at ${asked.url.slice(origin.length)}`]
  })
  expect((await Promise.all(wrong)).flat(), 'addresses').toEqual([])
})

test('files.slash: a page is found with a slash at the end of its address', async ({ baseURL: origin = '' }) => {
  const wrong = paths.filter((path) => path !== '/').map(async (path) => {
    const [plain, asked] = [await answerAt(origin + path), await answerAt(`${origin}${path}/`)]
    const isSame = asked.status === 200 && slashless(asked.url) === slashless(plain.url) && asked.body.equals(plain.body)
    return isSame ? [] : [`${path}/: ${asked.status}, at ${asked.url.slice(origin.length)}`]
  })
  expect((await Promise.all(wrong)).flat(), 'addresses').toEqual([])
})

for (const [asker, agent] of Object.entries(askers)) {
  test(`files.everybody: ${asker} is answered as all others are`, async ({ baseURL: origin = '' }) => {
    const article = articles[0]!
    const image = (await documentAt(origin + article)).querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content.slice(publicUrl.length)
    const wrong = ['/', '/robots.txt', '/sitemap.xml', article, image].map(async (path) => {
      const [plain, asked] = [await answerAt(`${origin}${path}`), await answerAt(`${origin}${path}`, { 'user-agent': agent })]
      return asked.status === 200 && asked.url === plain.url && asked.body.equals(plain.body) ? [] : [`${path}: ${asked.status}, at ${asked.url.slice(origin.length)}`]
    })
    expect((await Promise.all(wrong)).flat(), 'addresses').toEqual([])
  })
}

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
