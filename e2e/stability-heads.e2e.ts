import { expect, type Page } from 'playwright/test'
import { ofEachPlatform } from './support/of-each-platform.ts'
import { everyPage } from './support/pages.ts'
import { test } from './support/reading.ts'

/** Opens a page that ends with its head. */
async function openHead(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => {
    for (const below of document.querySelectorAll('header ~ :not(main), main header ~ *')) below.remove()
    return document.fonts.ready
  })
}

/** Of the title and the paragraphs of the page's head, in px, by width. */
async function heightsOfHead(page: Page): Promise<Record<number, number[]>> {
  const heights: Record<number, number[]> = {}
  for (const width of [390, 412, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    heights[width] = await page.locator('main :is(h1, h1 ~ p)').evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)))
  }
  return heights
}

/** Leaves the stand-ins of our two families; says of each whether it was there, and how many stand in for it. */
const standIn = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    return ['--d', '--u'].map((property) => {
      const [own, ...others] = getComputedStyle(root).getPropertyValue(property).split(',')
      root.style.setProperty(property, others.join())
      return { loaded: [...document.fonts].some(({ family, status }) => family === own && status === 'loaded'), others: others.length }
    })
  })

ofEachPlatform((platform, tab) => {
  test(`stability.heads: the head is as high in the type of ${platform} as in ours`, { tag: '@chromium' }, async () => {
    const page = tab()
    await page.route(/\.(svg|js)$/, (route) => route.abort())
    for (const path of everyPage) {
      await openHead(page, path)
      const own = await heightsOfHead(page)
      expect(own[390]!.length, `the title and the paragraphs of the head of ${path}`).toBeGreaterThan(1)
      expect(await standIn(page), `our two families on ${path}, and their stand-ins`).toEqual([{ loaded: true, others: 4 }, { loaded: true, others: 4 }])
      expect.soft(await heightsOfHead(page), `heights of the title and the paragraphs of the head of ${path}`).toEqual(own)
    }
  })
})
