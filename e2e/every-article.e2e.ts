import { expect } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { documentAt } from './support/copy.ts'
import { hiddenHeadings, listsOf, plateSeen, unmarkedLists, wrongStrong } from './support/article-text.ts'
import { endsOfParts } from './support/ends-of-parts.ts'
import { averageLine, lineLengths } from './support/line-lengths.ts'
import { marginOfText, quotesOf } from './support/margin.ts'
import { articles, CALCULATOR } from './support/pages.ts'
import { onPaper } from './support/paper.ts'
import { test } from './support/reading.ts'
import { SHEET } from './support/sizes.ts'

const windows = readTable('reading').map(({ window = '', empty }) => {
  const [width, height] = window.split(' × ').map(Number)
  return { width: width!, height: height!, empty: Number(empty) }
})

/** Articles with more than two boxes, tables and drawings across their text, on which a check of nothing but lines would say little. */
const rich = new Set(['/blog/venezia-tramonto', CALCULATOR, '/blog/trasporti-venezia'])

for (const path of articles) {
  test(`look.measure, look.plates, look.strong, reading.items, reading.wide, navigation.plate, navigation.contents: lines, plate, strong words, lists and index of ${path}`, async ({ page }) => {
    await page.goto(path)
    await about('reading.items', async () => expect.soft(await listsOf(page).count(), 'lists').toBeGreaterThan(0))
    await about('reading.items', async () => expect.soft(await unmarkedLists(page), 'lists without marks').toEqual([]))
    // Which plate goes over is the step's: what the page itself says of its own is asked without that.
    const goesOver = await page.locator('article > header > img').evaluate((plate: HTMLElement) => {
      plate.style.viewTransitionName = ''
      return getComputedStyle(plate).viewTransitionName
    })
    await about('navigation.plate', () => expect.soft(goesOver, 'the name of the plate at its head').toBe('plate'))
    await about('look.strong', async () => expect.soft(await wrongStrong(page), 'strong words in a colour, or of no weight').toEqual([]))
    for (const width of [768, 1023, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const average = averageLine(await page.evaluate(lineLengths))
      await about('look.measure', () => {
        expect.soft(average, `characters in a line, on average, at ${width} px`).toBeGreaterThanOrEqual(60)
        expect.soft(average, `characters in a line, on average, at ${width} px`).toBeLessThanOrEqual(75)
      })
    }
    await page.setViewportSize({ width: 768, height: 1024 })
    const { edge, ends } = await endsOfParts(page)
    await about('reading.wide', () => {
      expect.soft(ends.length, 'parts of the text').toBeGreaterThan(5)
      if (rich.has(path)) expect.soft(ends.filter(({ isLine, isPair }) => !isLine && !isPair).length, 'boxes, tables and drawings').toBeGreaterThan(2)
      for (const { said, right, isLine, isPair } of ends) {
        if (isLine) expect.soft(right, `right edge of ${said}`).toBeLessThan(edge - 40)
        else if (!isPair) expect.soft(right, `right edge of ${said}`).toBeCloseTo(edge, 0)
      }
    })
    for (const [width, part] of [[1024, 0.75], [1280, 0.9], [1920, 0.9]] as const) {
      await page.setViewportSize({ width, height: 900 })
      await about('look.plates', async () => expect.soft(await plateSeen(page), `of the plate, at ${width} px`).toBeGreaterThanOrEqual(part))
    }
    await about('navigation.contents', async () => expect.soft(await hiddenHeadings(page), 'headings that a link of the index brings under the header').toEqual([]))
  })
}

/** Points: margin, a heading and two lines below it; below that of the sources, the day on which they were read and a source. */
const FOOT = 80
const FOOT_OF_SOURCES = 130
/** Tagged pieces of a source or two. */
const ALONE = 15

for (const path of articles) {
  test(`reading.margin, reading.note, reading.quote, look.headings, look.sheet, look.sheets: beside the text of ${path}, read aloud once, and on sheets`, { tag: '@chromium' }, async ({ page, baseURL }) => {
    await page.goto(path)
    const quotes = await quotesOf(page)
    await about('reading.quote', async () => {
      expect.soft(quotes, 'sentences in the margin').toHaveLength((await documentAt(baseURL + path)).querySelectorAll('p[data-label]').length)
      expect.soft(quotes).toEqual(quotes.map(() => ({ words: expect.stringMatching(/^\p{Lu}/u), isShown: true, opens: false, timesTold: 1 })))
    })
    for (const { empty, ...size } of windows) {
      await page.setViewportSize(size)
      const margin = await page.evaluate(marginOfText)
      await about('reading.note', () => expect.soft(margin.astray, `notes that are not beside the paragraph before them, at ${size.width} px`).toEqual([]))
      await about('reading.quote', () => expect.soft(margin.quotes, `sentences that do not stand large beside their paragraph, at ${size.width} px`).toEqual([]))
      await about('reading.margin', () => {
        expect.soft(margin.covered, `covered at ${size.width} px`).toEqual([])
        expect.soft(margin.right, `right edge at ${size.width} px`).toBeLessThanOrEqual(size.width)
        expect.soft(margin.empty, `longest stretch of empty margin at ${size.width} px`).toBeLessThanOrEqual(empty)
      })
    }
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print' })
    const lengths = (await page.evaluate(lineLengths)).flat()
    await about('look.sheet', () => {
      expect.soft(lengths.length, 'lines').toBeGreaterThan(20)
      expect.soft(Math.max(...lengths), 'characters in the longest line').toBeLessThanOrEqual(75)
    })
    const { headings, sheets } = await onPaper(page)
    await about('look.sheets', () => {
      expect.soft(sheets.length, 'sheets').toBeGreaterThan(2)
      expect.soft(Math.min(...sheets), `pieces of the page on the emptiest of its sheets (${sheets.join(', ')})`).toBeGreaterThan(ALONE)
    })
    await about('look.headings', () => {
      expect.soft(headings.length, 'headings').toBeGreaterThan(5)
      expect.soft(headings.map(({ title }) => title), 'headings').toContain('(Fonti)')
      expect.soft(headings.filter(({ title, height }) => height < (title === '(Fonti)' ? FOOT_OF_SOURCES : FOOT)), 'headings that stand last').toEqual([])
    })
  })
}
