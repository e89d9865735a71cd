import type { Page } from 'playwright/test'
import { heardOn } from './heard-on.ts'

/** The captions of the tables that do not fit their column, each with what is too wide. */
export const tooWide = (page: Page): Promise<string[]> =>
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
export const named = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.map((table) => ({
      caption: table.querySelector(':scope > caption')?.textContent,
      other: ['aria-label', 'aria-labelledby', 'title'].filter((name) => table.hasAttribute(name)),
      landmark: [...document.querySelectorAll('[aria-label]')].filter((part) => part.getAttribute('aria-label') === table.querySelector('caption')?.textContent).length,
      stop: table.closest('[tabindex="0"]')?.outerHTML.slice(0, 60) ?? table.querySelector('[tabindex]')?.outerHTML,
    })),
  )

/** What each value of the tables whose rows are lists, and each heading that is a figure, shows before itself, and where it stands. */
export const lists = (page: Page) =>
  page.locator(`main table:has(tr > :nth-child(3))${page.viewportSize()!.width < 384 ? '' : ':not([data-narrow])'}`).evaluateAll((tables) =>
    tables.flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent)
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children])
      const wordsOf = (cell: Element) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect()
      }
      const isAfter = (cell: Element, other: Element, inPairs: boolean) => {
        const [{ top, left }, before] = [cell.getBoundingClientRect(), other.getBoundingClientRect()]
        return top >= before.bottom - 0.5 || (inPairs && top === before.top && left >= before.right)
      }
      const areFigures = rows.every(([heading]) => /^[\d.,%€\s]+(\(.+\))?$/.test(heading!.textContent))
      return rows.flatMap((cells) =>
        cells.slice(areFigures ? 0 : 1).map((cell) => ({
          head: heads[cells.indexOf(cell)],
          shown: getComputedStyle(cell, '::before').content.replace(/^"|"( \/ "")?$/g, ''),
          beside: cell.matches('th, [data-align]') || wordsOf(cell).top - cell.getBoundingClientRect().top < 12,
          under: cell === cells[0] || isAfter(cell, cells[cells.indexOf(cell) - 1]!, cells.length > 5 && table.matches('[data-island] *')),
        })),
      )
    }),
  )

/** To which side the values of each list are set. */
export const edges = (page: Page) =>
  page.locator('main table:has(tr > :nth-child(3)):not([data-narrow])').evaluateAll((tables) =>
    tables.map((table) => ({ caption: table.querySelector('caption')?.textContent, sides: [...new Set([...table.querySelectorAll('td')].map((cell) => getComputedStyle(cell).textAlign))] })),
  )

/** The lists of the page, narrow tables among them, whose cells do not begin and end at one edge each. */
export const ragged = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const isList = getComputedStyle(table.querySelector('tbody tr')!).display === 'flow-root'
      const sides = [...table.querySelectorAll('td')].map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(cell)
        const labelled = left + parseFloat(paddingLeft) + Math.min(0, parseFloat(getComputedStyle(cell, '::before').marginLeft))
        return `${labelled < left - 0.5 ? 'a label outside, ' : ''}${Math.round(left + parseFloat(paddingLeft))} to ${Math.round(right - parseFloat(paddingRight))}`
      })
      const found = [...new Set(sides)]
      return isList && (found.length > 1 || found.some((side) => side.startsWith('a label'))) ? [`${table.querySelector('caption')?.textContent}: ${found.join(', ')}`] : []
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

/** What a reader of the page's broad tables finds elsewhere than beside the heading of its row and the head of its column, one below the other. */
export const scattered = (page: Page): Promise<string[]> =>
  page.locator('main table[data-broad] tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [heading, ...values] = [...row.children].map((cell) => ({ box: cell.getBoundingClientRect(), text: cell.textContent, shown: getComputedStyle(cell, '::before') }))
      const heads = [...row.closest('table')!.querySelectorAll('thead th')].slice(1).map((head) => head.textContent)
      return values.flatMap(({ box, text, shown }, place) => {
        const above = values[place - 1]?.box.bottom ?? heading!.box.top
        const isBeside = box.left >= heading!.box.left + 100 && box.left === values[0]!.box.left && box.top >= above - 0.5 && box.top < heading!.box.bottom + row.getBoundingClientRect().height
        const isNamed = shown.float === 'left' && shown.content.startsWith(`"${heads[place]}"`)
        return isBeside && isNamed ? [] : [`${heading!.text}: ${text}`]
      })
    }),
  )

/** The words of tables on three lines or more of fewer than ten letters on average, and the columns of tables of three or more that come nearer to each other than 20 px. */
export const squeezed = (page: Page): Promise<{ words: string[]; near: string[] }> =>
  page.locator('main table').evaluateAll((tables) => {
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
          return isSameLine && gap < 19.5 ? [`«${beside[place]!.textContent}» and «${cell.textContent}»: ${Math.round(gap)} px`] : []
        })
      })
    return { words, near }
  })

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
        const isColumn = cells.some(({ head }) => !head) && cells.every(({ head, text }) => head || /^[−+]?[\d.,]+(?: ?[€%])?$/.test(text))
        return isColumn ? cells.filter(({ align }) => align !== 'right') : []
      })
    }),
  )
