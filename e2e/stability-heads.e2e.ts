import { expect, type Page } from 'playwright/test'
import { ofEachPlatform } from './support/of-each-platform.ts'
import { everyPage } from './support/pages.ts'
import { test } from './support/reading.ts'

const WIDTHS = [390, 412, 768, 1280, 1920]

/** Opens a page that ends with its head. */
async function openHead(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => {
    for (const below of document.querySelectorAll('header ~ :not(main), main header ~ *')) below.remove()
    return document.fonts.ready
  })
}

/**
 * How high the title and the paragraphs of the page's head are, in px: in our two families, then in their stand-ins alone. Of each family,
 * whether it was there, and how many stand in for it.
 */
const measureHead = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement
    const heights = () => [...document.querySelectorAll('main :is(h1, h1 ~ p)')].map((part) => Math.round(part.getBoundingClientRect().height))
    const own = heights()
    const properties = ['--d', '--u']
    const families = properties.map((property) => {
      const [family, ...others] = getComputedStyle(root).getPropertyValue(property).split(',')
      root.style.setProperty(property, others.join())
      return { loaded: [...document.fonts].some((face) => face.family === family && face.status === 'loaded'), others: others.length }
    })
    // A face of the machine is loaded once words are laid out in it.
    heights()
    await document.fonts.ready
    const others = heights()
    for (const property of properties) root.style.removeProperty(property)
    return { own, others, families }
  })

ofEachPlatform((platform, tab) => {
  test.beforeAll(() => tab().route(/\.(svg|js)$/, (route) => route.abort()))

  for (const path of everyPage) {
    test(`stability.heads: the head of ${path} is as high in the type of ${platform} as in ours`, { tag: '@chromium' }, async () => {
      const page = tab()
      await openHead(page, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        const { own, others, families } = await measureHead(page)
        expect(own.length, 'the title and the paragraphs of the head').toBeGreaterThan(1)
        expect(families, 'our two families, and their stand-ins').toEqual([{ loaded: true, others: 4 }, { loaded: true, others: 4 }])
        expect.soft(others, `heights of the title and the paragraphs of the head at ${width} px`).toEqual(own)
      }
    })
  }
})
