import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { paths } from './support/pages.ts'
import { brokenOn } from './support/on-one-line.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'
import { astrayNotices, unevenSources } from './support/sources-layout.ts'
import { named, scrollers, squeezed, stacked, told, tooWide, wrongFigures } from './support/table-layout.ts'
import { edges, lists, notAcross, ragged, scattered } from './support/table-lists.ts'

const widths = readTable('tables').map(({ width }) => Number(width))
const PHONE = 390

async function areLists(page: Page, where: string): Promise<void> {
  for (const { head, ...found } of await lists(page)) await about('tables.rows', () => expect.soft(found, `at ${where}`).toEqual({ shown: head, beside: true, under: true }))
  await about('tables.edge', async () => expect.soft(await ragged(page), `from edge to edge at ${where}`).toEqual([]))
  for (const { caption, sides, expected } of await edges(page)) await about('tables.edge', () => expect.soft(sides, `«${caption}» at ${where}`).toEqual([expected]))
}

for (const path of paths) {
  // One load serves all, and each width what is looked at there: of a page without a table nothing is asked but that no assistive technology is told of one.
  test(`tables.name, tables.stops, tables.fit, tables.rows, tables.across, tables.edge, tables.narrow, tables.broad, tables.lines, tables.gutters, tables.whole, tables.headers, tables.figures, sources.lines, sources.notice, look.ranges, look.ties, look.pairs: tables, sources, ranges, headings and titles of ${path}`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto(path)
    const main = page.locator('main')
    for (const table of await named(page)) {
      await about('tables.name, tables.stops', () => expect.soft(table).toEqual({ caption: expect.stringMatching(/\S/), other: [], landmark: 0 }))
    }
    await about('tables.figures', async () => expect.soft(await wrongFigures(page)).toEqual([]))
    await about('tables.rows, tables.edge, tables.narrow', () => expect(widths, 'the table of widths').toEqual(expect.arrayContaining([320, 384, PHONE, 639])))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await about('tables.fit', async () => expect.soft(await tooWide(page), `wider than their column at ${width} px`).toEqual([]))
      await about('tables.stops', async () => expect.soft(await scrollers(page), `to be scrolled at ${width} px`).toEqual([]))
      const { words, near } = await squeezed(page, width < 640 ? { any: 8, figures: width < PHONE ? 8 : 12 } : { any: 20, figures: 20 })
      if (width >= 640) await about('tables.lines', () => expect.soft(words, `squeezed at ${width} px`).toEqual([]))
      await about('tables.gutters', () => expect.soft(near, `near each other at ${width} px`).toEqual([]))
      if (width >= 640 && width < 1280) await about('tables.broad', async () => expect.soft(await scattered(page), `of broad tables at ${width} px`).toEqual([]))
      const broken = await brokenOn(page)
      await about('tables.whole', () => expect.soft(broken.tables, `broken at ${width} px`).toEqual([]))
      await about('sources.lines', async () => expect.soft(await unevenSources(page), `lines and ways back at ${width} px`).toEqual([]))
      await about('sources.notice', async () => expect.soft(await astrayNotices(page), `notices of a change at ${width} px`).toEqual([]))
      await about('look.ranges', () => expect.soft(broken.ranges, `broken at ${width} px`).toEqual([]))
      await about('look.pairs', () => expect.soft(broken.conjunctions, `broken at ${width} px`).toEqual([]))
      await about('look.ties', () => expect.soft(broken.headings, `broken at ${width} px`).toEqual([]))
      if (width >= 384 && width < 640) await about('tables.across', async () => expect.soft(await notAcross(page), `neither across nor under its head at ${width} px`).toEqual([]))
      if (width >= 384) await about('tables.narrow', async () => expect.soft(await stacked(page), `below each other at ${width} px`).toEqual([]))
      if (width < 640) await areLists(page, `${width} px`)
    }
    await page.setViewportSize({ width: PHONE, height: 844 })
    // In larger letters those of three columns too, and the narrow ones.
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '125%' }))
    await areLists(page, `${PHONE} px in larger letters`)
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '' }))
    const unnamed = await main.locator('tbody tr').evaluateAll((rows) => rows.filter((row) => row.querySelectorAll('th[scope=row]').length !== 1).map((row) => row.textContent))
    await about('tables.headers', () => expect.soft(unnamed, 'rows without a header of their own').toEqual([]))
    await about('tables.headers', async () => expect(await told(page)).toEqual({
      table: await main.locator('table').count(),
      row: await main.locator('tr').count(),
      rowheader: await main.locator('th[scope=row]').count(),
      columnheader: await main.locator('th[scope=col]').count(),
    }))
  })
}

