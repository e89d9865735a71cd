import { expect, test, type Page } from 'playwright/test'
import { flashesOf, SMALL_AREA } from './flashes.ts'
import { show } from './show.ts'

const flashing = (perSecond: number, side: number) => `<div id="light" style="width:${side}px;height:${side}px;background:#000"></div><script>requestAnimationFrame(function next(now){light.style.background=Math.floor(now*${perSecond}/500)%2?'#fff':'#000';requestAnimationFrame(next)})</script>`

const flashesAt = async (page: Page, perSecond: number, side: number, before = '', wake?: () => Promise<unknown>) => {
  const { area, frames } = await flashesOf(page, () => show(page, before + flashing(perSecond, side)), 1500, wake)
  expect(frames, 'pictures').toBeGreaterThan(5)
  return area > SMALL_AREA
}

for (const perSecond of [4, 7, 10]) {
  test(`audit.measures: 2.3.1: a light that flashes ${perSecond} times a second`, async ({ page }) => {
    // A machine that is too busy to show a change shows no flash either: the light is looked at until all were shown.
    await expect.poll(() => flashesAt(page, perSecond, 400), { timeout: 60_000 }).toBe(true)
  })
}

test('audit.measures: 2.3.1: one at the foot of a page, and one that a control puts on', async ({ page }) => {
  await expect.poll(() => flashesAt(page, 7, 400, '<div style="height:3000px"></div>'), { timeout: 60_000 }).toBe(true)
  const hidden = '<style>body:not(.on) #light{display:none}</style>'
  await expect.poll(() => flashesAt(page, 7, 400, hidden, () => page.evaluate(() => document.body.classList.add('on'))), { timeout: 60_000 }).toBe(true)
})

test('audit.measures: 2.3.1: not one that flashes twice, or a small one', async ({ page }) => {
  expect(await flashesAt(page, 2, 400), 'twice a second').toBe(false)
  expect(await flashesAt(page, 7, 80), 'a small one').toBe(false)
})
