import type { Page } from 'playwright/test'

/** Runs in the page: what a pattern finds in the texts of these parts and does not stand on one line, with the words around it. */
const broken = (parts: Element[], { source, flags }: Pick<RegExp, 'source' | 'flags'>) =>
  parts.flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      // Where the rows of a table are lists, its heads are only heard.
      if ((texts.currentNode.parentElement!.closest('thead')?.getBoundingClientRect().width ?? 9) < 2) continue
      for (const { index, 0: text } of texts.currentNode.nodeValue!.matchAll(new RegExp(source, flags))) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + text.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`«${text}» in «${part.textContent.slice(0, 60)}»`)
      }
    }
    return found
  })

const brokenIn = (page: Page, parts: string, { source, flags }: RegExp): Promise<string[]> => page.locator(parts).evaluateAll(broken, { source, flags })

/** Ranges of numbers of a page that end a line at their dash, «check-in» at its hyphen, formulas between brackets at their minus. */
export const brokenRanges = (page: Page): Promise<string[]> => brokenIn(page, 'main :is(p, li, th, td)', /\d–\u2060?\d|check-\u2060?(?:in|out)|(?<=\([^()]*)\S\s−\s\S(?=[^()]*\))/gi)

/** In the headings of its text, short words that part from what follows, and words that part from their number. */
export const brokenHeadings = (page: Page): Promise<string[]> => brokenIn(page, '[aria-labelledby=indice] + div :is(h2, h3)', /(?<![\p{L}\d’])(?:\p{L}\s\S{4,9}|\p{L}{2}\s\S{4,8}|\p{L}{3}\s\S{4,7})(?=\s|$)|\p{L}+\s(?:\d+|\p{Lu}(?![\p{L}’]))/gu)

/** Figures and words of its tables that are broken. */
export const brokenInTables = (page: Page): Promise<string[]> => brokenIn(page, 'main table :is(caption, th, td)', /[−+]?\d[\d.,]*(?:\s?[€%])?|\p{L}+/gu)
