import { wrap } from './wrap.ts'

interface SetTitle {
  size: number
  lines: string[]
}

interface Column {
  width: number
  height: number
}

export const LEADING = 1.06
/** Of a short title and of a long one; the last only for a word that is too wide. */
const sizes = [78, 58, 50]
const SHORT = 22

/** Articles and short prepositions stay with the word they belong to. */
const bound = (title: string) => title.replace(/(?<= |^)(\p{L}{1,3}) /gu, '$1\u00A0')

/** The size of a title as long as this one, in which it fits its column; `widthOf` measures words at a size of 1. */
export function setTitle(title: string, column: Column, widthOf: (words: string) => number): SetTitle {
  const known = new Map<string, number>()
  const measure = (words: string) => {
    const width = known.get(words) ?? widthOf(words)
    known.set(words, width)
    return width
  }
  const largest = (text: string): SetTitle | undefined => {
    for (const size of sizes.slice(title.length > SHORT ? 1 : 0)) {
      const lines = wrap(text, column.width / size, Math.floor(column.height / (size * LEADING)), measure)
      if (lines) return { size, lines: lines.map((line) => line.replaceAll('\u00A0', ' ')) }
    }
    return undefined
  }
  const set = largest(bound(title)) ?? largest(title)
  if (!set) throw new Error(`share image: «${title}» does not fit at ${sizes.at(-1)} px: expected shorter words`)
  return set
}
