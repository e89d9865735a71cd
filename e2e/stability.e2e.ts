import { type Browser, chromium, expect, test, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { launchOptionsOf } from './harness/chromium/chromium.ts'
import { type Platform, platforms } from './harness/chromium/fonts.ts'
import { kinds } from './support/pages.ts'

const most = (late: string): number => Number(readTable('stability').find((row) => row.late === late)!.shift)

/** Sum of the layout shifts of the page since it stood complete without the late files. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    entries.push(...observer.takeRecords())
    const [painted] = performance.getEntriesByName('complete')
    const late = entries.filter(({ startTime }) => startTime >= painted!.startTime)
    return late.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
  })

/** Opens a page, and lets the files of a kind come only after it was painted without them. */
async function openWithLate(page: Page, path: string, files: RegExp): Promise<number> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  let held = 0
  await page.route(files, (route) => {
    held += 1
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
  release()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  return held
}

for (const path of kinds) {
  for (const width of [390, 1280]) {
    test(`stability.plates: nothing moves on ${path} at ${width} px when the plates arrive late`, { tag: '@chromium' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.route(/\.woff2$/, (route) => route.abort()) // so that only the plates can move anything
      expect(await openWithLate(page, path, /\.svg$/), 'plates that were held back').toBeGreaterThan(0)
      expect(await shiftOf(page), 'layout shift').toBeLessThanOrEqual(most('plates'))
    })
  }
}

for (const platform of Object.keys(platforms) as Platform[]) {
  // One browser serves all pages of a platform.
  test.describe(() => {
    test.describe.configure({ mode: 'default' })
    let browser: Browser

    test.beforeAll(async () => {
      browser = await chromium.launch(launchOptionsOf(platform))
    })
    test.afterAll(() => browser.close())

    for (const path of kinds) {
      test(`stability.fonts: little moves on ${path} when the fonts arrive late, with those of ${platform}`, { tag: '@chromium' }, async ({ contextOptions, baseURL }) => {
        for (const width of [390, 1280]) {
          const page = await browser.newPage({ ...contextOptions, baseURL: baseURL!, viewport: { width, height: 844 } })
          expect(await openWithLate(page, path, /\.woff2$/), 'fonts that were held back').toBeGreaterThan(0)
          expect.soft(await shiftOf(page), `layout shift at ${width} px`).toBeLessThanOrEqual(most('fonts'))
          await page.close()
        }
      })
    }
  })
}
