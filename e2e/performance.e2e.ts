import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { budget } from './support/budget.ts'
import { documentAt, everyAnswer } from './support/copy.ts'
import { bodiesOf, scriptsOf, trafficOf } from './support/traffic.ts'
import { articles, everyPage } from './support/pages.ts'
import { startScript } from './support/script.ts'
import { stopClock } from './support/stopped-clock.ts'

const known = new Map<string, number>()
/** Compressed, with Node's default quality, 11; what many pages share, once. */
function bytes(body: Buffer | string): number {
  const text = String(body)
  const size = known.get(text) ?? brotliCompressSync(body).length
  known.set(text, size)
  return size
}
const asksTheClock = new Set(readTable('tools', 'Clock').map(({ path }) => path))

const sheet = /<link\b[^>]*\brel="?stylesheet[^>]*>/
const endOfText = /aria-labelledby="correlati"|aria-label="Scrivici"|<footer/
const script = /<script(?! type="application\/ld\+json")/

for (const path of everyPage) {
  test(`performance.document, performance.render, performance.below, performance.used, performance.preload: the HTML of ${path}`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    const ahead = [...(html.match(/<link\b[^>]*\bas="?font\b[^>]*>/g) ?? []), ...(/<[^>]*>[^,]*\bas="?font\b/.exec(response.headers().link ?? '') ?? [])]
    await about('performance.preload', () => expect.soft(ahead.filter((one) => /\bpreload\b/.test(one)), 'fonts that are preloaded').toEqual([]))
    await about('performance.used', () => expect.soft([/\bIntersectionObserver\b/.test(html), /\bclipboard\b/.test(html)], 'what wakes, what copies').toEqual([html.includes(' data-island='), html.includes(' data-copy=')]))
    const [above = '', below = '', ...more] = html.split(sheet)
    // One fault hides no other.
    await about('performance.document', () => expect.soft(bytes(html), 'bytes').toBeLessThanOrEqual(budget('document')))
    await about('performance.below', () => {
      expect.soft(more, 'one sheet').toEqual([])
      expect.soft(below, 'linked above the foot of the page').toContain('<footer')
    })
    await about('performance.render', () => {
      expect.soft(above, 'a style sheet before the end of the text').toContain('</h1>')
      expect.soft(below.slice(0, below.search(endOfText)), 'text below the style sheet').not.toMatch(/<(h\d|p)\b/)
      expect.soft(html.slice(0, html.indexOf('</footer>')), 'before the end of the content').not.toMatch(script)
    })
  })
}

test('performance.below: articles with the same parts share a sheet', async ({ request }) => {
  const sheets = await Promise.all(articles.map(async (path) => sheet.exec(await (await request.get(path)).text())?.[0]))
  expect(sheets, 'sheets').not.toContain(undefined)
  expect(new Set(sheets).size, 'sheets of all articles').toBeLessThan(articles.length)
})

for (const path of articles) {
  test(`performance.reading, performance.script, performance.text: ${path} read to its end, then asked for its script`, async ({ page }) => {
    const scripts = scriptsOf(page)
    const { settled } = trafficOf(page)
    await page.clock.install()
    await page.goto(path)
    // Each part of it stands in the window once, until the browser has noticed: a jump to the end would show none.
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((noticed) => new IntersectionObserver(noticed).observe(document.body))
      }
    })
    await page.clock.runFor(60_000)
    await settled()
    if (!asksTheClock.has(path)) await about('performance.reading', () => expect.soft(scripts).toEqual([]))

    await startScript(page)
    await page.getByRole('button', { name: 'Copia link' }).click()
    await about('performance.script, performance.text', () => expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(/copiato|non lascia copiare/))
    await settled()
    const bodies = await bodiesOf(scripts)
    const isNotice = (at: number) => scripts[at]!.includes('/Toaster-')
    const sum = (some: Buffer[]) => some.reduce((total, body) => total + bytes(body), 0)
    await about('performance.script', () => {
      const notices = bodies.filter((_, at) => isNotice(at))
      expect.soft(notices.length, 'scripts of the notices').toBe(1)
      expect.soft(sum(notices), 'bytes of the notices').toBeLessThanOrEqual(budget('notices'))
      expect.soft(sum(bodies) - sum(notices), 'bytes').toBeLessThanOrEqual(budget('script'))
    })
    // Plain letters only: a script may write any other sign as an escape.
    const words = /[a-z ]{24}/.exec((await page.locator('[aria-labelledby=indice] + div p').allTextContents()).join('\n'))![0]
    await about('performance.text', () => expect(bodies.filter((body) => body.includes(words)).length, `scripts with «${words}»`).toBe(0))
  })
}

for (const { kind, path = '' } of readTable('routes', 'Kinds')) {
  const most = Number(readTable('performance', 'Requests').find((row) => row.kind === kind)!.requests)
  test(`performance.requests: ${path} (${kind})`, { tag: '@chromium' }, async ({ page }) => {
    const asked: string[] = []
    // The sign of the tab is the browser's own wish.
    page.on('request', (request) => void (request.url().endsWith('/icon.svg') || asked.push(new URL(request.url()).pathname)))
    // The dialog of the home page comes by the clock, and brings files of its own.
    await stopClock(page)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(path, { waitUntil: 'networkidle' })
    // How near a picture must be before it is asked for, the browser decides by the network that it has met.
    const lazy = await page.locator('img[loading=lazy]').evaluateAll((images) => (images as HTMLImageElement[]).map(({ src }) => new URL(src).pathname))
    const own = asked.filter((file) => !lazy.includes(file))
    expect(own.length, own.join(' ')).toBeLessThanOrEqual(most)
  })
}

test('sources.script: no script of the site holds an address of «Fonti»', async ({ baseURL: origin = '' }) => {
  const listed = await Promise.all(articles.map(async (path) => (await documentAt(origin + path)).querySelectorAll('[aria-labelledby=fonti] li > a[href^=http]')))
  const addresses = [...new Set(listed.flatMap((links) => Array.from(links, (link) => link.getAttribute('href')!)))]
  expect(addresses.length, 'addresses').toBeGreaterThan(articles.length)
  const scripts = (await everyAnswer(origin)).filter(([path]) => path.endsWith('.js')).map(([path, { body }]) => ({ path, text: body.toString('utf8') }))
  expect(scripts.flatMap(({ path, text }) => addresses.filter((address) => text.includes(address)).map((address) => `${path}: ${address}`)), 'scripts that name a source').toEqual([])
})

test('performance.count: no script of the site names an article', async ({ baseURL: origin = '' }) => {
  const scripts = (await everyAnswer(origin)).filter(([path]) => path.endsWith('.js')).map(([path, { body }]) => ({ path, text: body.toString('utf8') }))
  expect(scripts.length).toBeGreaterThan(0)
  const slugs = articles.map((path) => path.split('/').at(-1)!)
  const naming = scripts.flatMap(({ path, text }) => slugs.filter((slug) => text.includes(slug)).map((slug) => `${path}: ${slug}`))
  expect(naming, 'scripts that name an article').toEqual([])
})
