import { expect, test, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { spaceText } from './harness/audit/stage.ts'
import { nameless, overflow, paperFaults, tracesOf, trafficOf, unsizedPictures, wakeTools } from './support/in-use.ts'
import { expectScrolls, fixedLetters, menuFaults, movements, nightFaults, unmarkedLinks, unselected } from './support/in-sight.ts'
import { messagesOf, violationsOf } from './harness/page/messages.ts'
import { everyPage, MISSING } from './support/pages.ts'
import { openPage, startScript } from './support/script.ts'

/** Without the one word that the not-found page is to say. */
const ownOf = (messages: string[]): string[] => messages.filter((message) => !/status of 404|^error: .*calle-senza-uscita/.test(message))

async function fitsTheWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await overflow(page), 'responsive.narrow: pixels beside 320 px').toBe(0)
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect.soft(await overflow(page), 'responsive.wide: pixels beside 1920 px').toBe(0)
  for (const { width } of readTable('responsive', 'Widths')) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    expect.soft(await overflow(page), `responsive.widths: pixels beside ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const letters = () => page.locator('main p').first().evaluate((words) => parseFloat(getComputedStyle(words).fontSize))
  const size = await letters()
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  expect.soft((await letters()) / size, 'responsive.font: how many times larger its letters are').toBeGreaterThanOrEqual(1.8)
  expect.soft(await fixedLetters(page), 'responsive.font: sizes that no reader can change').toEqual([])
  expect.soft(await overflow(page), 'responsive.font: pixels beside 390 px, font at 200 %').toBe(0)
  const right = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().right)
  expect.soft(right, 'responsive.font: right edge of the heading').toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await overflow(page), 'responsive.font: pixels beside 320 px, font at 200 %').toBe(0)
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '' }))
}

/** The figures of its example that the tool of a page no longer shows. */
async function lostFigures(page: Page, path: string): Promise<string[]> {
  const figures = readTable('worked-examples', 'Tools').find((row) => row.path === path)?.figures?.split('; ') ?? []
  const shown = figures.length > 0 ? (await page.locator('main output').first().innerText()).replaceAll('\u00A0', ' ') : ''
  return figures.filter((figure) => !shown.includes(figure)).map((figure) => `${figure}, where it says «${shown}»`)
}

for (const path of everyPage) {
  // One load of a page serves all that is seen of it in use.
  test(`stability.stays, console.page, console.tools, security.quiet, security.origin, security.traces, responsive.narrow, responsive.wide, responsive.widths, responsive.spacing, responsive.font, look.pictures, accessibility.names, worked-examples.awake, look.still, look.night, menu.everywhere, keyboard.marked, look.selected, responsive.scrolls, look.paper: ${path} in use`, async ({ page, context, baseURL }) => {
    const { loads, asked, settled } = trafficOf(page)
    const messages = messagesOf(page)
    const violations = await violationsOf(page)
    await openPage(page, path)
    await settled()
    const early = ownOf(messages)
    await startScript(page).catch(() => expect(loads.length, 'stability.stays: loads of the page without a reader’s doing').toBe(1))
    await settled()
    await wakeTools(page, settled)
    expect(loads.length, 'stability.stays: loads of the page without a reader’s doing').toBe(1)
    expect.soft(violations, 'security.quiet: what the policy blocks').toEqual([])
    expect.soft(asked.filter((url) => new URL(url).origin !== new URL(baseURL!).origin), 'security.origin: requests to elsewhere').toEqual([])
    // What the policy blocks stands on the console too.
    if (violations.length === 0) expect.soft(early, 'console.page: console').toEqual([])
    if (early.length === 0) expect.soft(ownOf(messages), 'console.tools: console').toEqual([])
    expect.soft(await tracesOf(page, context), 'security.traces: left behind').toEqual([])
    expect.soft(await unsizedPictures(page), 'look.pictures: pictures without their size').toEqual([])
    expect.soft(await nameless(page), 'accessibility.names: parts without a name of their own').toEqual([])
    expect.soft(await lostFigures(page, path), 'worked-examples.awake: figures of the example').toEqual([])
    expect.soft(await movements(page), 'look.still: what moves').toEqual([])
    expect.soft(await nightFaults(page), 'look.night: colours').toEqual([])
    expect.soft(await unmarkedLinks(page), 'keyboard.marked: links without a mark of the focus').toEqual([])
    expect.soft(await unselected(page), 'look.selected: words that cannot be').toEqual([])
    await fitsTheWindow(page)
    expect.soft(await menuFaults(page), 'menu.everywhere: the menu').toEqual([])
    await expectScrolls(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await spaceText(page)
    expect.soft(await overflow(page), 'responsive.spacing: pixels beside 320 px').toBe(0)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    expect(await paperFaults(page, path === MISSING), 'look.paper: what paper should not show').toEqual([])
  })
}
