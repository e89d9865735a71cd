import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { documentAt } from './support/copy.ts'
import { articles } from './support/pages.ts'
import { test } from './support/reading.ts'
import { scrollTo } from './support/scroll-to.ts'

const ARTICLE = '/blog/mercato-rialto'
const index = (page: Page) => page.getByRole('navigation', { name: 'In questo articolo' })
const top = async (page: Page, selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())!.y

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
  const [beside, text] = [(await index(page).boundingBox())!, (await page.locator('[aria-labelledby=indice] + div').boundingBox())!]
  expect(beside.x + beside.width, 'its right edge, left of the text').toBeLessThanOrEqual(text.x)
  expect(Math.abs(beside.y - text.y), 'px from its top to that of the text').toBeLessThanOrEqual(16)
})

test('reading.current: the index marks what is read', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(ARTICLE)
  const marked = () => index(page).getByRole('link').evaluateAll((links) => links.filter((link) => link.matches(':target-current')).map((link) => link.getAttribute('href')))
  for (const id of ['#ore-8-00-il-pesce', '#ore-10-00-l-ombra']) {
    await scrollTo(page, id, 'start')
    await expect.poll(marked).toEqual([id])
  }
})

test('reading.low: in a low window the index shows what it marks, and fades where it goes on', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto('/blog/trasporti-venezia')
  const links = index(page).getByRole('link')
  /** Whether the marked link stands clear of what fades, above and below. */
  const seen = () => index(page).evaluate((nav) => {
    const [{ top, bottom }, marked] = [nav.getBoundingClientRect(), nav.querySelector('a:target-current')?.getBoundingClientRect()]
    return marked && marked.top >= top && marked.bottom <= bottom
  })
  const fade = () => index(page).evaluate((nav) => getComputedStyle(nav).maskPosition.split(' ').at(-1))
  await expect.poll(fade, 'at its end alone').toBe('-48px')
  for (const section of [...(await links.all())].toReversed()) {
    await scrollTo(page, (await section.getAttribute('href'))!, 'start')
    await expect.poll(() => section.evaluate((link) => link.matches(':target-current'))).toBe(true)
    await expect.poll(seen, await section.innerText()).toBe(true)
  }
  await scrollTo(page, '#fonti', 'start')
  await expect.poll(fade, 'at its beginning alone').toBe('0px')
  await links.first().hover()
  await expect.poll(() => links.first().evaluate((link) => link.matches(':hover')), 'what the reader looks for is not taken away').toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const still = await index(page).evaluate((nav) => ({ mask: getComputedStyle(nav).maskImage, animations: nav.getAnimations().length }))
  expect(still, 'for who asks for less motion it does not fade').toEqual({ mask: 'none', animations: 0 })
})

// Read from its rules: whether a browser without a window can hover does not hold still under emulation.
test('reading.low: only where one can hover the index holds to what it marks, so that a finger may move it', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/blog/trasporti-venezia')
  const conditions = () => page.evaluate(() => {
    const inside = (rule: CSSRule): CSSRule[] => [rule, ...((rule as Partial<CSSGroupingRule>).cssRules ? [...(rule as CSSGroupingRule).cssRules].flatMap(inside) : [])]
    const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).flatMap(inside)
    return all.filter((rule) => (rule as Partial<CSSStyleRule>).style?.scrollSnapType).map(({ parentRule }) => (parentRule as CSSMediaRule | null)?.conditionText)
  })
  await expect.poll(conditions).toEqual(['(hover)'])
})

test('reading.aside: in the column of the text, the words of a small figure, and the end of a note', async ({ page }) => {
  await page.goto('/blog/venezia-tramonto')
  const note = page.getByRole('complementary', { name: 'Disegno' })
  for (const [width, place] of [[320, 'below'], [383, 'below'], [384, 'beside'], [768, 'beside']] as const) {
    await page.setViewportSize({ width, height: 844 })
    const [drawing, words] = [(await note.locator('svg').boundingBox())!, (await note.locator('p').boundingBox())!]
    const where = words.x >= drawing.x + drawing.width && words.y + words.height <= drawing.y + drawing.height ? 'beside' : words.y >= drawing.y + drawing.height ? 'below' : 'over it'
    expect.soft(where, `the words at ${width} px`).toBe(place)
  }
  for (const path of ['/blog/venezia-tramonto', ARTICLE]) {
    await page.goto(path)
    const notes = await page.getByRole('complementary').evaluateAll((all) => all.map((element) => getComputedStyle(element).borderBottomWidth))
    expect(new Set(notes), `lines under the notes of ${path}`).toEqual(new Set(['1px']))
  }
})

for (const path of [ARTICLE, '/blog/tradizioni-veneziane']) test(`reading.initial: two lines beside that of ${path}`, async ({ page }) => {
  await page.goto(path)
  const lefts = await page.locator('section + p').first().evaluate(async (paragraph) => {
    await document.fonts.ready
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const { left: edge, top } = paragraph.getBoundingClientRect()
    const height = parseFloat(getComputedStyle(paragraph).lineHeight)
    // The initial's own box begins at the edge; what stands beside it is farther in.
    const words = [...range.getClientRects()].filter(({ left, width }) => width > 30 && left - edge > 20)
    const firsts = [...range.getClientRects()].filter(({ left, width, bottom }) => width > 30 && left - edge < 2 && bottom - top > height)
    // The marks that open a text are as high as the letter after them.
    const opening = /^[«“]?./u.exec(paragraph.textContent)![0]
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    let [node, at] = [texts.nextNode()!, 0]
    const heights = [...opening].map(() => {
      if (at === node.nodeValue!.length) [node, at] = [texts.nextNode()!, 0]
      const sign = document.createRange()
      sign.setStart(node, at)
      at += 1
      sign.setEnd(node, at)
      return sign.getBoundingClientRect().height
    })
    const isLarge = heights.every((own) => own > 1.5 * height && own === heights[0])
    return { opening, isLarge, beside: words.some(({ bottom }) => Math.round((bottom - top) / height) === 2), below: Math.min(...firsts.map(({ bottom }) => Math.round((bottom - top) / height))) }
  })
  expect(lefts, 'the second line is indented, the third begins at the edge').toEqual({ opening: path === ARTICLE ? 'N' : '«I', isLarge: true, beside: true, below: 3 })
})

test('reading.initial, reading.quote, reading.small: each text begins with a letter, fifteen at least mark a sentence, and three have a small figure', async ({ baseURL }) => {
  const texts = await Promise.all(articles.map(async (path) => ({ path, document: await documentAt(baseURL + path) })))
  for (const { path, document } of texts) await about('reading.initial', () => expect.soft(document.querySelector('section + p')?.textContent, path).toMatch(/^[«“]?\p{L}[\p{L}’]/u))
  await about('reading.quote', () => expect(texts.filter(({ document }) => document.querySelector('p[data-label]')).length, 'texts').toBeGreaterThanOrEqual(15))
  await about('reading.small', () => expect(texts.filter(({ document }) => document.querySelector('aside > svg')).length, 'texts').toBeGreaterThanOrEqual(3))
})
