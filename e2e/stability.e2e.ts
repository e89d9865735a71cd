import { expect, type Page, type Request } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { inPieces } from './harness/serve/in-pieces.ts'
import { serve, type Served } from './harness/serve/listen.ts'
import { ofEachPlatform } from './support/of-each-platform.ts'
import { kinds } from './support/pages.ts'
import { test } from './support/reading.ts'

const most = (late: string): number => Number(readTable('stability').find((row) => row.late === late)!.shift)

interface Shift {
  at: number
  value: number
  /** What it moved. */
  moved: string
}

/** Every layout shift of the page until now. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    entries.push(...observer.takeRecords())
    return (entries as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]).map(({ startTime, value, sources }) => ({
      at: startTime,
      value,
      moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 60)).join(' | '),
    }))
  })
const sumOf = (shifts: Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)

/** Sum of the layout shifts since the page stood complete without the late files. */
async function shiftOf(page: Page): Promise<number> {
  const shifts = await shiftsOf(page)
  const complete = await page.evaluate(() => performance.getEntriesByName('complete')[0]!.startTime)
  return sumOf(shifts.filter(({ at }) => at >= complete))
}

/** Opens a page, and lets the files of a kind, at least one, come only after it was painted without them. */
async function openWithLate(page: Page, path: string, files: RegExp): Promise<void> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  const held: Request[] = []
  await page.route(files, (route) => {
    held.push(route.request())
    return painted.then(() => route.continue())
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  // A page is painted in pieces while it arrives: what the late files move is counted once it is whole.
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    performance.mark('complete')
  })
  await expect.poll(() => held.length, `${files} held back`).toBeGreaterThan(0)
  release()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await Promise.all(held.map(async (request) => (await request.response())?.finished()))
  await page.unroute(files)
}

for (const path of kinds) {
  for (const width of [390, 1280]) {
    test(`stability.plates: nothing moves on ${path} at ${width} px when the plates arrive late`, { tag: '@chromium' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.route(/\.woff2$/, (route) => route.abort()) // so that only the plates can move anything
      // A plate far below is not asked for until it is near, and when that is depends on how fast the machine is.
      await page.addInitScript(() => addEventListener('DOMContentLoaded', () => [...document.images].forEach((image) => (image.loading = 'eager'))))
      await openWithLate(page, path, /\.svg$/)
      expect(await shiftOf(page), 'layout shift').toBeLessThanOrEqual(most('plates'))
    })
  }
}

test.describe('while the page arrives', () => {
  let slow: Served
  test.beforeAll(async ({ baseURL }) => void (slow = await serve(inPieces(baseURL!, { pieces: 100, milliseconds: 15 }), 0, 'slow site')))
  test.afterAll(() => slow.close())

  for (const path of kinds) {
    test(`stability.streaming: nothing that is already shown moves while ${path} arrives in pieces`, { tag: '@chromium' }, async ({ page }) => {
      await page.route(/\.woff2$/, (route) => route.abort()) // what fonts move is counted above
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(slow.origin + path)
        const shifts = await shiftsOf(page)
        expect.soft(sumOf(shifts), `layout shift at ${width} px: ${shifts.map(({ moved }) => moved).join(', ')}`).toBeLessThanOrEqual(most('the page itself'))
      }
    })
  }
})

ofEachPlatform((platform, tab) => {
  for (const path of kinds) {
    test(`stability.fonts: little moves on ${path} when the fonts arrive late, with those of ${platform}`, { tag: '@chromium' }, async () => {
      const page = tab()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await openWithLate(page, path, /\.woff2$/)
        expect.soft(await shiftOf(page), `layout shift at ${width} px`).toBeLessThanOrEqual(most('fonts'))
      }
    })
  }
})
