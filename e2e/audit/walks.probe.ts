import { expect, test, type Page } from 'playwright/test'
import { fill } from '../../spec/support/product.ts'
import { openPage } from '../support/script.ts'
import { fileName, keep } from './baseline.ts'
import { judged } from './judged.ts'
import { FOLDER } from '../harness/audit/result.ts'
import { settle } from '../harness/audit/stage.ts'
import { openState } from './stage.ts'
import { neutral } from './neutral.ts'
import { drawStops } from '../harness/audit/draw-stops.ts'
import { walk, walkAfterScrolling } from '../harness/audit/walk.ts'
import type { TabStop } from '../harness/page/tab-stop.ts'

const slug = fill('{product}')
const listOf = (stops: TabStop[]) => stops.map(({ name }, at) => `${at + 1}. ${neutral(name)}`).join('\n')

function check(stops: TabStop[], where: string): void {
  expect.soft(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name), `criteria.2.4.7: without a mark of two pixels, ${where}`).toEqual([])
  expect.soft(stops.filter(({ covered }) => covered > 0).map(({ name, covered }) => `${name}: ${covered} of 9 points`), `criteria.2.4.11, criteria.2.4.12: covered, ${where}`).toEqual([])
}

/** A walk over a whole page ends where the page ends, and comes back the same way; in a menu it begins inside. */
async function record(page: Page, name: string, title: string, isWhole = true): Promise<void> {
  await settle(page)
  const forward = await walk(page, 'Tab')
  const backward = await walk(page, 'Shift+Tab')
  check(forward, 'forward')
  check(backward, 'backward')
  const text = `Keyboard walk: ${title}\nA record of real key presses in Chromium; it is compared, and changed only by «npm run audit -- --accept walks».\n\nForward\n${listOf(forward)}\n\nBackward\n${listOf(backward)}\n`
  const before = keep('walks', name, text)
  await drawStops(page, forward)
  await page.screenshot({ path: `${FOLDER}/walks/${name}.png`, fullPage: true, scale: 'css' })
  if (isWhole) expect.soft(forward.map((stop) => stop.name), 'the way back is the way there, from its end').toEqual(backward.map((stop) => stop.name).toReversed())
  expect(text, `reviewed walk spec/walks/${name}.txt`).toBe(before)
}

for (const path of judged) {
  for (const width of [1280, 390]) {
    test(`walks.order, criteria.2.1.1, criteria.2.1.2, criteria.2.4.3, criteria.2.4.7, criteria.2.4.11, criteria.2.4.12: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      await record(page, `${fileName(path, slug)}-${width}`, `${path.replace(slug, '{product}')} at ${width} px`)
    })
  }

  test(`walks.scrolled, criteria.2.4.11, criteria.2.4.12: the header covers no stop of ${path} after scrolling`, async ({ page }) => {
    for (const [width, height] of [[1280, 800], [390, 844]] as const) {
      await page.setViewportSize({ width, height })
      await openPage(page, path)
      check(await walkAfterScrolling(page), `after scrolling, ${width} px`)
    }
  })
}

for (const [state, path, width] of [['menu open', '/blog', 390], ['dialog open', '/', 1280]] as const) {
  test(`walks.order, criteria.2.1.2, criteria.2.4.3: ${state}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await openState(page, { path, mode: 'plain', state })
    await record(page, state.replace(' ', '-'), `${path}, ${state}, at ${width} px`, false)
  })
}
