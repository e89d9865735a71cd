import type { Element } from 'hast'
import { element, type Part } from './jsx.ts'
import { visit } from './visit.ts'

/** «19.300» or «7,5»; nothing where it is no figure as the site prints them. */
const figureOf = (text: string): number | undefined => (/^\d{1,3}(\.\d{3})*(,\d+)?$/.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined)

/** In letters: «Settembre», and one more; a longer heading would stand on its own bar (`RowBar.tsx`). */
const LONGEST = 10

const isElement = (node: { type: string }): node is Element => node.type === 'element'

/**
 * The rows of a `<Ledger drawn>`, which has one column of typed figures of one measure: beside each heading, on a phone under it, a `<RowBar>`, as long beside the longest as the row's
 * figure is beside the largest. The figures say it all, so that assistive technology hears nothing of it.
 */
export function drawRows(ledger: Part, path: string): void {
  const rows: { head: Element; value: number }[] = []
  visit<Element>(ledger, 'element', (row) => {
    const [head, cell, ...others] = row.tagName === 'tr' ? row.children.filter(isElement) : []
    if (!head || cell?.tagName !== 'td') return
    const [words] = cell.children
    const found = words?.type === 'text' ? words.value : (words?.type ?? 'nothing')
    const value = figureOf(found)
    if (others.length > 0 || value === undefined) throw new Error(`${path}: <Ledger drawn>: expected two columns, the second of typed figures, found «${found}»${others.length > 0 ? ` and ${others.length} more` : ''}`)
    const [name, ...more] = head.children
    const heading = name?.type === 'text' ? name.value : (name?.type ?? 'nothing')
    if (name?.type !== 'text' || more.length > 0 || heading.length > LONGEST) throw new Error(`${path}: <Ledger drawn>: expected headings in plain letters, ${LONGEST} at most, found «${heading}»${more.length > 0 ? ` and ${more.length} more` : ''}`)
    rows.push({ head, value })
  })
  const most = Math.max(0, ...rows.map(({ value }) => value))
  if (most === 0) throw new Error(`${path}: <Ledger drawn>: expected a figure above 0, found none`)
  for (const { head, value } of rows) if (value > 0) head.children.push(element('RowBar', { share: String(Math.round((100 * value) / most)) }, []) as unknown as Element)
}
