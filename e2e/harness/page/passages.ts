import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

/** The small words that a sentence of a language can hardly do without. */
const smallWords = JSON.parse(readFileSync('e2e/harness/page/small-words.json', 'utf8')) as Record<string, string>
const lists = Object.entries(smallWords).map(([language, words]) => [language, words.split(' ')] as const)

/** Runs in the page: its blocks of text, each with the language that it is marked with; what is marked otherwise inside stands on its own. */
const readPassages = (): { mark: string; text: string }[] => {
  const passages = new Map<Element, { mark: string; text: string }>()
  const inline = /^(?:inline|contents)/
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement!
    if (parent.closest('script, style, code, pre, svg, [translate=no]') || !parent.checkVisibility()) continue
    let block = parent
    while (inline.test(getComputedStyle(block).display) && !block.hasAttribute('lang') && block.parentElement) block = block.parentElement
    const mark = parent.closest('[lang]')?.getAttribute('lang') ?? ''
    const known = passages.get(block)
    passages.set(block, { mark, text: `${known?.text ?? ''} ${texts.currentNode.textContent}` })
  }
  return [...passages.values()]
}

/** The language that the small words of a sentence are of, where they leave no doubt; a name or a loan has too few of them. */
function languageOf(sentence: string): string | undefined {
  const words = new Set(sentence.toLowerCase().match(/\p{L}+/gu))
  const [first, second] = lists.map(([language, known]) => ({ language, count: known.filter((word) => words.has(word)).length })).toSorted((one, other) => other.count - one.count) as [{ language: string; count: number }, { count: number }]
  return words.size >= 5 && first.count >= 3 && first.count > 2 * second.count ? first.language : undefined
}

/** The language of a text that is marked with another. Of a mark whose small words are not known nothing can be said. */
export function otherLanguageOf(text: string, mark: string): string | undefined {
  const marked = mark.trim().split('-')[0]!.toLowerCase()
  const language = languageOf(text)
  return language !== marked && (marked === '' || marked in smallWords) ? language : undefined
}

/** Sentences of another language than they are marked with (WCAG 3.1.2). */
export async function unmarkedPassages(page: Page): Promise<string[]> {
  const passages = await page.evaluate(readPassages)
  return passages.flatMap(({ mark, text }) =>
    text.split(/(?<=[.!?…:;])\s+/).flatMap((sentence) => {
      const language = otherLanguageOf(sentence, mark)
      return language ? [`«${sentence.trim().slice(0, 60)}» is ${language}, marked «${mark}»`] : []
    }),
  )
}
