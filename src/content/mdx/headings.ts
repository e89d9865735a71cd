import type { Element, ElementContent, Root, Text } from 'hast'
import { room, tied } from '../../ui/tied.ts'
import { toolId, type ToolName, toolTitles } from '../tool-names.ts'
import { type Part, partTypes } from './jsx.ts'
import { visit } from './visit.ts'

/** A stretch of a heading in one language; without `lang`, the page's own. */
interface Stretch {
  text: string
  lang?: string
}

function stretches(node: ElementContent, lang?: string): Stretch[] {
  if (node.type === 'text') return [lang ? { text: node.value, lang } : { text: node.value }]
  if (node.type === 'element') return node.children.flatMap((child) => stretches(child, lang))
  // `<i lang="vec">` in the source is an MDX node, not an HTML element.
  if (node.type !== 'mdxJsxTextElement') return []
  const marked = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'lang')
  return node.children.flatMap((child) => stretches(child, typeof marked?.value === 'string' ? marked.value : lang))
}

/** «Dove l'acqua è bassa» → «dove-l-acqua-e-bassa» */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Gives each `h2` and `h3` an address, and hands the `h2`s over as the index of contents, the tool's among them; short words stay with what follows. */
export function headings({ tool }: { tool?: ToolName }) {
  return (tree: Root, file: { data: Record<string, unknown>; value?: unknown }): void => {
    const index: { id: string; stretches: Stretch[]; place?: number }[] = []
    const length = typeof file.value === 'string' ? file.value.length : 1
    const enter = (id: string, parts: Stretch[], { position }: Element | Part) =>
      index.push({ id, stretches: parts, ...(position?.start.offset && { place: Math.round((100 * position.start.offset) / length) }) })
    const taken = new Set<string>()
    visit<Element | Part>(tree, ['element', ...partTypes], (node) => {
      if (node.type !== 'element') {
        if (node.name === 'Update') enter('aggiornamento', [{ text: 'Aggiornamento' }], node)
        if (node.name === 'Tool' && tool) enter(toolId, [{ text: toolTitles[tool] }], node)
        return
      }
      if (node.tagName !== 'h2' && node.tagName !== 'h3') return
      const parts = node.children.flatMap((child) => stretches(child))
      let id = slugify(parts.map(({ text }) => text).join(''))
      while (taken.has(id)) id += '-bis'
      taken.add(id)
      node.properties.id = id
      if (node.tagName === 'h2') enter(id, parts, node)
      visit<Text>(node, 'text', (text) => {
        text.value = tied(text.value, room.heading)
      })
    })
    file.data.headings = index
  }
}
