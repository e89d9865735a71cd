import type { Locator, Page } from 'playwright/test'

/** The tables whose rows are lists on a phone: in a window narrower than 24 letters of the root's size all of three columns or more. */
async function listed(page: Page): Promise<Locator> {
  const letters = await page.evaluate(() => innerWidth / parseFloat(getComputedStyle(document.documentElement).fontSize))
  return page.locator(letters < 24 ? 'main table:has(tr > :nth-child(3))' : 'main table:not([data-narrow], [data-thirds]):has(tr > :nth-child(4))')
}

/** What each value of these, and each heading that is a figure, shows before itself, and where it stands. */
export const lists = async (page: Page) =>
  (await listed(page)).evaluateAll((tables) =>
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

/** What of the rows of a table of three columns, or of a tool's with three figures, its heads among them, does not stand across, or in columns under the heads, shown once. */
export const notAcross = (page: Page): Promise<string[]> =>
  page.locator('main table:not([data-narrow]):has(tr > :nth-child(3)):not(:has(tr > :nth-child(4))), table[data-thirds]').evaluateAll((tables) =>
    tables.flatMap((table) => {
      // Shares of a width are rounded row by row.
      const isAt = (edge: number, expected: number) => Math.abs(edge - expected) < 0.1
      const areFigures = [...table.querySelectorAll('thead th')].slice(1).map((head) => head.matches('[data-align=right]'))
      const heads = [...table.querySelectorAll('thead th')].slice(1).map((head) => head.getBoundingClientRect())
      const { left, right, width } = table.getBoundingClientRect()
      const [gap, rows] = [heads.length > 2 ? 12 : 20, [...table.querySelectorAll('tbody tr')]]
      const room = width - gap * (heads.length - 1)
      const [most = 0, least = 0] = [1, 2].map((place) => Math.max(...rows.map(({ children }) => children[place]!.textContent.replace(/\d+$/, '').length)))
      const share = most >= 1.5 * least ? 0.6 : least >= 1.5 * most ? 0.4 : 0.5
      const first = areFigures[0] && !areFigures[1] ? 72 : areFigures.includes(true) ? room / heads.length : room * share
      const areHeads = new Set(heads.map(({ bottom }) => bottom)).size === 1 && heads.every(({ width: own }, place) => Math.abs(own - (place === 0 ? first : (room - first) / (heads.length - 1))) < 1)
      return rows.flatMap((row) => {
        const [heading, ...values] = [...row.children].map((cell) => ({ box: cell.getBoundingClientRect(), shown: getComputedStyle(cell, '::before').content }))
        const goesAcross = isAt(heading!.box.left, left) && isAt(heading!.box.right, right)
        const areUnder = values.every(({ box, shown }, place) => isAt(box.left, heads[place]!.left) && isAt(box.right, heads[place]!.right) && box.top >= heading!.box.bottom && box.top === values[0]!.box.top && shown === 'none')
        return areHeads && goesAcross && areUnder ? [] : [`${table.querySelector('caption')?.textContent}: ${row.textContent}`]
      })
    }),
  )

/** To which side the values of each list are set, and to which they should be. */
export const edges = async (page: Page) =>
  (await listed(page)).evaluateAll((tables) =>
    tables.map((table) => {
      const values = [...table.querySelectorAll('td')]
      const caption = table.querySelector('caption')?.textContent
      // Dates, which are read on from their year.
      const isOfDates = table.matches('[data-island^=tool] *') && table.querySelectorAll('thead th').length > 4
      const isOfFigures = !isOfDates && values.every((cell) => cell.matches('[data-align=right]'))
      return { caption, sides: [...new Set(values.map((cell) => getComputedStyle(cell).textAlign))], expected: isOfFigures ? 'right' : 'left' }
    }),
  )

/** The lists of the page, narrow tables among them, whose cells do not begin and end at one edge each. */
export const ragged = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      // Two in a line have two edges each, three have three.
      const { display, gridTemplateColumns } = getComputedStyle(table.querySelector('tbody tr')!)
      const edges = { 'flow-root': 1, 'grid': gridTemplateColumns.split(' ').length }[display]
      const sides = [...table.querySelectorAll('td')].map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(cell)
        const labelled = left + parseFloat(paddingLeft) + Math.min(0, parseFloat(getComputedStyle(cell, '::before').marginLeft))
        return `${labelled < left - 0.5 ? 'a label outside, ' : ''}${Math.round(left + parseFloat(paddingLeft))} to ${Math.round(right - parseFloat(paddingRight))}`
      })
      const found = [...new Set(sides)]
      return edges && (found.length > edges || found.some((side) => side.startsWith('a label'))) ? [`${table.querySelector('caption')?.textContent}: ${found.join(', ')}`] : []
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
