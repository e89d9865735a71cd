import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { spaceText } from './harness/audit/stage.ts'
import { attempts } from './support/attempts.ts'
import { dulled, nightFaults } from './support/colours.ts'
import { unmarkedControls } from './support/focus-marks.ts'
import { forcedFaults } from './support/forced-colours.ts'
import { dressOf } from './support/dress.ts'
import { expectScrolls, menuFaults, movements, unselected } from './support/in-sight.ts'
import { paperFaults, unsizedPictures, wakeTools } from './support/in-use.ts'
import { ambiguous, nameless } from './support/names.ts'
import { fitsTheWindow, growsWithTheFont } from './support/in-windows.ts'
import { overflow, SHEET } from './support/sizes.ts'
import { farewells, tracesOf, trafficOf } from './support/traffic.ts'
import { messagesOf, violationsOf } from './harness/page/messages.ts'
import { contentWords, shareOf } from './harness/page/words.ts'
import { everyPage, headingOf, MISSING } from './support/pages.ts'
import { besides as test } from './support/reading.ts'
import { openPage, startScript } from './support/script.ts'

/** Without what the not-found page is to say, and the browser of its status. */
const ownOf = (messages: string[], path: string): string[] => messages.filter((message) => path !== MISSING || !/status of 404|^error: .*calle-senza-uscita/.test(message))

/** The figures of its example that the tool of a page no longer shows. */
async function lostFigures(page: Page, path: string): Promise<string[]> {
  const figures = readTable('worked-examples', 'Tools').find((row) => row.path === path)?.figures?.split('; ') ?? []
  const shown = figures.length > 0 ? (await page.locator('main output').first().innerText()).replaceAll('\u00A0', ' ') : ''
  return figures.filter((figure) => !shown.includes(figure)).map((figure) => `${figure}, where it says «${shown}»`)
}

const hiddenImages = (page: Page): Promise<string[]> => page.locator('img').evaluateAll((images) => images.flatMap((image) => (image.checkVisibility() ? [] : [(image as HTMLImageElement).src])))

/** Opens a page in a tab without JavaScript, beside the one whose scripts have started. */
async function readsWithoutScripts(bare: Page, path: string, scripted: Page, request: APIRequestContext): Promise<void> {
  await bare.goto(path)
  await about('no-javascript.heading', () => expect.soft(bare.getByRole('heading', { level: 1 })).toHaveText(headingOf(path)))
  const sources = await bare.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  const lost = await Promise.all([...new Set(sources)].map(async (source) => ((await request.get(source)).ok() ? '' : source)))
  await about('no-javascript.images', () => expect.soft(lost.filter(Boolean), 'images that do not arrive').toEqual([]))
  const hidden = await hiddenImages(scripted)
  await about('no-javascript.images', async () => expect.soft((await hiddenImages(bare)).filter((image) => !hidden.includes(image)), 'images that are shown with scripts alone').toEqual([]))
  const wanted = await contentWords(scripted)
  const found = await contentWords(bare)
  await bare.setViewportSize({ width: 390, height: 844 })
  await about('menu.no-javascript', () => expect.soft(bare.getByRole('button', { name: 'Menu', exact: true }), 'the button of the menu, without scripts').toBeVisible())
  await bare.setViewportSize({ width: 1280, height: 800 })
  await about('no-javascript.words', () => expect.soft(shareOf(wanted, found), `share of the ${wanted.length} words of ${path}`).toBeGreaterThanOrEqual(0.95))
}

