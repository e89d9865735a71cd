import type { Element, ElementContent, Root } from 'hast'
import { drawRows } from './drawn-rows.ts'
import { type Part, partTypes } from './jsx.ts'
import { visit } from './visit.ts'

const isElement = (node: { type: string }): node is Element => node.type === 'element'
const elementsOf = ({ children }: { children: { type: string }[] }): Element[] => children.filter(isElement)

/** What a cell says; nothing where that is computed. */
function words(node: ElementContent): string | undefined {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return undefined
  const parts = node.children.map(words)
  return parts.includes(undefined) ? undefined : parts.join('')
}

const FIGURES = /^[\s\d.,%€:+−–-]*$/
/** A figure, or computed: every computed cell of a table is one. */
const isFigure = ({ children }: Element): boolean =>
  children.length > 0 && children.every((node) => (node.type === 'text' ? FIGURES.test(node.value) : (node.type as string) === 'mdxTextExpression'))

/** «4 (4.1/4.2)»: of what, only the column's head says. */
const NUMBERED = /^[\d.,%€\s]+(\(.+\))?$/

function rowHeader(row: Element): void {
  const [first, ...others] = elementsOf(row)
  if (first?.tagName === 'td') {
    first.tagName = 'th'
    first.properties.scope = 'row'
  } else for (const cell of [first, ...others]) if (cell) cell.properties.scope = 'col'
}

/** How many letters a phone shows in a row beside each other, the gutters of three or four columns apart. */
const ROW = 39
/** As many as a tablet does: four columns or more that need more would hold words, not lines. */
const BROAD = 64
/** «10.000 €»: a computed figure has as many letters, at most. */
const COMPUTED = 8

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))

/** «17–18 luglio»: who reads a table does not look for its end on the next line. */
const SHORT = 12

const saidIn = (cells: readonly Element[]): string[] => cells.map((cell) => words(cell) ?? '0'.repeat(COMPUTED))

/** How many letters a column needs on a phone: those of a figure, of a word, of what is short, which stay whole; of the longest cell half, of a heading a third. */
function lettersOf([head, ...cells]: readonly Element[], place: number): number {
  const said = saidIn(cells)
  const lines = place === 0 ? 3 : cells.every(isFigure) ? 1 : 2
  const whole = [...said, head ? (words(head) ?? '') : ''].flatMap((text) => text.split(/[ \n]/))
  return Math.max(longest(whole), Math.ceil(longest(said) / lines), place === 0 ? 0 : Math.min(longest(said), SHORT))
}

/** Whether a table keeps its columns on a phone, or not even on a tablet. */
function breadthOf(rows: readonly Element[][]): 'narrow' | 'broad' | undefined {
  const [heads = []] = rows
  if (heads.length < 3) return undefined
  const letters = heads.reduce((sum, _, place) => sum + lettersOf(rows.flatMap((cells) => cells[place] ?? []), place), 0)
  if (letters <= ROW) return 'narrow'
  return heads.length > 3 && letters > BROAD ? 'broad' : undefined
}

/** Where one of two columns of words has more to say than the other, by half: `first` or `last`. */
function leanOf(rows: readonly Element[][]): 'first' | 'last' | undefined {
  const [heads = [], ...lines] = rows
  const columns = [1, 2].map((place) => lines.flatMap((cells) => cells[place] ?? []))
  if (heads.length !== 3 || columns.some((cells) => cells.every(isFigure))) return undefined
  const [first, last] = columns.map((cells) => longest(saidIn(cells))) as [number, number]
  if (first >= 1.5 * last) return 'first'
  return last >= 1.5 * first ? 'last' : undefined
}

/** Figures stand at the right; of three columns or more each value knows its column's head, which a phone shows beside it; so does a heading that is a figure. */
function columns(rows: Element[][], path: string): void {
  const [heads = [], ...lines] = rows
  for (const [place, head] of heads.entries()) {
    const cells = lines.flatMap((cells) => cells[place] ?? [])
    if (place > 0 && cells.length > 0 && cells.every(isFigure)) for (const cell of [head, ...cells]) cell.properties['data-align'] ??= 'right'
    if (heads.length < 3 || (place === 0 && !cells.every((cell) => isFigure(cell) || NUMBERED.test(words(cell) ?? '')))) continue
    const label = words(head)
    if (!label) throw new Error(`${path}: table: expected plain words at the head of column ${place + 1}`)
    for (const cell of cells) cell.properties['data-label'] = label
  }
}

/**
 * A Markdown table with row headers. Alignment goes from a style attribute, which the Content-Security-Policy forbids, to
 * `data-align`. The table of a `<Ledger>` is the part itself, so that the caption stands in it; a narrow or a broad one is told so, the rows of a drawn one are.
 */
export function tables() {
  return (tree: Root, { path }: { path: string }): void => {
    const shapes = new Map<Element, { breadth: ReturnType<typeof breadthOf>; lean: ReturnType<typeof leanOf> }>()
    visit<Element>(tree, 'element', (node) => {
      if (node.properties.align) {
        node.properties['data-align'] = node.properties.align
        delete node.properties.align
      }
      if (node.tagName === 'tr') rowHeader(node)
      if (node.tagName !== 'table') return
      const rows = elementsOf(node).flatMap((part) => (part.tagName === 'tr' ? [part] : elementsOf(part))).map(elementsOf)
      columns(rows, path)
      shapes.set(node, { breadth: breadthOf(rows), lean: leanOf(rows) })
    })
    visit<Part>(tree, partTypes, (part) => {
      const table = part.name === 'Ledger' && elementsOf(part).find(({ tagName }) => tagName === 'table')
      if (!table) return
      part.children = elementsOf(table) as unknown as Part['children']
      const { breadth, lean } = shapes.get(table)!
      if (breadth) part.attributes.push({ type: 'mdxJsxAttribute', name: breadth, value: null })
      else if (lean) part.attributes.push({ type: 'mdxJsxAttribute', name: 'lean', value: lean })
      const drawn = part.attributes.findIndex((each) => each.type === 'mdxJsxAttribute' && each.name === 'drawn')
      if (drawn < 0) return
      part.attributes.splice(drawn, 1)
      if (part.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'total')) throw new Error(`${path}: <Ledger drawn total>: expected one of the two: a sum is as long as all the others`)
      drawRows(part, path)
    })
  }
}
