import type { Page } from 'playwright/test'

/** Runs in the page: words in capitals that no text of it writes out. */
const readBare = (known: string[]): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen = new Set<string>(known)
  const found: string[] = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (!parentElement || parentElement.closest('style, script, svg, [aria-hidden=true], [lang]:not(html)')) continue
    for (const [word] of data.matchAll(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu)) {
      if (seen.has(word) || /^[IVXLC]+$/.test(word)) continue
      // A title that leads to the page where the word is explained explains it (technique G55).
      if (parentElement.closest('a[href]') ?? parentElement.closest('h2, h3')?.parentElement?.querySelector('a[href]')) continue
      seen.add(word)
      const isWritten = [...document.body.querySelectorAll('abbr[title]')].some((short) => short.textContent === word) || new RegExp(`\\(${word}\\)|${word} \\(`).test(document.body.textContent)
      if (!isWritten) found.push(`${word}: ${data.trim().slice(0, 60)}`)
    }
  }
  return found
}

/** Abbreviations that the page does not write out anywhere, from its first line to its last (WCAG 3.1.4). */
export const bareAbbreviations = (page: Page, known: string[] = []): Promise<string[]> => page.evaluate(readBare, known)
