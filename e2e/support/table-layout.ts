import type { Page } from 'playwright/test'

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
export const edges = (page: Page) =>
  page.locator('main table:has(tr > :nth-child(3)):not([data-narrow])').evaluateAll((tables) =>
    tables.map((table) => ({ caption: table.querySelector('caption')?.textContent, sides: [...new Set([...table.querySelectorAll('td')].map((cell) => getComputedStyle(cell).textAlign))] })),
  )

/** The rows of narrow tables whose cells do not stand beside each other. */
export const stacked = (page: Page): Promise<string[]> =>
  page.locator('main table[data-narrow] tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const boxes = [...row.children].map((cell) => cell.getBoundingClientRect())
      return boxes.every(({ left, top }, place) => place === 0 || (left >= boxes[place - 1]!.right - 0.5 && top === boxes[0]!.top)) ? [] : [row.textContent]
    }),
  )

/** How often Chromium tells assistive technology of each part of a table. */
export async function told(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
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
