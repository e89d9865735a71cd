import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { paths } from './support/pages.ts'
import { brokenRanges } from './support/ranges.ts'
import { test } from './support/reading.ts'

const widths = readTable('tables').map(({ width }) => Number(width))
const PHONES = [{ width: 320, height: 700 }, { width: 390, height: 844 }] as const

/** The captions of the tables that do not fit their column, each with what is too wide. */
const tooWide = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      let parent = table.parentElement!
      while (getComputedStyle(parent).display === 'contents') parent = parent.parentElement! // it has no box of its own
      const isInText = parent.matches('[aria-labelledby=indice] + div')
      // The header ends where the page's column does.
      const column = (isInText && innerWidth >= 1280 ? document.querySelector('header > div')! : parent).getBoundingClientRect()
      const box = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
      const parts = [table, ...table.querySelectorAll('tbody th, tbody td')]
      const beside = parts.find((part) => Math.max(part.getBoundingClientRect().right, part === table ? 0 : box(part).right) > column.right + 1)
      return beside ? [`${table.querySelector('caption')?.textContent}: «${beside === table ? 'table' : beside.textContent}»`] : []
    }),
  )

/** Names of the page's tables, of its landmarks, and what Tab would stop at around a table. */
const named = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.map((table) => ({
      caption: table.querySelector(':scope > caption')?.textContent,
      other: ['aria-label', 'aria-labelledby', 'title'].filter((name) => table.hasAttribute(name)),
      landmark: [...document.querySelectorAll('[aria-label]')].filter((part) => part.getAttribute('aria-label') === table.querySelector('caption')?.textContent).length,
      stop: table.closest('[tabindex="0"]')?.outerHTML.slice(0, 60) ?? table.querySelector('[tabindex]')?.outerHTML,
    })),
  )

/** What each value of the tables whose rows are lists, and each heading that is a figure, shows before itself, and where it stands. */
const lists = (page: Page) =>
  page.locator(`main table:has(tr > :nth-child(3))${page.viewportSize()!.width < 384 ? '' : ':not([data-narrow])'}`).evaluateAll((tables) =>
    tables.flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent)
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children])
      const wordsOf = (cell: Element) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect()
      }
      const areFigures = rows.every(([heading]) => /^[\d.,%€\s]+(\(.+\))?$/.test(heading!.textContent))
      return rows.flatMap((cells) =>
        cells.slice(areFigures ? 0 : 1).map((cell) => ({
          head: heads[cells.indexOf(cell)],
          shown: getComputedStyle(cell, '::before').content.replace(/^"|"( \/ "")?$/g, ''),
          beside: cell.matches('th, [data-align]') || wordsOf(cell).top - cell.getBoundingClientRect().top < 12,
          under: cell === cells[0] || cell.getBoundingClientRect().top >= cells[cells.indexOf(cell) - 1]!.getBoundingClientRect().bottom - 0.5,
        })),
      )
    }),
  )

/** To which side the values of each list are set. */
const edges = (page: Page) =>
  page.locator('main table:has(tr > :nth-child(3)):not([data-narrow])').evaluateAll((tables) =>
    tables.map((table) => ({ caption: table.querySelector('caption')?.textContent, sides: [...new Set([...table.querySelectorAll('td')].map((cell) => getComputedStyle(cell).textAlign))] })),
  )

/** The rows of narrow tables whose cells do not stand beside each other. */
const stacked = (page: Page): Promise<string[]> =>
  page.locator('main table[data-narrow] tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const boxes = [...row.children].map((cell) => cell.getBoundingClientRect())
      return boxes.every(({ left, top }, place) => place === 0 || (left >= boxes[place - 1]!.right - 0.5 && top === boxes[0]!.top)) ? [] : [row.textContent]
    }),
  )

/** Figures and words of tables that do not stand on one line. */
const broken = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        // Where rows are lists, the heads are only heard.
        if ((texts.currentNode.parentElement!.closest('thead')?.getBoundingClientRect().width ?? 9) < 2) continue
        for (const { index, 0: word } of texts.currentNode.nodeValue!.matchAll(/[−+]?\d[\d.,]*(?:\s?[€%])?|\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
      }
      return found
    }),
  )

/** The entries of «Fonti» whose lines stand at more than one distance, or whose ways back are too small. */
const uneven = (page: Page): Promise<string[]> =>
  page.locator('[aria-labelledby=fonti] li').evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const { lineHeight, paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(entry)
      const lines = [paddingTop, paddingBottom, borderTopWidth].reduce((left, edge) => left - parseFloat(edge), entry.getBoundingClientRect().height) / parseFloat(lineHeight)
      const isSmall = [...entry.querySelectorAll('[href^="#"]')].map((back) => back.getBoundingClientRect()).some(({ width, height }) => width < 34 || height < 24)
      return isSmall || Math.abs(lines - Math.round(lines)) > 0.1 ? [entry.textContent] : []
    }),
  )

/** How often Chromium tells assistive technology of each part of a table. */
async function told(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
  return Object.fromEntries(['table', 'row', 'rowheader', 'columnheader'].map((role) => [role, roles.filter((each) => each === role).length]))
}

/** The cells of columns of figures that do not stand at the right. */
const wrongFigures = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].slice(1))
      return (rows[0] ?? []).flatMap((_, place) => {
        const cells = rows.flatMap((row) => row[place] ?? []).map((cell) => ({ head: cell.matches('thead *'), text: cell.textContent.trim(), align: getComputedStyle(cell).textAlign }))
        const isColumn = cells.some(({ head }) => !head) && cells.every(({ head, text }) => head || /^[−+]?[\d.,]+(?: ?[€%])?$/.test(text))
        return isColumn ? cells.filter(({ align }) => align !== 'right') : []
      })
    }),
  )

for (const path of paths) {
  // One load serves all, and each width what is looked at there: of a page without a table nothing is asked but that no assistive technology is told of one.
  test(`tables.name, tables.stops, tables.fit, tables.rows, tables.edge, tables.narrow, tables.whole, tables.headers, tables.figures, sources.lines, look.ranges: tables, sources and ranges of ${path}`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto(path)
    const main = page.locator('main')
    for (const table of await named(page)) {
      await about('tables.name, tables.stops', () => expect.soft(table).toEqual({ caption: expect.stringMatching(/\S/), other: [], landmark: 0 }))
    }
    await about('tables.figures', async () => expect.soft(await wrongFigures(page)).toEqual([]))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await about('tables.fit', async () => expect.soft(await tooWide(page), `wider than their column at ${width} px`).toEqual([]))
      await about('tables.whole', async () => expect.soft(await broken(page), `broken at ${width} px`).toEqual([]))
      await about('sources.lines', async () => expect.soft(await uneven(page), `lines and ways back at ${width} px`).toEqual([]))
      await about('look.ranges', async () => expect.soft(await brokenRanges(page), `broken at ${width} px`).toEqual([]))
    }
    for (const phone of PHONES) {
      await page.setViewportSize(phone)
      for (const { head, ...found } of await lists(page)) await about('tables.rows', () => expect.soft(found, `at ${phone.width} px`).toEqual({ shown: head, beside: true, under: true }))
      for (const { caption, sides } of await edges(page)) await about('tables.edge', () => expect.soft(sides, `«${caption}» at ${phone.width} px`).toHaveLength(1))
    }
    await about('tables.narrow', async () => expect.soft(await stacked(page)).toEqual([]))
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
