import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { bodiesOf, scriptsOf } from './support/traffic.ts'
import { kinds } from './support/pages.ts'
import { startScript } from './support/script.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const [budget] = readTable('welcome')

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`welcome.first-view: a part of the hero is the largest at ${width} px`, { tag: '@chromium' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expect(dialog(page).locator('img').first()).toBeVisible()
    await dialog(page).locator('img').first().evaluate((image: HTMLImageElement) => image.decode())
    const [last, hero] = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const element = await new Promise<Element | null | undefined>((done) =>
        new PerformanceObserver((list) => done((list.getEntries().at(-1) as unknown as { element?: Element }).element)).observe({ type: 'largest-contentful-paint', buffered: true }),
      )
      return [element?.outerHTML.slice(0, 120), !!element?.closest('main section')]
    })
    expect(hero, `largest: ${last}`).toBe(true)
  })
}

test('welcome.script: few bytes before any action', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = (await bodiesOf(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(Number(budget!['bytes of script']))
})

for (const path of kinds.filter((kind) => kind !== '/')) {
  test(`welcome.elsewhere, welcome.chunk: ${path} neither shows the dialog nor fetches it`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.clock.install()
    await page.goto(path)
    await startScript(page)
    await page.clock.runFor(10_000)
    await about('welcome.elsewhere', () => expect.soft(dialog(page)).toHaveCount(0))
    await about('welcome.chunk', async () => expect((await bodiesOf(scripts)).filter((script) => script.includes(budget!['text of the dialog']!)), 'scripts with the text of the dialog').toEqual([]))
  })
}
