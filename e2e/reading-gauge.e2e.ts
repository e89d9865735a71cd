import { expect, type Page } from 'playwright/test'
import { test } from './support/reading.ts'
import { scrollTo } from './support/scroll-to.ts'

const ARTICLE = '/blog/mercato-rialto'
const pole = (page: Page) => page.locator('article > div[aria-hidden=true]')
/** How full the pole is, from 0 to 1. */
const water = (page: Page): Promise<number> => pole(page).evaluate((gauge) => new DOMMatrix(getComputedStyle(gauge, '::before').transform).d)

test('reading.gauge: the water climbs with the text', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(ARTICLE)
  await scrollTo(page, '#ore-8-00-il-pesce', 'start')
  await expect(pole(page).locator('svg')).toBeInViewport()
  const [{ x, width }, index] = [(await pole(page).boundingBox())!, (await page.getByRole('navigation', { name: 'In questo articolo' }).boundingBox())!]
  expect([x > 0, x + width < index.x], 'in the gutter, left of all that is read').toEqual([true, true])
  await expect.poll(() => water(page), { message: 'reading.gauge: the water' }).toBeGreaterThan(0.1)
  const [early, notches] = [await water(page), await pole(page).locator('path').getAttribute('d')]
  const sections = await page.getByRole('navigation', { name: 'In questo articolo' }).getByRole('link').count()
  expect(notches?.match(/M/g), 'notches').toHaveLength(sections)
  const cuts = await pole(page).evaluate((gauge) => {
    const [svg, path] = ['svg', 'path'].map((name) => getComputedStyle(gauge.querySelector(name)!))
    return { ink: path!.stroke, paper: getComputedStyle(document.body).backgroundColor, above: Number(svg!.zIndex) - Number(getComputedStyle(gauge, '::before').zIndex) }
  })
  expect(cuts, 'notches, cut through the water to the paper').toMatchObject({ ink: cuts.paper, above: 1 })
  await scrollTo(page, '#fonti', 'end')
  await expect.poll(() => water(page), { message: 'reading.gauge: the water' }).toBeGreaterThan(early + 0.2)
})

test('reading.quiet: the pole is as long as the text', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(ARTICLE)
  const [gauge, text] = [await pole(page).boundingBox(), await page.locator('[aria-labelledby=indice] + div').boundingBox()]
  expect({ y: Math.round(gauge!.y), height: Math.round(gauge!.height) }).toEqual({ y: Math.round(text!.y), height: Math.round(text!.height) })
})

test('reading.quiet: with less motion the pole stands dry, and nothing in it moves', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(ARTICLE)
  await scrollTo(page, '#fonti', 'end')
  await expect(pole(page).locator('svg')).toBeInViewport()
  expect(await water(page), 'the water').toBe(0)
  expect(await pole(page).evaluate((gauge) => gauge.getAnimations({ subtree: true }).length), 'animations').toBe(0)
})

test('reading.quiet: no pole on paper, with forced colours, nor at 1024 px', async ({ page }) => {
  await page.goto(ARTICLE)
  const moving = { media: null, forcedColors: 'none', reducedMotion: 'no-preference' } as const
  for (const look of [{ ...moving, media: 'print' }, { ...moving, forcedColors: 'active' }] as const) {
    await page.emulateMedia(look)
    await expect.soft(pole(page), JSON.stringify(look)).toBeHidden()
  }
  await page.emulateMedia(moving)
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(pole(page)).toBeHidden()
})
