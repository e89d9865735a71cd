import type { Element, Root } from 'hast'
import { visit } from './visit.ts'

const isElement = (node: { type: string }): node is Element => node.type === 'element'

/**
 * A Markdown table with row headers. Alignment goes from a style attribute, which the
 * Content-Security-Policy forbids, to `data-align`.
 */
export function tables() {
  return (tree: Root): void => visit<Element>(tree, 'element', (node) => {
    if (node.properties.align) {
      node.properties['data-align'] = node.properties.align
      delete node.properties.align
    }
    if (node.tagName !== 'tr') return
    const [first, ...others] = node.children.filter(isElement)
    if (first?.tagName === 'td') {
      first.tagName = 'th'
      first.properties.scope = 'row'
    } else for (const cell of [first, ...others]) if (cell) cell.properties.scope = 'col'
  })
}
