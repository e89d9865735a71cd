import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { budget } from './support/budget.ts'
import { facesOf, fontsOf } from './support/faces.ts'
import { articles } from './support/pages.ts'

test('performance.fonts: few bytes, swapped in', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  const faces = facesOf(html)
  const sizes = await Promise.all([...fontsOf(html)].map(async (file) => (await (await request.get(file)).body()).length))
  await page.goto('/')
  const families = await page.locator('h1, body').evaluateAll((all) => all.map((element) => getComputedStyle(element).fontFamily.replaceAll('"', '').split(/, ?/)))
  const come = await page.evaluate(async () => [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))
  await about('performance.fonts', () => {
    for (const [own] of families) {
      expect(faces.find((one) => one.includes(`font-family:${own};`)), `first family, «${own}»`).toContain('url(')
      expect(come, 'what has come').toContain(own)
    }
    expect(sizes.reduce((sum, size) => sum + size, 0), 'bytes').toBeLessThanOrEqual(budget('fonts'))
    expect(faces.filter((face) => face.includes('url(') && !face.includes('font-display:swap')), 'not swapped').toEqual([])
    for (const [, fallback] of families) {
      const face = faces.find((one) => one.includes(`font-family:${fallback};`))
      expect(face, `metrics of «${fallback}»`).toMatch(/size-adjust.*ascent-override.*descent-override/)
    }
  })
})

test('performance.next: from /blog to an article', async ({ page, request }) => {
  const files = fontsOf(await (await request.get(articles[0]!)).text())
  await page.goto('/blog')
  await page.evaluate(() => document.fonts.ready)
  await page.locator(`main a[href="${articles[0]}"]`).first().click()
  await page.waitForURL(`**${articles[0]}`)
  const got = await page.evaluate(async () => {
    await document.fonts.ready
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize }))
  })
  const fonts = got.filter(({ path }) => files.has(path))
  await about('performance.next', () => {
    expect(fonts.length, 'fonts of the article').toBeGreaterThan(0)
    // Nothing comes over the network for what the browser keeps; an answer that it may go on using counts 300 bytes.
    expect(fonts.filter(({ transferSize }) => transferSize > 0), 'fonts asked for again').toEqual([])
  })
})
