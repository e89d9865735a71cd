import type { Page } from 'playwright/test'

/** The words of a text, in their order, lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of the page's content, but for what a script computes: results and the present state of the opening hours. */
export async function contentWords(page: Page): Promise<string[]> {
  // At one go: a script that starts in between would compute another result than the one that is taken out.
  const { text, computed } = await page.locator('main').evaluate((main: HTMLElement) => ({
    text: main.innerText,
    computed: Array.from(main.querySelectorAll('output'), (output) => output.innerText),
  }))
  return wordsOf(computed.reduce((rest, result) => rest.replace(result, ''), text))
}

/** How many of the wanted words a text holds, each as often as it is wanted: 0 to 1. */
export function shareOf(wanted: string[], found: string[]): number {
  const left = new Map<string, number>()
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1)
  const held = wanted.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return held.length / wanted.length
}
