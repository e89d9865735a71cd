import type { Page } from 'playwright/test'
import { laidFlat } from '../../page/laid-flat.ts'
import { wordsIn } from '../../page/shown-words.ts'
import type { Word } from '../../page/word.ts'

/** How far the boxes of two words reach into each other before their letters touch. */
const TOUCH_PX = 3

const isInside = (one: Word, other: Word) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > TOUCH_PX && Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > TOUCH_PX

/** Words that stand over other words. */
export async function overlaps(page: Page): Promise<string[]> {
  const words = (await laidFlat(page, () => wordsIn(page, 'body'))).filter(({ isSign }) => !isSign).toSorted((one, other) => one.y - other.y)
  return words.flatMap((word, at) => {
    const found: string[] = []
    for (let next = at + 1; next < words.length && words[next]!.y < word.y + word.height; next += 1) {
      if (isInside(word, words[next]!)) found.push(`«${word.text}» over «${words[next]!.text}»`)
    }
    return found
  })
}
