import type { Element, Root } from 'hast'
import type { Part } from './jsx.ts'
import { visit } from './visit.ts'

/** What a narrow column holds in eight lines. */
const MOST = 95

type Child = Element['children'][number]
const isMark = (child: Child): child is Child & Part => child.type === 'mdxJsxTextElement' && child.name === 'PullQuote'

/** Words that stand side by side are one text. */
function joined(children: Child[]) {
  const all: Child[] = []
  for (const child of children) {
    const last = all.at(-1)
    if (last?.type === 'text' && child.type === 'text') last.value += child.value
    else all.push(child)
  }
  return all
}

/** `<PullQuote>` around words of a paragraph: where the text has a margin, the eye finds them there too (src/pages/margin.ts). */
export function pullQuotes() {
  return (tree: Root, { path }: { path: string }): void => {
    visit<Element>(tree, 'element', (paragraph) => {
      if (paragraph.tagName !== 'p') return
      const marks = paragraph.children.filter(isMark)
      for (const { children, position } of marks) {
        const words = children.map((child) => (child.type === 'text' ? child.value : `<${child.type}>`)).join('')
        // At its opening the same words would stand beside themselves.
        const isLater = paragraph.children[0] !== marks[0] && /^\p{Lu}/u.test(words)
        const isPlain = children.every(({ type }) => type === 'text') && words.length > 0 && words.length <= MOST
        if (marks.length > 1 || !isPlain || !isLater) throw new Error(`${path}:${position?.start.line ?? '?'}: <PullQuote>: expected one in a paragraph, not at its opening, plain words from a capital on, at most ${MOST} characters, found ${marks.length}, «${words}»`)
        paragraph.properties['data-label'] = words
      }
      if (marks.length > 0) paragraph.children = joined(paragraph.children.flatMap((child) => (isMark(child) ? (child.children as Child[]) : [child])))
    })
  }
}
