import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { openPage } from '../support/script.ts'
import { changed, compare, fileName } from './baseline.ts'
import { judged, recorded } from './judged.ts'
import { FOLDER } from '../harness/audit/result.ts'
import { settle } from '../harness/audit/settle.ts'
import { openState } from './stage.ts'
import { drawStops, walk, walkAfterScrolling } from '../harness/audit/walk.ts'
import { wholeBrowser } from '../harness/chromium/chromium.ts'
import { shoot } from '../harness/page/shoot.ts'
import type { TabStop } from '../harness/page/tab-stop.ts'

// In the shell the browser has ended by itself, at a null pointer, while it painted the picture of a walk: in three whole audits of five.
test.use({ launchOptions: wholeBrowser })

const HEAD = 'What the Tab key meets, by real key presses in Chromium; it is compared, and changed only by «npm run audit -- --accept walks».'

const listed = (lines: string[]): string => lines.join('\n') || 'nothing'
const namesOf = (stops: TabStop[]): string[] => stops.map(({ name }) => name)

async function check(stops: TabStop[], where: string, covering = 'criteria.2.4.11, criteria.2.4.12'): Promise<void> {
  await about('criteria.2.4.7', () => expect.soft(namesOf(stops.filter(({ isMarked }) => !isMarked)), `without a mark of two pixels, ${where}`).toEqual([]))
  await about(covering, () => expect.soft(stops.filter(({ covered }) => covered > 0).map(({ name, covered }) => `${name}: ${covered} of 9 points`), `covered, ${where}`).toEqual([]))
}

/** There and back, with a picture of the stops. */
async function walkBothWays(page: Page, name: string): Promise<{ forward: string[]; backward: string[] }> {
  await settle(page)
  const forward = await walk(page, 'Tab')
  const backward = await walk(page, 'Shift+Tab')
  await check(forward, 'forward')
  await check(backward, 'backward')
  await drawStops(page, forward)
  mkdirSync(`${FOLDER}/walks`, { recursive: true })
  writeFileSync(`${FOLDER}/walks/${name}.png`, await shoot(page), 'base64')
  return { forward: namesOf(forward), backward: namesOf(backward) }
}

for (const path of judged) {
  test(`walks.order, criteria.2.1.1, criteria.2.1.2, criteria.2.4.3, criteria.2.4.7, criteria.2.4.11, criteria.2.4.12: ${path}`, async ({ page }) => {
    test.slow() // up to a hundred stops, four times
    const met: string[][] = []
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      const { forward, backward } = await walkBothWays(page, `${fileName(path)}-${width}`)
      await about('criteria.2.1.2, criteria.2.4.3', () => expect.soft(forward, `the way back is the way there, from its end, at ${width} px`).toEqual(backward.toReversed()))
      met.push(forward)
    }
    const [wide = [], narrow = []] = met
    if (recorded.includes(path)) await about('walks.order, criteria.2.1.1, criteria.2.4.3', () => compare('walks', fileName(path), `${path}\n${HEAD}\n\nAt 1280 px\n${listed(wide)}\n\nGone and come at 390 px\n${listed(changed(wide, narrow))}\n`))
  })

  test(`walks.scrolled, criteria.2.4.7, criteria.2.4.11, criteria.2.4.12: the header covers no stop of ${path} after scrolling`, async ({ page }) => {
    for (const [width, height] of [[1280, 800], [390, 844]] as const) {
      await page.setViewportSize({ width, height })
      await openPage(page, path)
      await check(await walkAfterScrolling(page), `after scrolling, ${width} px`, 'walks.scrolled, criteria.2.4.11, criteria.2.4.12')
    }
  })
}

// A walk that begins inside a menu meets more on its way back.
for (const [state, path, width] of [['menu open', '/blog', 390], ['dialog open', '/', 1280]] as const) {
  test(`walks.order, criteria.2.1.2, criteria.2.4.3, criteria.2.4.7, criteria.2.4.11, criteria.2.4.12: ${state}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openState(page, path, state)
    const name = state.replace(' ', '-')
    const { forward, backward } = await walkBothWays(page, name)
    await about('walks.order, criteria.2.1.2, criteria.2.4.3', () => compare('walks', name, `${path}, ${state}, at ${width} px\n${HEAD}\n\nForward\n${listed(forward)}\n\nGone and come backward\n${listed(changed(forward.toReversed(), backward))}\n`))
  })
}