for (const [path, entry] of [
  ['/blog/conto-economico-locazione-breve', 'Costi fissi annui in euro'],
  ['/blog/ota-costo-investimento', 'Ricavi annui in euro'],
] as const) {
  test(`tables.across, tables.rows, tables.fit: on a phone, the figures of the tool of ${path}`, async ({ page }) => {
    await page.goto(path)
    await startScript(page)
    // In thirds, and where one figure is too long for that, in lists.
    for (const [sum, across] of [['4000', 1], ['250000', 1], ['100000000', 0]] as const) {
      await page.getByLabel(entry, { exact: true }).fill(sum)
      await expect(page.locator('[data-island^=tool] table')).toHaveCount(1)
      await about('tables.across', () => expect(page.locator('[data-island^=tool] table[data-thirds]')).toHaveCount(across))
      for (const width of [384, PHONE, 560]) {
        await page.setViewportSize({ width, height: 844 })
        await about('tables.across', async () => expect.soft(await notAcross(page), `neither across nor under its head at ${width} px`).toEqual([]))
        await about('tables.fit', async () => expect.soft(await tooWide(page), `wider than their column at ${width} px`).toEqual([]))
        for (const { head, ...found } of await lists(page)) await about('tables.rows', () => expect.soft(found, `at ${width} px`).toEqual({ shown: head, beside: true, under: true }))
      }
    }
  })
}

test('tables.drawn: each month is as long as its nights', async ({ page }) => {
  await page.goto('/blog/prezzo-affitti-brevi')
  const rows = await page.getByRole('table', { name: /^Notti passate/ }).locator('tbody tr').all()
  expect(rows.length, 'months').toBe(12)
  for (const [width, where] of [[390, 'under'], [1280, 'beside']] as const) {
    await page.setViewportSize({ width, height: 844 })
    const months = await Promise.all(
      rows.map(async (row) => {
        const bar = (await row.locator('th svg[aria-hidden=true]').boundingBox())!
        const head = await row.locator('th').evaluate((cell) => {
          const words = document.createRange()
          words.selectNode(cell.firstChild!)
          const [{ left, right }, { right: nameEnd, top, bottom }] = [cell.getBoundingClientRect(), words.getBoundingClientRect()]
          return { left, room: right - parseFloat(getComputedStyle(cell).paddingRight), name: { right: nameEnd, top, bottom } }
        })
        return { nights: Number((await row.locator('td').innerText()).replace('.', '')), bar, head }
      }),
    )
    const most = months.toSorted((one, other) => other.nights - one.nights)[0]!
    const [table, paragraph] = await page.getByRole('table', { name: /^Notti passate/ }).evaluate((own) => [own, own.nextElementSibling!].map((part) => part.getBoundingClientRect().width))
    expect.soft(table, `px wide, as the text, at ${width} px`).toBeCloseTo(paragraph!, 0)
    const edge = where === 'under' ? most.head.left : Math.max(...months.map(({ head }) => head.name.right))
    for (const { nights, bar, head } of months) {
      expect.soft(bar.x, `px from the left, of ${nights} nights at ${width} px`).toBe(most.bar.x)
      expect.soft(bar.width / most.bar.width, `of the longest, of ${nights} nights at ${width} px`).toBeCloseTo(nights / most.nights, 1.7)
      if (where === 'under') expect.soft(bar.y, `under its name, of ${nights} nights at ${width} px`).toBeGreaterThanOrEqual(head.name.bottom)
      else expect.soft(Math.abs(bar.y + bar.height / 2 - (head.name.top + head.name.bottom) / 2), `px from the middle of its name, of ${nights} nights at ${width} px`).toBeLessThanOrEqual(4)
    }
    if (where === 'under') expect.soft(most.bar.x, `their edge, at ${width} px`).toBe(edge)
    else expect.soft(most.bar.x, `clear of the names, at ${width} px`).toBeGreaterThan(edge)
    expect.soft(most.bar.x + most.bar.width, `the longest, of the room, at ${width} px`).toBeCloseTo(most.head.room, 0)
  }
})

test('tables.rows: on a phone the date of a feast stands right after its year', async ({ page }) => {
  await page.goto('/blog/tradizioni-veneziane')
  for (const width of [320, 350, 390, 510]) {
    await page.setViewportSize({ width, height: 844 })
    const dates = await page.locator('[data-island^=tool] td').evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        const [date, { left, top }] = [words.getBoundingClientRect(), cell.getBoundingClientRect()]
        return { text: cell.textContent, isBeside: date.top - top < 12, after: date.left - left }
      }),
    )
    expect(dates.length, 'dates').toBeGreaterThan(20)
    for (const { text, isBeside, after } of dates) {
      expect.soft(isBeside, `${text}, at ${width} px: in the line of its year`).toBe(true)
      expect.soft(after, `${text}, at ${width} px: from the beginning of its year`).toBeLessThanOrEqual(56)
    }
  }
})

test('tables.narrow: on a phone, the table of two houses', async ({ page }) => {
  await page.goto('/blog/conto-economico-locazione-breve')
  for (const [width, rows] of [[390, 'beside each other'], [380, 'in a list']] as const) {
    await page.setViewportSize({ width, height: 844 })
    const tops = await page.locator('main table:has(th:nth-of-type(3)) tbody tr').first().locator('th, td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(tops).size === 1 ? 'beside each other' : 'in a list', `heading and values of a row at ${width} px`).toBe(rows)
  }
})