for (const path of everyPage) {
  // One load of a page serves all that is seen of it in use.
  test(`stability.stays, console.page, console.tools, security.quiet, security.origin, security.silent, security.traces, responsive.narrow, responsive.wide, responsive.widths, responsive.whole, responsive.clear, responsive.words, responsive.spacing, responsive.font, look.pictures, accessibility.names, cards.apart, worked-examples.awake, look.still, look.night, look.contrast, look.forced, menu.everywhere, menu.no-javascript, colophon.closes, keyboard.marked, look.selected, look.letters, responsive.targets, responsive.scrolls, look.paper, look.paper-whole, look.paper-links, security.enforced, no-javascript.heading, no-javascript.images, no-javascript.words: ${path} in use`, async ({ page, tabOf, request, context, baseURL }) => {
    const { loads, asked, sent, settled } = trafficOf(page)
    const messages = messagesOf(page)
    const violations = await violationsOf(page)
    await openPage(page, path)
    await settled()
    const early = ownOf(messages, path)
    await startScript(page).catch(() => about('stability.stays', () => expect(loads.length, 'loads of the page without a reader’s doing').toBe(1)))
    await settled()
    await readsWithoutScripts(await tabOf(false), path, page, request)
    await wakeTools(page, settled)
    await about('stability.stays', () => expect(loads.length, 'loads of the page without a reader’s doing').toBe(1))
    await about('security.quiet', () => expect.soft(violations, 'what the policy blocks').toEqual([]))
    await about('security.origin', () => expect.soft(asked.filter((url) => new URL(url).origin !== new URL(baseURL!).origin), 'requests to elsewhere').toEqual([]))
    // What the policy blocks stands on the console too.
    if (violations.length === 0) await about('console.page', () => expect.soft(early, 'console').toEqual([]))
    if (early.length === 0) await about('console.tools', () => expect.soft(ownOf(messages, path), 'console').toEqual([]))
    await about('security.traces', async () => expect.soft(await tracesOf(page, context), 'left behind').toEqual([]))
    await about('look.pictures', async () => expect.soft(await unsizedPictures(page), 'pictures without their size').toEqual([]))
    await about('accessibility.names', async () => expect.soft(await nameless(page), 'parts without a name of their own').toEqual([]))
    await about('cards.apart', async () => expect.soft(await ambiguous(page), 'links of one name that lead to two places').toEqual([]))
    await about('worked-examples.awake', async () => expect.soft(await lostFigures(page, path), 'figures of the example').toEqual([]))
    await about('look.still', async () => expect.soft(await movements(page), 'what moves').toEqual([]))
    await about('look.night', async () => expect.soft(await nightFaults(page), 'colours').toEqual([]))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme })
      await about('look.contrast', async () => expect.soft(await dulled(page), `words that stand out less for what is behind them, ${colorScheme}`).toEqual([]))
    }
    await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' })
    await about('look.forced', async () => expect.soft(await forcedFaults(page), 'with forced colours').toEqual([]))
    await about('keyboard.marked', async () => expect.soft(await unmarkedControls(page), 'what has no mark of the focus').toEqual([]))
    if (path !== '/contatti' && path !== MISSING) await about('colophon.closes', async () => expect.soft(await dressOf(page.locator('main > :last-child').getByRole('link', { name: 'Contattaci', exact: true })), 'its link has the look of a button').toEqual({ hasGround: true, hasBorder: true, isUnderlined: false, isHigh: true }))
    await about('look.selected', async () => expect.soft(await unselected(page), 'words that cannot be').toEqual([]))
    await fitsTheWindow(page)
    await growsWithTheFont(page)
    await about('menu.everywhere', async () => expect.soft(await menuFaults(page), 'the menu').toEqual([]))
    await expectScrolls(page)
    await spaceText(page)
    // Where rows become lists at 320 px, a wider phone may still have columns.
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await about('responsive.spacing', async () => expect.soft(await overflow(page), `pixels beside ${width} px`).toBe(0))
    }
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    const paper = await paperFaults(page, path === MISSING)
    await about('look.paper', () => expect.soft(paper.astray, 'what paper should not show, or not so').toEqual([]))
    await about('look.paper-whole', () => expect.soft(paper.missing, 'what paper does not show').toEqual([]))
    await about('look.paper-links', () => expect.soft(paper.mute, 'sources on paper').toEqual([]))
    await about('security.silent', async () => expect.soft([...sent, ...(await farewells(page))], 'what it sends').toEqual([]))
    const quiet = violations.length
    await about('security.enforced', async () => expect(await attempts(page), 'what was not there at the build').toEqual({ markup: 'TypeError', script: 'TypeError', style: 'refused' }))
    // A server may send a policy too: then an attempt is told twice.
    await about('security.enforced', () => expect.poll(() => violations.length - quiet, 'blocked attempts').toBeGreaterThanOrEqual(3))
  })
}
