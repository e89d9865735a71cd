import type { Element, Root } from 'hast'
import type { Part } from './jsx.ts'
import { room, tied } from '../../ui/tied.ts'
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

/** What its column can hold: plain words from a capital on. */
const isPlain = ({ children }: Part, words: string) => children.every(({ type }) => type === 'text') && /^\p{Lu}/u.test(words) && words.length <= MOST

/** `<PullQuote>` around words of a paragraph: where the text has a margin, the eye finds them there too (src/pages/margin.ts). */
export function pullQuotes() {
  return (tree: Root, { path }: { path: string }): void => {
    visit<Element>(tree, 'element', (paragraph) => {
      if (paragraph.tagName !== 'p') return
      const [mark, ...others] = paragraph.children.filter(isMark)
      if (!mark) return
      const words = mark.children.map((child) => (child.type === 'text' ? child.value : `<${child.type}>`)).join('')
      // At its opening the same words would stand beside themselves.
      const opens = paragraph.children[0] === mark
      if (others.length > 0 || opens || !isPlain(mark, words)) throw new Error(`${path}:${mark.position?.start.line ?? '?'}: <PullQuote>: expected one in a paragraph, not at its opening, plain words from a capital on, at most ${MOST} characters, found ${others.length + 1}, «${words}»`)
      paragraph.properties['data-label'] = tied(words, room.caption)
      paragraph.children = joined(paragraph.children.flatMap((child) => (child === mark ? (mark.children as Child[]) : [child])))
    })
  }
}
