import type { Ink } from '../inks.ts'
import { group, line, type Mark } from '../kit/mark.ts'

const digits = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

export const roman = (value: number): string => {
  const digit = digits.find(([size]) => size <= value)
  return digit ? digit[1] + roman(value - digit[0]) : ''
}

/** Letters and figures as a graver cuts them: width, and strokes ten units high. */
const letters: Record<string, readonly [width: number, d: string]> = {
  I: [4, 'm2 0v10'],
  V: [9, 'm1 0l3.5 10l3.5-10'],
  X: [9, 'm1 0l7 10m0-10l-7 10'],
  A: [10, 'm1 10l4-10l4 10m-6.5-4h5'],
  B: [9, 'm2 0v10h3a2.7 2.7 0 0 0 0-5.4h-3h2.5a2.3 2.3 0 0 0 0-4.6z'],
  C: [9, 'm8 2a4 5 0 1 0 0 6'],
  0: [8, 'm4 0a3 5 0 1 0 .1 0z'],
  1: [5, 'm1 2l2-2v10'],
  2: [8, 'm1.5 3a2.6 2.6 0 1 1 4.5 2l-5 5h6'],
  3: [8, 'm1 0h5l-3 4a3 3 0 1 1-2 5'],
  4: [8, 'm5 10v-10l-4 7h6'],
  5: [8, 'm6.5 0h-5v4a3 3 0 1 1 0 5.2'],
  9: [8, 'm1.5 10q5-2 5-7a2.7 2.7 0 1 0-5.4 0a2.7 2.7 0 0 0 5.4 0'],
}

export const widthOf = (word: string): number => [...word].reduce((sum, letter) => sum + letters[letter]![0], 0)

/** Words on the sheet, their middle at x and y. */
export function lettering(word: string, x: number, y: number, size: number, ink: Ink): Mark {
  let pen = -widthOf(word) / 2
  let d = ''
  for (const letter of word) {
    const [width, strokes] = letters[letter]!
    d += `M${pen}-5${strokes}`
    pen += width
  }
  return group(`translate(${x} ${y})scale(${size})`, line(ink, d, 1.7))
}
