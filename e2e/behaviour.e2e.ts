import { expect, test as testAlone, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { CALCULATOR } from './support/pages.ts'
import { test } from './support/reading.ts'
import { copyLink, openHome, startScript } from './support/script.ts'
import { stopClock } from './support/stopped-clock.ts'

/**
 * Before the page loads its own time stands still, and then passes only as a test counts it: a busy machine is not later than an idle one.
 * The stopped clock keeps no record of the load: it is given one.
 */
async function stopTime(page: Page): Promise<void> {
  await stopClock(page)
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const load = { type: 'navigate', loadEventEnd: performance.now() } as PerformanceNavigationTiming
      performance.getEntriesByType = () => [load]
    })
  })
}

/** Lets so much of the page's time pass, and what has become due be done; says whether such an element is there then. */
async function thereAfter(page: Page, ms: number, selector: string): Promise<boolean> {
  await page.clock.runFor(ms)
  return page.evaluate(async (wanted) => {
    // React draws in turns of its own, of which no part takes a hundred.
    for (let turn = 0; turn < 100 && !document.querySelector(wanted); turn += 1) {
      await new Promise((done) => {
        addEventListener('message', done, { once: true })
        postMessage(turn)
      })
    }
    return document.querySelector(wanted) !== null
  }, selector)
}

/** Opens the home page and lets its first 600 ms pass; the dialog’s script has come then, and stands ready. */
async function openWaiting(page: Page): Promise<void> {
  await stopTime(page)
  await page.goto('/')
  const [script] = await Promise.all([page.waitForResponse('**/WelcomeDialog-*.js'), page.clock.runFor(600)])
  await page.evaluate((address) => import(address) as Promise<unknown>, script.url())
}

testAlone('welcome.time, welcome.punctual: the dialog is there a second after the load, at most 300 ms later', async ({ page }) => {
  await openWaiting(page)
  const isThereAfter = (ms: number) => thereAfter(page, ms, '[role=dialog]')
  await about('welcome.time', async () => expect(await isThereAfter(399), 'a dialog 999 ms after the load').toBe(false))
  await about('welcome.punctual', async () => expect.soft(await isThereAfter(301), 'a dialog 1,300 ms after the load').toBe(true))
  await about('welcome.time', async () => expect(await isThereAfter(699), 'a dialog 1,999 ms after the load').toBe(true))
})

test('welcome.free: Escape closes the dialog, and the page scrolls and takes clicks again', async ({ page }) => {
  await openHome(page)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY), { message: 'pixels that the page scrolls after the dialog' }).toBeGreaterThan(0)
  await page.getByRole('banner').getByRole('link', { name: 'Ospite' }).click()
  await expect(page).toHaveURL('/ospite')
})

test('welcome.outside: a press beside the dialog closes it', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // It listens for presses once it has taken the focus.
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  await page.mouse.click(20, 400)
  await expect(dialog, 'dialogs that a press beside them does not close').toHaveCount(0)
})

testAlone('tooltips.delay: the name of a sign comes when the pointer has rested on it for 700 ms', async ({ page }) => {
  await openWaiting(page)
  await page.clock.runFor(1000)
  await page.mouse.move(1, 1)
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).hover()
  expect(await thereAfter(page, 699, '[role=tooltip]'), 'a name after 699 ms').toBe(false)
  expect(await thereAfter(page, 1, '[role=tooltip]'), 'a name after 700 ms').toBe(true)
  await expect(page.getByRole('tooltip')).toHaveText('Chiudi')
})

test('toasts.position: a notice stands at the bottom right', async ({ page }) => {
  const notice = await copyLink(page)
  await expect(async () => {
    const box = (await notice.boundingBox())!
    const { width, height } = page.viewportSize()!
    expect([width - box.x - box.width, height - box.y - box.height].map((gap) => gap >= 0 && gap <= 48), 'distance from right and bottom, 48 px at most').toEqual([true, true])
  }).toPass()
})

test('toasts.hotkey: Alt+T leads to the notice', async ({ page }) => {
  const notice = await copyLink(page)
  await page.keyboard.press('Alt+KeyT')
  await expect(page.getByRole('list').filter({ has: notice }), 'the list of notices').toBeFocused()
})

testAlone('toasts.auto-close, toasts.hover: a notice stays under the pointer, and goes after four seconds', async ({ page }) => {
  await page.clock.install()
  const notice = await copyLink(page)
  // Under the pointer it stays, however long that takes; from here on no second passes but those that are counted.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.clock.runFor(10_000)
  await about('toasts.hover', () => expect(notice).toBeVisible())
  await page.mouse.move(1, 1)
  await expect(notice).toHaveAttribute('data-expanded', 'false')
  await page.clock.runFor(3500)
  await about('toasts.auto-close', () => expect(notice).toBeVisible())
  await page.clock.runFor(1500)
  await about('toasts.auto-close', () => expect(notice).toHaveCount(0))
})

for (const { value = '', income = '', costs = '', result = '' } of readTable('constants', 'Calculated')) {
  test(`constants.calculated: ${value} €, ${income} € and ${costs} € make ${result}`, async ({ page }) => {
    await page.goto(CALCULATOR)
    await startScript(page)
    const fields = { 'Valore dell’immobile in euro': value, 'Entrate lorde annue in euro': income, 'Costi totali annui in euro': costs }
    for (const [label, amount] of Object.entries(fields)) {
      await page.getByLabel(label).fill(amount)
    }
    await expect(page.locator('main output').first()).toContainText(result)
  })
}
