import { expect, test } from 'playwright/test'
import { daySuns, middles, read, underTheDay } from '../spec/support/sun-marks.ts'
import { readFragment } from './harness/crawl/markup.ts'
import { about } from './harness/report/about.ts'
import { heightsOf } from './support/heights.ts'

const path = '/blog/venezia-tramonto'

// Where another day is today for hours.
test.use({ timezoneId: 'America/St_Johns' })

test('tools.today: as built, the day of the article', async ({ request }) => {
  expect(await (await request.get(path)).text()).toMatch(/<output.*?Tramonto, 15 marzo 2027.*?<\/output>.*?value="2027-03-15"/s)
})

for (const [instant, day, words, width] of [
  ['2026-11-21T23:30:00Z', '2026-11-22', '22 novembre 2026', 320],
  ['2027-02-15T12:00:00Z', '2027-02-15', '15 febbraio 2027', 1280],
  ['2027-09-15T12:00:00Z', '2027-09-15', '15 settembre 2027', 320],
  ['2027-09-15T12:00:00Z', '2027-09-15', '15 settembre 2027', 1280],
  ['2027-12-15T12:00:00Z', '2027-12-15', '15 dicembre 2027', 390],
] as const) {
  test(`tools.today, figures.lit: on ${words}, ${width} px wide, it opens on that day, as soon as it is seen, and nothing moves`, async ({ page }) => {
    const tool = page.locator('[data-island=tool-sunset]')
    const heights = () => heightsOf(page, '[data-island=tool-sunset]', [1280, 768, 480, 390, 320])
    await page.clock.setFixedTime(instant)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await about('tools.today', () => expect(page.getByLabel('Giorno')).not.toHaveValue(day))
    const before = await heights()
    await page.setViewportSize({ width, height: 844 })
    // None of these windows has woken it.
    await about('tools.today', () => expect(page.getByLabel('Giorno')).not.toHaveValue(day))
    await tool.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await about('tools.today', () => expect(page.getByLabel('Giorno')).toHaveValue(day))
    await about('tools.today', () => expect(tool.locator('output')).toContainText(`Tramonto, ${words}`))
    const [, month, date] = day.split('-').map(Number) as [number, number, number]
    const dial = readFragment(await page.locator('svg[aria-label^="Altezza del sole"]').evaluate(({ outerHTML }) => outerHTML))
    await about('figures.lit', () => expect(daySuns(dial).map((point) => read(point).months), 'months from mid January where the red sun stands').toEqual([expect.closeTo((month - 1 + (date - 15) / 30 + 12) % 12, 1)]))
    await about('figures.lit', () => expect(middles(dial, underTheDay), 'months under the red ring').toHaveLength(12))
    await about('tools.today', async () => expect(await heights(), 'heights by the width of the window, px').toEqual(before))
  })
}

test('tools.today: a day that was typed before stays', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00Z')
  await page.goto(path)
  await page.getByLabel('Giorno').evaluate((control: HTMLInputElement) => (control.value = '2027-06-15'))
  await page.locator('[data-island=tool-sunset]').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('output')).toContainText('Tramonto, 15 giugno 2027')
})
