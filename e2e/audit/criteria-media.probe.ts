import { expect, test } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { openPage, startScript } from '../support/script.ts'
import { judged } from './judged.ts'
import { foundOn, htmlOfAll } from './nothing-on.ts'
import { changesOf, watchChanges } from '../harness/audit/measures/changes.ts'
import { flashesOf, SMALL_AREA } from '../harness/audit/measures/flashes.ts'
import { placesOf } from '../harness/page/in-page.ts'

test('criteria.1.2.1, criteria.1.2.2, criteria.1.2.3, criteria.1.2.4, criteria.1.2.5, criteria.1.4.2: no page holds sound or film', async ({ request }) => {
  // One for all: where there is neither, each of them holds.
  expect(foundOn(await htmlOfAll(request), /<(?:audio|video|track|iframe|object|embed)\b[^>]*>/gi)).toEqual([])
})

test('criteria.2.2.1: what a reader typed is still there after twenty hours', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contatti')
  await page.getByLabel('Messaggio *').fill('Torno subito')
  await page.clock.fastForward('20:00:00')
  await expect(page.getByLabel('Messaggio *')).toHaveValue('Torno subito')
  await expect(page).toHaveURL('/contatti')
})

test('criteria.2.2.1, criteria.2.2.2: in twenty hours no page leads elsewhere, and nothing changes but what tells the time', async ({ page }) => {
  test.setTimeout(600_000)
  await page.clock.install()
  for (const path of judged) {
    await openPage(page, path)
    await startScript(page)
    const tools = (await placesOf(page, ['section[aria-labelledby=strumento]'])).flat()
    await watchChanges(page)
    await page.clock.fastForward('20:00:00')
    await about('criteria.2.2.1', async () => {
      await expect.soft(page, path).toHaveURL(path)
      await expect.soft(page.getByRole('dialog'), path).toHaveCount(0)
    })
    const changes = (await changesOf(page)).filter((change) => !tools.some((tool) => change.includes(tool)))
    await about('criteria.2.2.2', () => expect.soft(changes, path).toEqual([]))
  }
})

test('criteria.2.2.1, criteria.2.2.2: no page refreshes itself, no text runs or blinks', async ({ request }) => {
  const pages = await htmlOfAll(request)
  await about('criteria.2.2.1', () => expect.soft(foundOn(pages, /<meta\b[^>]*http-equiv="?refresh[^>]*>/gi)).toEqual([]))
  await about('criteria.2.2.2', () => expect(foundOn(pages, /<(?:marquee|blink)\b/gi)).toEqual([]))
})

test('criteria.2.3.1: nothing flashes more than three times in a second, in any frame that is shown', async ({ page }) => {
  test.setTimeout(600_000)
  for (const path of judged) {
    const { area, frames } = await flashesOf(page, () => page.goto(path), 2500, () => startScript(page))
    expect.soft(frames, `pictures of ${path}`).toBeGreaterThan(0)
    expect.soft(area, `${path}: square pixels that flash`).toBeLessThanOrEqual(SMALL_AREA)
  }
})

test('criteria.1.3.4: each page shows the same text upright and lying', async ({ page }) => {
  for (const path of judged) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, path)
    // Where lines end is another matter.
    const read = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    const upright = await read()
    await page.setViewportSize({ width: 844, height: 390 })
    expect.soft(await read(), path).toBe(upright)
  }
})
