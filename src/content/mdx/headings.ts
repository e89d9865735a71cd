import type { Element, ElementContent, Root } from 'hast'
import { type ToolName, tools } from '../tool-names.ts'
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

/** The box of what has changed, which is a part with a heading of its own. */
const updateHeading = { id: 'aggiornamento', stretches: [{ text: 'Aggiornamento' }] }

/** Gives each `h2` and `h3` an address, and hands the `h2`s over as the index of contents, the tool's among them. */
export function headings({ tool }: { tool?: ToolName }) {
  return (tree: Root, file: { data: Record<string, unknown> }): void => {
    const index: { id: string; stretches: Stretch[] }[] = []
    const taken = new Set<string>()
    visit<Element | Part>(tree, ['element', ...partTypes], (node) => {
      if (node.type !== 'element') {
        if (node.name === 'Update') index.push(updateHeading)
        if (node.name === 'Tool' && tool) index.push({ id: 'strumento', stretches: [{ text: tools[tool].title }] })
        return
      }
      if (node.tagName !== 'h2' && node.tagName !== 'h3') return
      const parts = node.children.flatMap((child) => stretches(child))
      let id = slugify(parts.map(({ text }) => text).join(''))
      while (taken.has(id)) id += '-bis'
      taken.add(id)
      node.properties.id = id
      if (node.tagName === 'h2') index.push({ id, stretches: parts })
    })
    file.data.headings = index
  }
}
