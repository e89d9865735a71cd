/** By hand: libraries fill one line after another, and leave the last one short. Every way to cut the words into so many lines. */
function cuts(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, last) => cuts(words.slice(last + 1), count - 1).map((rest) => [words.slice(0, last + 1).join(' '), ...rest]))
}

/**
 * The words in as few lines as fit, and of those the lines that are most alike in width; none if a single
 * word is too wide, or if the lines are too many.
 */
export function wrap(text: string, width: number, most: number, widthOf: (words: string) => number): string[] | undefined {
  const words = text.split(' ')
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const fitting = cuts(words, count)
      .map((lines) => ({ lines, widest: Math.max(...lines.map(widthOf)) }))
      .filter(({ widest }) => widest <= width)
      .toSorted((one, other) => one.widest - other.widest)
    if (fitting[0]) return fitting[0].lines
  }
  return undefined
}
