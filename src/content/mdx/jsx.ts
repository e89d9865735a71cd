import type { Text } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** An element that a text writes as a tag: a part such as `<Update>`, or `<i lang="vec">`. */
export type Part = MdxJsxTextElement | MdxJsxFlowElement
export const partTypes = ['mdxJsxTextElement', 'mdxJsxFlowElement'] as const

export const text = (value: string): Text => ({ type: 'text', value })

/** An element as a text would have typed it, so that no component takes its place. */
export const element = (name: string, attributes: Record<string, string>, children: (Part | Text)[]): Part => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children as MdxJsxTextElement['children'],
  data: { _mdxExplicitJsx: true } as MdxJsxTextElement['data'] & object,
})

/** A plain attribute of a part: `source="one two"`. */
export function attribute(part: Part, name: string): string | undefined {
  const found = part.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}
