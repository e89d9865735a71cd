import { expect, type Page } from 'playwright/test'
import { about } from '../harness/report/about.ts'

/** The first stop leads past the header. */
export async function skipsTheHeader(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isPast = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(isPast, 'the next stop is in the content').toBe(true)
}

/** How far from the top of the window the header stands, half down the page and at its end. */
export const headerTops = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [0.5, 1].map((part) => {
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part, behavior: 'instant' })
      return document.querySelector('header')!.getBoundingClientRect().top
    }),
  )

/** Three columns of one width at the foot of the page, their first lines at one height, and the last lines below the first and the third. */
export async function hasThreeColumns(page: Page, width: number): Promise<void> {
  const { edges, widths, lines, under } = await page.locator('footer').evaluate((footer) => {
    const upper = [...footer.querySelector('address')!.parentElement!.children].map((part) => part.getBoundingClientRect())
    const letters = (part: Element) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return [...range.getClientRects()].find((box) => box.width > 0)!
    }
    const first = [footer.querySelector('p')!, footer.querySelector('ul a')!, footer.querySelector('address a')!].map(letters).map(({ top, height }) => top + height / 2)
    const lower = [...footer.querySelectorAll('div:last-of-type > p')].map((part) => letters(part).left)
    return { edges: upper.map(({ left }) => Math.round(left)), widths: upper.map((box) => Math.round(box.width)), lines: Math.max(...first) - Math.min(...first), under: lower.map(Math.round) }
  })
  expect.soft(edges, `columns at ${width} px`).toHaveLength(3)
  expect.soft(Math.max(...widths) - Math.min(...widths), `their widths at ${width} px`).toBeLessThanOrEqual(1)
  expect.soft(lines, `between their first lines at ${width} px`).toBeLessThan(14)
  expect.soft(under, `below them at ${width} px`).toEqual([edges[0], edges[2]])
}

/** The four links at the foot of the page stand two in a row, inside the window. */
export async function hasTwoLinksInARow(page: Page, width: number): Promise<void> {
  const places = await page.locator('footer ul a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ right, top }) => ({ right, top })))
  expect.soft([...Map.groupBy(places, ({ top }) => Math.round(top)).values()].map((row) => row.length), `links in each row at ${width} px`).toEqual([2, 2])
  expect.soft(Math.max(...places.map(({ right }) => right)), `right edge of the links at ${width} px`).toBeLessThanOrEqual(width)
}

/** The page's cards, row by row: how many, whether they fill their list, are of one height, and have their words beside the picture. */
const rowsOf = (page: Page) =>
  page.locator('main article:has(> img)').evaluateAll((cards) => {
    /** What the card fills of its grid, or of its list. */
    const placeOf = (part: Element): Element => {
      const parent = part.parentElement!
      return part.localName === 'li' || getComputedStyle(parent).display === 'grid' ? part : placeOf(parent)
    }
    const rows = Map.groupBy(cards, (card) => Math.round(placeOf(card).getBoundingClientRect().top))
    return [...rows.values()].map((row) => {
      const boxes = row.map((card) => placeOf(card).getBoundingClientRect())
      const { right, width } = placeOf(row[0]!).parentElement!.getBoundingClientRect()
      return {
        cards: row.length,
        isBeside: row.every((card) => [...card.querySelectorAll(':is(h2, h3), :is(h2, h3) + p')].every((words) => words.getBoundingClientRect().left >= card.querySelector('img')!.getBoundingClientRect().right)),
        isFull: Math.abs(right - boxes.at(-1)!.right) < 2 && boxes.every((box) => Math.abs(box.width - boxes[0]!.width) < 2 && box.width > width / 2.5),
        heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
      }
    })
  })

/** Cards stand two in a row, or one with its words beside its picture. */
export async function hasPairs(page: Page, width: number): Promise<void> {
  const rows = await rowsOf(page)
  await about('responsive.pairs', () => {
    expect.soft(rows.length, `rows at ${width} px`).toBeGreaterThan(0)
    for (const row of rows) {
      expect.soft(row, `a row at ${width} px`).toMatchObject({ isFull: true, heights: 1 })
      expect.soft(row.cards === 2 || row.isBeside, `${row.cards} in a row at ${width} px`).toBe(true)
    }
  })
}

const BEGINNINGS = 'body > div > header a:has(svg), main h1, main form[method=post], main li:has(> article), main li:has(> img), main div:has(> article:only-child), main article:not(:only-child, :has(h1))'

/** The edges at which sign, heading, form and rows of cards and of lists begin, in the left half of a window. */
export const leftEdges = async (page: Page): Promise<number[]> => {
  const lefts = await page.locator(BEGINNINGS).evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)).filter((left) => left < innerWidth / 2))
  return [...new Set(lefts)]
}
