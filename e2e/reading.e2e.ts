import { expect, test, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { articles } from './support/pages.ts'

const ARTICLE = '/blog/mercato-rialto'
const index = (page: Page) => page.getByRole('navigation', { name: 'In questo articolo' })
const top = async (page: Page, selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())!.y
const pole = (page: Page) => page.locator('article > div[aria-hidden=true]')
/** How full the pole is, from 0 to 1. */
const water = (page: Page): Promise<number> => pole(page).evaluate((gauge) => new DOMMatrix(getComputedStyle(gauge, '::before').transform).d)
const scrollTo = (page: Page, selector: string, block: ScrollLogicalPosition): Promise<void> =>
  page.locator(selector).first().evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block)

test('reading.brief: on a phone «In breve» first, then the closed index', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ARTICLE)
  expect(await top(page, '#in-breve')).toBeLessThan(await top(page, 'summary'))
  expect(await top(page, 'summary')).toBeLessThan(await top(page, '[aria-labelledby=indice] + div > p'))
  await expect(index(page).getByRole('link').first()).toBeHidden()
  await page.locator('summary').click()
  await expect(index(page).getByRole('link').first()).toBeVisible()
})

test('reading.beside: on a desktop the index stands open', async ({ page }) => {
  await page.goto(ARTICLE)
  await expect(page.getByRole('heading', { name: 'In questo articolo' })).toBeVisible()
  await expect(page.locator('summary')).toBeHidden()
  await expect(index(page).getByRole('link').first()).toBeVisible()
})

test('reading.current: the index marks what is read', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(ARTICLE)
  const marked = () => index(page).getByRole('link').evaluateAll((links) => links.filter((link) => link.matches(':target-current')).map((link) => link.getAttribute('href')))
  for (const id of ['#ore-8-00-il-pesce', '#ore-10-00-l-ombra']) {
    await scrollTo(page, id, 'start')
    await expect.poll(marked).toEqual([id])
  }
})

const opacity = (page: Page): Promise<string> => pole(page).evaluate((gauge) => getComputedStyle(gauge).opacity)

test('reading.gauge, reading.quiet: the water climbs with the text, and the pole is gone above it and below', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(ARTICLE)
  await expect.poll(() => opacity(page), { message: 'reading.quiet: above the text' }).toBe('0')
  await scrollTo(page, '#ore-8-00-il-pesce', 'start')
  await expect.poll(() => opacity(page), { message: 'reading.gauge' }).toBe('1')
  const [early, notches] = [await water(page), await pole(page).locator('path').getAttribute('d')]
  await about('reading.gauge', async () => expect(notches?.match(/M/g), 'notches').toHaveLength(await index(page).getByRole('link').count()))
  await scrollTo(page, '#fonti', 'end')
  await expect.poll(() => water(page), { message: 'reading.gauge: the water' }).toBeGreaterThan(early + 0.2)
  await about('reading.gauge', () => expect(early, 'the water').toBeGreaterThan(0.1))
  await scrollTo(page, 'footer', 'end')
  await expect.poll(() => opacity(page), { message: 'reading.quiet: below the text' }).toBe('0')
})

const quiet = {
  'on paper': { media: 'print', reducedMotion: 'no-preference' },
  'with forced colours': { forcedColors: 'active', reducedMotion: 'no-preference' },
  'with less motion': { reducedMotion: 'reduce' },
} as const

for (const [where, media] of Object.entries(quiet)) {
  test(`reading.quiet: no pole ${where}`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.goto(ARTICLE)
    await expect(pole(page)).toBeHidden()
  })
}

test('reading.quiet: no pole at 1024 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(ARTICLE)
  await expect(pole(page)).toBeHidden()
})

test('reading.initial: two lines beside it', async ({ page }) => {
  await page.goto(ARTICLE)
  const lefts = await page.locator('section + p').first().evaluate(async (paragraph) => {
    await document.fonts.ready
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const { left: edge, top } = paragraph.getBoundingClientRect()
    const height = parseFloat(getComputedStyle(paragraph).lineHeight)
    // The initial's own box begins at the edge; what stands beside it is farther in.
    const words = [...range.getClientRects()].filter(({ left, width }) => width > 30 && left - edge > 20)
    const firsts = [...range.getClientRects()].filter(({ left, width, bottom }) => width > 30 && left - edge < 2 && bottom - top > height)
    return { beside: words.some(({ bottom }) => Math.round((bottom - top) / height) === 2), below: Math.min(...firsts.map(({ bottom }) => Math.round((bottom - top) / height))) }
  })
  expect(lefts, 'the second line is indented, the third begins at the edge').toEqual({ beside: true, below: 3 })
})

const listsOf = (page: Page) => page.locator('[aria-labelledby=indice] + div :is(ul, ol):has(> li + li):not(figure *)')
/** Those that do not mark each item in a gutter of its own, or run two items together. */
const unmarkedLists = (page: Page) =>
  listsOf(page).evaluateAll((lists) =>
    lists
      .filter((list) => {
        const items = [...list.children]
        const [first, second] = items.map((item) => item.getBoundingClientRect())
        const isMarked = items.every((item) => /["–]|counter/.test(getComputedStyle(item, '::before').content) || getComputedStyle(item).listStyleType !== 'none')
        const gutter = parseFloat(getComputedStyle(items[0]!).paddingLeft) + parseFloat(getComputedStyle(list).paddingLeft)
        return !isMarked || gutter < 16 || (second!.top < first!.bottom + 4 && second!.left === first!.left)
      })
      .map(({ textContent }) => textContent.slice(0, 80)),
  )

test('reading.items: of every list in the texts', async ({ page }) => {
  for (const path of articles) {
    await page.goto(path)
    expect.soft(await listsOf(page).count(), `lists of ${path}`).toBeGreaterThan(0)
    expect.soft(await unmarkedLists(page), path).toEqual([])
  }
})
