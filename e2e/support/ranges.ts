import type { Page } from 'playwright/test'

/** Runs in the page: parts of the page in which a range of numbers ends a line at its dash. */
const broken = (parts: Element[]) =>
  parts.flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      for (const { index, 0: text } of texts.currentNode.nodeValue!.matchAll(/\d–\u2060?\d/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + text.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(part.textContent.slice(0, 60))
      }
    }
    return found
  })

/** The beginnings of the parts of a page in which a range of numbers is broken. */
export const brokenRanges = (page: Page): Promise<string[]> => page.locator('main :is(p, li, td)').evaluateAll(broken)
