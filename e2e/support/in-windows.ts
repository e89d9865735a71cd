import { expect, type Page } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'
import { overlaps } from '../harness/audit/measures/overlaps.ts'
import { clippedTexts } from '../harness/page/clipped.ts'
import { about } from '../harness/report/about.ts'
import { lostPassages, type Passage, passagesOf } from './passages.ts'
import { brokenWords, fixedLetters, overflow, smallLetters, smallTargets, targets, turningWidths, wordSizes } from './sizes.ts'

const widths = readTable('responsive', 'Widths').map((row) => Number(row.width))

/** In windows of every width, and of each at which its own styles change, a page shows the same, inside the window, in letters and targets that are large enough. */
export async function fitsTheWindow(page: Page): Promise<void> {
  for (const [ids, looked] of [['responsive.narrow', [320]], ['responsive.wide', [1920]], ['responsive.clear', [320, 1280]], ['look.letters, responsive.targets', [390, 1280]]] as const) {
    await about(ids, () => expect(widths, 'the table «Widths»').toEqual(expect.arrayContaining([...looked])))
  }
  const turning = await turningWidths(page, Math.min(...widths), Math.max(...widths))
  const shown = new Map<number, Passage[]>()
  for (const width of new Set([...widths, ...turning])) {
    await page.setViewportSize({ width, height: 900 })
    shown.set(width, await passagesOf(page))
    const beside = await overflow(page)
    const ids = ['responsive.widths', ...(width === 320 ? ['responsive.narrow'] : []), ...(width === 1920 ? ['responsive.wide'] : [])]
    for (const id of ids) await about(id, () => expect.soft(beside, `pixels beside ${width} px`).toBe(0))
    if (width === 320 || width === 1280) {
      await about('responsive.clear', async () => {
        expect.soft((await clippedTexts(page)).map(({ text }) => text), `words that a box cuts off, at ${width} px`).toEqual([])
        expect.soft(await overlaps(page), `words over others, at ${width} px`).toEqual([])
      })
    }
    if (width >= 390) await about('responsive.words', async () => expect.soft(await brokenWords(page), `words of headings on two lines, at ${width} px`).toEqual([]))
    if (width !== 390 && width !== 1280 && !turning.includes(width)) continue
    await about('look.letters', async () => expect.soft(await smallLetters(page), `small words, at ${width} px`).toEqual([]))
    await about('responsive.targets', async () => expect.soft(await smallTargets(targets(page)), `smaller than 44 × 44 px, at ${width} px`).toEqual([]))
  }
  const lost = lostPassages(shown)
  for (const [width, there] of lost.at) await about('responsive.whole', () => expect.soft(there, `passages that are not shown at ${width} px`).toEqual([]))
  await about('responsive.whole', () => expect.soft(lost.everywhere, 'passages that no window shows').toEqual([]))
}

/** With a font of twice the size its letters grow, and nothing leaves a phone's window. */
export async function growsWithTheFont(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const before = await wordSizes(page)
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  const after = await wordSizes(page)
  const fixed = before.flatMap((one, at) => (one && after[at] && after[at].size / one.size < 1.8 ? [`«${one.words}»: ${one.size} px, then ${after[at].size} px`] : []))
  const right = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().right)
  await about('responsive.font', async () => {
    expect.soft(fixed, 'words that do not grow with the reader’s font').toEqual([])
    expect.soft(await fixedLetters(page), 'sizes that no reader can change').toEqual([])
    expect.soft(await overflow(page), 'pixels beside 390 px, font at 200 %').toBe(0)
    expect.soft(right, 'right edge of the heading').toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await overflow(page), 'pixels beside 320 px, font at 200 %').toBe(0)
  })
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '' }))
}
