import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { headingOf } from '../support/pages.ts'
import { check } from './check.ts'
import type { Page } from '../harness/browsers/page.ts'

const DIALOG = '[role=dialog]'
const isOpen = (reader: Page) => reader.sees(DIALOG)
const isInside = (reader: Page) => reader.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))

async function opens(reader: Page): Promise<void> {
  await reader.open('/')
  await expect.poll(() => isOpen(reader)).toBe(true)
  await expect.poll(() => isInside(reader)).toBe(true)
}

/** Runs in the page: when the dialog came, in milliseconds from the end of the load. */
const dialogAfter = () =>
  new Promise<number>((done) => {
    const age = () => performance.now() - (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd
    const look = () => (document.querySelector('[role=dialog]') ? done(age()) : requestAnimationFrame(look))
    look()
  })

check('welcome.time, dialog.width: it opens one second after the load, 500 px wide', async ({ reader }) => {
  await reader.open('/')
  const after = await reader.evaluate(dialogAfter)
  await about('welcome.time', () => expect(after).toBeGreaterThanOrEqual(999))
  await about('welcome.time', () => expect(after).toBeLessThan(10_000)) // the exact second is measured on a clock of the test's own
  const widths = () => reader.evaluate(() => [document.querySelector<HTMLElement>('[role=dialog]')!.offsetWidth, document.documentElement.clientWidth])
  await about('dialog.width', async () => expect((await widths())[0]).toBe(500))
  await reader.tab.resize(390, 844)
  const [narrow, content] = await widths()
  await about('dialog.width', () => expect(narrow).toBe(content! - 32))
})

check('welcome.focus: the focus stays inside, forward and backward', async ({ reader }) => {
  await opens(reader)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 4; press += 1) {
      await reader.press(key)
      expect(await isInside(reader), `after ${press + 1} × ${key}`).toBe(true)
    }
  }
})

check('welcome.return: Escape closes it, and the next Tab is the first of the page', async ({ reader }) => {
  await opens(reader)
  await reader.press('Escape')
  await expect.poll(() => isOpen(reader)).toBe(false)
  await reader.press('Tab')
  expect(await reader.focused()).toBe('Vai al contenuto')
})

check('welcome.inert: a click behind it closes it and does nothing else; then the page scrolls', async ({ reader }) => {
  await opens(reader)
  const { x, y } = await reader.place({ selector: '#menu a[href]', name: 'Ospite' })
  await reader.tab.click(x, y)
  await expect.poll(() => isOpen(reader)).toBe(false)
  expect(await reader.path()).toBe('/')
  await reader.press('End')
  await expect.poll(() => reader.scroll()).toBeGreaterThan(0)
})

for (const [way, comeBack] of Object.entries({
  'by a link': (reader: Page) => reader.click('#menu a[href]', 'Home'),
  'by going back': (reader: Page) => reader.go(-1),
})) {
  check(`welcome.once: coming back to the home page ${way} does not open it again`, async ({ reader }) => {
    await opens(reader)
    await reader.press('Escape')
    await expect.poll(() => isOpen(reader)).toBe(false)
    await reader.click('#menu a[href]', 'Ospite')
    await reader.isAt('/ospite', headingOf('/ospite'))
    await comeBack(reader)
    await reader.isAt('/', headingOf('/'))
    await reader.hasAged(2500)
    expect(await isOpen(reader)).toBe(false)
  })
}

check('welcome.elsewhere: no other page shows it', async ({ reader }) => {
  await reader.open('/ospite')
  await reader.wakes()
  await reader.hasAged(1500)
  expect(await isOpen(reader)).toBe(false)
})

check('welcome.failed: where its script cannot be fetched the page stays whole', async ({ reader, stage }) => {
  stage.cut(/\.js$/)
  await reader.open('/')
  await reader.hasAged(1500)
  expect([await isOpen(reader), await reader.heading()]).toEqual([false, headingOf('/')])
})
