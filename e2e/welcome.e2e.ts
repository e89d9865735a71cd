import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { kinds } from './support/pages.ts'
import { openHome, startScript } from './support/script.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const isInside = (page: Page) => dialog(page).evaluate((element) => element.contains(document.activeElement))
const title = readTable('welcome')[0]!['text of the dialog']!

for (const key of ['Tab', 'Shift+Tab']) {
  test(`welcome.focus: ${key} stays inside the dialog`, async ({ page }) => {
    await page.goto('/')
    await expect(dialog(page)).toBeVisible()
    expect(await isInside(page), 'focus in the dialog when it opens').toBe(true)
    const stops = new Set<string>()
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press(key)
      expect(await isInside(page), `focus in the dialog after ${press + 1} × ${key}`).toBe(true)
      stops.add(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel || ''))
    }
    expect(stops.size, `stops: ${[...stops].join(', ')}`).toBe(3)
  })
}

test('welcome.return: the focus goes back to the link that had it', async ({ page }) => {
  const { promise: focused, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/WelcomeDialog-*.js', (route) => focused.then(() => route.continue()))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Ospite' }).focus()
  open()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ospite' })).toBeFocused()
})

test('welcome.return: the next Tab is the first of the page, when nothing had the focus', async ({ page }) => {
  await openHome(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
})

test('welcome.inert: the page behind neither scrolls nor takes clicks', async ({ page }) => {
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => isInside(page)).toBe(true)
  await page.evaluate(() => new Promise((done) => setTimeout(done))) // Radix listens for outside clicks one tick after it opens
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))) // until what moves the page knows that it is locked
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 500)
  const link = (await page.getByRole('link', { name: 'Ospite', includeHidden: true }).first().boundingBox())!
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => [scrollY, location.pathname])).toEqual([0, '/'])
})

for (const [way, comeBack] of Object.entries({
  'by a link': (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Home' }).click(),
  'by going back': (page: Page) => page.goBack(),
})) {
  test(`welcome.once: coming back to the home page ${way} does not open it again`, async ({ page }) => {
    await openHome(page)
    await page.getByRole('banner').getByRole('link', { name: 'Ospite' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Ospiti')
    await comeBack(page)
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('load')
    await page.evaluate(() => new Promise((done) => setTimeout(done, 3000))) // a stopped clock would hide how the page was reached
    await expect(dialog(page)).toHaveCount(0)
  })
}

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
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.body()))
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(Number(readTable('welcome')[0]!['bytes of script']))
})

for (const path of kinds.filter((kind) => kind !== '/')) {
  test(`welcome.elsewhere, welcome.chunk: ${path} neither shows the dialog nor fetches it`, async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.text()))
    await page.clock.install()
    await page.goto(path)
    await startScript(page)
    await page.clock.runFor(10_000)
    await expect(dialog(page)).toHaveCount(0)
    expect((await Promise.all(scripts)).filter((script) => script.includes(title)), 'scripts with the text of the dialog').toEqual([])
  })
}

test('welcome.failed: without its script the page stays whole', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.clock.install()
  const refused = page.waitForEvent('requestfailed')
  await page.route('**/WelcomeDialog-*.js', (route) => route.abort())
  await page.goto('/')
  await startScript(page)
  await refused
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(faults).toEqual([])
})
