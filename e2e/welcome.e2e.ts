import { expect, test as testAlone, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { doubleFont } from './harness/audit/stage.ts'
import { test } from './support/reading.ts'
import { openHome, startScript } from './support/script.ts'

const dialog = (page: Page) => page.getByRole('dialog')
/** Runs in the page: whether all of an element is in the window. */
const isWhole = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
const isInside = (page: Page) => dialog(page).evaluate((element) => element.contains(document.activeElement))

test('welcome.focus: Tab and Shift+Tab stay inside the dialog', async ({ page }) => {
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  expect(await isInside(page), 'focus in the dialog when it opens').toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>()
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press(key)
      expect(await isInside(page), `focus in the dialog after ${press + 1} × ${key}`).toBe(true)
      stops.add(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel || ''))
    }
    expect(stops.size, `stops of ${key}: ${[...stops].join(', ')}`).toBe(3)
  }
})

test('welcome.low: in a low window, with the font at 200 %, each of its controls can be scrolled to', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 })
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await doubleFont(page)
  const controls = await dialog(page).locator('a, button').all()
  expect(controls.length, 'controls').toBe(3)
  const scroller = dialog(page).locator('..')
  const top = () => scroller.evaluate((element) => element.scrollTop)
  const last = await scroller.evaluate((element) => element.scrollHeight - element.clientHeight)
  /** As a wheel does, not as a script may: what is hidden does not scroll. A busy browser answers it some frames later. */
  const turn = async (notch: number) => {
    const expected = Math.min(Math.max(0, (await top()) + notch), last)
    await page.mouse.wheel(0, notch)
    await expect.poll(async () => Math.abs((await top()) - expected), `pixels from where a wheel turned by ${notch} leads`).toBeLessThan(2)
  }
  for (const control of controls) {
    await dialog(page).hover()
    await turn(-2000)
    while (!(await control.evaluate(isWhole)) && (await top()) < last - 1) await turn(100)
    expect.soft(await control.evaluate(isWhole), `${(await control.textContent()) || (await control.getAttribute('aria-label'))} in the window`).toBe(true)
  }
})

test('welcome.leads: a greeting, an invitation and two links, each to the page that it names', async ({ page }) => {
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  await expect.soft(dialog(page)).toHaveAccessibleName('Benvenuti a Venezia')
  await expect.soft(dialog(page)).toHaveAccessibleDescription(/Lab.*area dei proprietari/)
  const links = await dialog(page).getByRole('link').evaluateAll((all) => all.map((link) => ({ text: link.textContent, target: link.getAttribute('href') })))
  expect(links).toEqual(readTable('welcome-dialog').map(({ text, target }) => ({ text, target })))
})

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
    const how = await page.evaluate(() => `by «${(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type ?? 'what no timing tells'}», places of the tab: ${(window.navigation?.entries() ?? []).map(({ url }) => new URL(url!).pathname).join(' ')}`)
    expect(await dialog(page).count(), `dialogs on the page that was reached ${how}`).toBe(0)
  })
}

testAlone('welcome.failed: without its script the page stays whole', async ({ page }) => {
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
