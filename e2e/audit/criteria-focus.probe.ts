import { expect, type Locator, type Page, test } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { CALCULATOR } from '../support/pages.ts'
import { smallTargets, targets } from '../support/sizes.ts'
import { openPage } from '../support/script.ts'
import { judged } from './judged.ts'
import { nothingOn } from './nothing-on.ts'
import { oneOfEach } from '../harness/page/focus-pictures.ts'
import { prepare } from '../harness/page/in-page.ts'
import { ringOf } from '../harness/audit/ring.ts'
import { settle } from '../harness/audit/settle.ts'
import { site } from '../site.ts'
import { bringTo, openState } from './stage.ts'

const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'

/** Measures the mark of each control of another look than those known. */
async function measureRings(page: Page, all: Locator, where: string, known: string[]): Promise<void> {
  await settle(page)
  await page.keyboard.press('Shift') // a key says that the keyboard is used
  await prepare(page)
  for (const [at, look] of await all.evaluateAll(oneOfEach, known)) {
    known.push(look)
    const faint = await ringOf(page, all.nth(at))
    await about('criteria.2.4.13', () => expect.soft(faint, where).toBeUndefined())
    await about('criteria.2.4.7', () => expect.soft(faint ?? '', where).not.toMatch(/^0 of/))
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`criteria.2.4.7, criteria.2.4.13: the mark of the focus is two pixels thick and changes by 3:1, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 1280, height: 1600 }) // the tallest card and its ring, clear of the header
    const known: string[] = []
    for (const path of judged) {
      await openPage(page, path)
      await measureRings(page, page.locator(CONTROLS), path, known)
    }
    expect(known.length, 'looks of controls').toBeGreaterThan(10)
  })
}

// What shows nothing that a person is asked of, a tooltip, holds no control.
for (const [state, { part = 'main', seen }] of Object.entries(site.states).filter(([, { shows }]) => shows)) {
  test(`criteria.2.4.7, criteria.2.4.13: and in the state «${state}», light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: seen.width, height: 1600 })
    await openState(page, seen.path, state)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const known: string[] = []
      await measureRings(page, page.locator(part).locator(CONTROLS), `${seen.path}, ${colorScheme}`, known)
      expect(known.length, 'looks of controls').toBeGreaterThan(0)
    }
  })
}

test('criteria.2.5.5, criteria.2.5.8: what is not in a line of text is at least 44 × 44 px for the pointer, at 1280 px too', ({ page }) =>
  // One for all: what has 44 px has 24.
  nothingOn(page, judged, () => smallTargets(targets(page))))

test('criteria.4.1.3: a toast and the result of a calculator are told without taking the focus', async ({ page }) => {
  test.setTimeout(600_000)
  const copy = page.getByRole('button', { name: 'Copia link' })
  const fields = page.locator('main input[inputmode=decimal]')
  const result = page.getByRole('main').getByRole('status')
  for (const path of ['/blog/mercato-rialto', ...judged]) {
    await openPage(page, path)
    if ((await copy.count()) > 0) {
      await bringTo(page, 'toast shown')
      await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Link copiato' }), path).toHaveCount(1)
      await expect(copy, path).toBeFocused()
    }
    if ((await fields.count()) === 0) continue
    const before = await result.innerText()
    await bringTo(page, 'tool answered')
    await expect(result, path).not.toHaveText(before)
    await expect(fields.last(), path).toBeFocused()
  }

  await openState(page, CALCULATOR, 'tool in error')
  await expect(page.getByRole('status').filter({ hasText: 'Nessun risultato' })).toHaveCount(1)
})

test('criteria.2.4.3: after a step inside the site the focus starts at the top of the new page', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('banner').getByRole('link', { name: 'Ospite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Ospiti')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
})
