import { expect, test, type Browser, type Page } from 'playwright/test'
import { judged } from './judged.ts'
import { clippedTexts } from '../harness/page/clipped.ts'
import { overlaps } from '../harness/audit/measures/overlaps.ts'
import type { Cell } from '../harness/audit/matrix.ts'
import { openCell, turnTo } from '../harness/audit/stage.ts'
import { site } from '../site.ts'

/** Opens each page in one tab, and looks at it. */
async function onEach(browser: Browser, baseURL: string, viewport: Cell['viewport'], mode: Cell['mode'], look: (page: Page, path: string) => Promise<void>): Promise<void> {
  let page: Page | undefined
  for (const path of judged) {
    const cell: Cell = { path, media: 'light', viewport, mode, state: path === site.pages.missing ? '404' : 'plain' }
    if (page) await turnTo(page, cell, site)
    else page = await openCell(browser, baseURL, cell, site)
    await look(page, path)
  }
  await page?.context().close()
}

/** Runs in the page: what lies beside the window. */
const lostParts = (): string[] => {
  const beside = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const scrolls = (element: Element | null): boolean => element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const isHiddenOnPurpose = (element: Element) => element.getBoundingClientRect().width <= 1 || element.closest('svg, [data-sonner-toaster]') !== null
  const texts = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()))
  const cut = texts
    .filter((element) => !isHiddenOnPurpose(element) && !scrolls(element))
    .filter((element) => {
      const { right, left } = element.getBoundingClientRect()
      return right > 0 && (right > document.documentElement.clientWidth + 1 || left < -1)
    })
    .map((element) => `${element.localName} «${element.textContent.trim().slice(0, 50)}»`)
  return beside > 0 ? [`${beside} px beside the window`, ...cut] : cut
}

/** Beside the window, cut by a box around it, or under another text. */
const lost = async (page: Page): Promise<string[]> => [...(await page.evaluate(lostParts)), ...(await clippedTexts(page)).filter(({ cut }) => cut !== 'shortened').map(({ text }) => `cut: «${text}»`), ...(await overlaps(page))]

const rows = [
  ['criteria.1.4.10: at 320 × 256 px nothing is cut off or beside the window', '320x256', 'plain'],
  ['criteria.1.4.4: nor with the font at 200 %', '1280x800', '200 % font'],
  ['criteria.1.4.4: nor on a phone with the font at 200 %', '390x844', '200 % font'],
  ['criteria.1.4.12: nor with the spacing that readers may set', '390x844', 'text spacing'],
  ['criteria.1.4.12: nor on a wide window', '1280x800', 'text spacing', '@audit'],
] as const

for (const [title, viewport, mode, ...tag] of rows) {
  test(title, { tag }, ({ browser, baseURL }) =>
    onEach(browser, baseURL!, viewport, mode, async (page, path) => expect.soft(await lost(page), path).toEqual([])))
}

const bodySize = (page: Page) => page.locator('main p').first().evaluate((text) => parseFloat(getComputedStyle(text).fontSize))

test('criteria.1.4.4: texts grow to twice their size with the font of the browser', { tag: '@audit' }, async ({ browser, baseURL }) => {
  const plain = new Map<string, number>()
  await onEach(browser, baseURL!, '1280x800', 'plain', async (page, path) => void plain.set(path, await bodySize(page)))
  await onEach(browser, baseURL!, '1280x800', '200 % font', async (page, path) => expect.soft(await bodySize(page), path).toBeCloseTo(2 * plain.get(path)!, 0))
})
