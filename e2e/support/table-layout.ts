import type { Page } from 'playwright/test'
import { heardOn } from './heard-on.ts'

/** The captions of the tables that do not fit their column, each with what is too wide. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const parent = table.parentElement!
      // Beside the index, and without a margin, the text has a column of its own; elsewhere it ends where the page does, and the header.
      const isOfPage = parent.matches('[aria-labelledby=indice] + div') && (innerWidth < 1024 || innerWidth >= 1280)
      const column = (isOfPage ? document.querySelector('header > div')! : parent).getBoundingClientRect()
      const box = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
      // Heads that only assistive technology is told of are one pixel wide.
      const parts = [table, ...table.querySelectorAll('caption, thead th, tbody th, tbody td')].filter((part) => part.getBoundingClientRect().width > 1)
      const beside = parts.find((part) => {
        const boxes = [part.getBoundingClientRect(), ...(part === table ? [] : [box(part)])]
        return boxes.some(({ left, right }) => left < parent.getBoundingClientRect().left - 1 || right > column.right + 1)
      })
      return beside ? [`${table.querySelector('caption')?.textContent}: «${beside === table ? 'table' : beside.textContent}»`] : []
    }),
  )

/** Names of the page's tables, of its landmarks, and what Tab would stop at around a table. */
export const named = (page: Page) =>
  page.locator('main table').evaluateAll((tables) => {
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.getAttribute('aria-labelledby')!.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')
    const names = [...document.querySelectorAll(':is([aria-label], [aria-labelledby]):not(table)')].map(nameOf)
    return tables.map((table) => ({
      caption: table.querySelector(':scope > caption')?.textContent,
      other: ['aria-label', 'aria-labelledby', 'title'].filter((name) => table.hasAttribute(name)),
      landmark: names.filter((name) => name === table.querySelector('caption')?.textContent).length,
      stop: table.closest('[tabindex="0"]')?.outerHTML.slice(0, 60) ?? table.querySelector('[tabindex]')?.outerHTML,
    }))
  })

/** What of a table, or around one, is to be scrolled: Tab stops there without being told to. */
export const scrollers = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const around = [...document.querySelectorAll('main *')].filter((part) => part.contains(table) || table.contains(part))
      return around.filter((part) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX)).map((part) => part.outerHTML.slice(0, 60))
    }),
  )

/** The rows of narrow tables whose cells do not stand beside each other. */
export const stacked = (page: Page): Promise<string[]> =>
  page.locator('main table[data-narrow] tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const boxes = [...row.children].map((cell) => cell.getBoundingClientRect())
      return boxes.every(({ left, top }, place) => place === 0 || (left >= boxes[place - 1]!.right - 0.5 && top === boxes[0]!.top)) ? [] : [row.textContent]
    }),
  )

/** The words of tables on three lines or more of fewer than ten letters on average, and the columns of tables of three or more, any two or two of figures, that come nearer to each other than so many pixels. */
export const squeezed = (page: Page, apart: { any: number; figures: number }): Promise<{ words: string[]; near: string[] }> =>
  page.locator('main table').evaluateAll((tables, least) => {
    const linesOf = (cell: Element) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const bottoms = boxes.map(({ bottom }) => bottom).toSorted((one, other) => one - other)
      return {
        count: bottoms.filter((bottom, place) => place === 0 || bottom - bottoms[place - 1]! > 12).length,
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      }
    }
    const cells = tables.flatMap((table) => [...table.querySelectorAll('tbody :is(th, td)')])
    const words = cells.flatMap((cell) => {
      const { count } = linesOf(cell)
      return count > 2 && cell.textContent.length < 10 * count ? [`«${cell.textContent}» on ${count} lines`] : []
    })
    const near = tables
      .filter((table) => table.querySelector('tr > :nth-child(3)'))
      .flatMap((table) => [...table.querySelectorAll('tr')])
      .flatMap((row) => {
        const beside = [...row.children].filter((cell) => cell.textContent && cell.getBoundingClientRect().width > 1)
        return beside.slice(1).flatMap((cell, place) => {
          const isSameLine = Math.abs(cell.getBoundingClientRect().bottom - beside[place]!.getBoundingClientRect().bottom) < 1
          const gap = linesOf(cell).left - linesOf(beside[place]!).right
          const isBetweenFigures = [cell, beside[place]!].every((one) => one.matches('[data-align=right]'))
          return isSameLine && gap < (isBetweenFigures ? least.figures : least.any) - 0.5 ? [`«${beside[place]!.textContent}» and «${cell.textContent}»: ${Math.round(gap)} px`] : []
        })
      })
    return { words, near }
  }, apart)

/** How often Chromium tells assistive technology of each part of a table. */
export async function told(page: Page): Promise<Record<string, number>> {
  const roles = (await heardOn(page)).filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
  return Object.fromEntries(['table', 'row', 'rowheader', 'columnheader'].map((role) => [role, roles.filter((each) => each === role).length]))
}

/** The cells of columns of figures that do not stand at the right. */
export const wrongFigures = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].slice(1))
      return (rows[0] ?? []).flatMap((_, place) => {
        const cells = rows.flatMap((row) => row[place] ?? []).map((cell) => ({ head: cell.matches('thead *'), text: cell.textContent.trim(), align: getComputedStyle(cell).textAlign }))
        const isColumn = cells.some(({ head }) => !head) && cells.every(({ head, text }) => head || /^[−+]?[\d.,]+(?:\s?[€%])?$/.test(text))
        return isColumn ? cells.filter(({ align }) => align !== 'right') : []
      })
    }),
  )
