import { expect, type Page } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'
import { about } from '../harness/report/about.ts'
import { brokenWords, fixedLetters, overflow, passages, shownPassages, smallLetters, smallTargets, targets, turningWidths, wordSizes } from './sizes.ts'

const widths = readTable('responsive', 'Widths').map((row) => Number(row.width))

/** In windows of every width, and of each at which its own styles change, a page shows the same, inside the window, in letters and targets that are large enough. */
export async function fitsTheWindow(page: Page): Promise<void> {
  for (const [ids, looked] of [['responsive.narrow', [320]], ['responsive.wide', [1920]], ['look.letters, responsive.targets', [390, 1280]]] as const) {
    await about(ids, () => expect(widths, 'the table «Widths»').toEqual(expect.arrayContaining([...looked])))
  }
  const turning = await turningWidths(page, Math.min(...widths), Math.max(...widths))
  const shown = new Map<number, number[]>()
  for (const width of new Set([...widths, ...turning])) {
    await page.setViewportSize({ width, height: 900 })
    shown.set(width, await shownPassages(page))
    const beside = await overflow(page)
    const ids = ['responsive.widths', ...(width === 320 ? ['responsive.narrow'] : []), ...(width === 1920 ? ['responsive.wide'] : [])]
    for (const id of ids) await about(id, () => expect.soft(beside, `pixels beside ${width} px`).toBe(0))
    if (width >= 390) await about('responsive.words', async () => expect.soft(await brokenWords(page), `words of headings on two lines, at ${width} px`).toEqual([]))
    if (width !== 390 && width !== 1280 && !turning.includes(width)) continue
    await about('look.letters', async () => expect.soft(await smallLetters(page), `small words, at ${width} px`).toEqual([]))
    await about('responsive.targets', async () => expect.soft(await smallTargets(targets(page)), `smaller than 44 × 44 px, at ${width} px`).toEqual([]))
  }
  const somewhere = new Set([...shown.values()].flat())
  const words = await passages(page).allTextContents()
  for (const [width, there] of shown) {
    const lost = [...somewhere].filter((place) => !there.includes(place)).map((place) => `${place}: «${words[place]!.slice(0, 60)}»`)
    await about('responsive.whole', () => expect.soft(lost, `passages that are not shown at ${width} px`).toEqual([]))
  }
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
