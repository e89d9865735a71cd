import type { Root } from 'hast'
import { type Part, partTypes } from './jsx.ts'
import { visit } from './visit.ts'

/** `<Tool />` says where in the text the tool of the front matter stands: once; without a tool, nowhere. */
export function toolMark({ tool }: { tool: string | undefined }) {
  return (tree: Root, { path }: { path: string }): void => {
    const marks: Part[] = []
    visit<Part>(tree, partTypes, (part) => {
      if (part.name === 'Tool') marks.push(part)
    })
    for (const mark of marks) mark.attributes = [{ type: 'mdxJsxAttribute', name: 'name', value: tool }]
    if (marks.length === (tool ? 1 : 0)) return
    const line = marks.at(-1)?.position?.start.line
    const expected = tool ? `one, where the tool «${tool}» of the front matter stands` : 'none, since the front matter names no tool'
    throw new Error(`${path}${line ? `:${line}` : ''}: <Tool />: expected ${expected}, found ${marks.length}`)
  }
}
