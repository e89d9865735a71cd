import axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { otherLanguageOf, unmarkedPassages } from '../../page/passages.ts'
import { type Check, review, violation } from '../check.ts'

const { isValidLang } = axeCore.utils as unknown as { isValidLang: (subtag: string) => boolean }

/** By its first subtag, as registered: «eng» is none, as English has a code of two letters. */
export const isLanguage = (mark: string): boolean => isValidLang(mark.trim().toLowerCase().split('-')[0]!)

/** Sentences that a person is asked about. */
const MOST = 5

/** Runs in the page: its language, and those of its parts with a text of their own that is shown or told; of each the text. */
const readLanguages = () => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const textOf = (part: Element): string =>
    [...part.childNodes]
      .map((node) => {
        if (node instanceof Element) return node.hasAttribute('lang') ? '' : `${node instanceof HTMLImageElement && isShown(node) ? node.alt : ''} ${textOf(node)}`
        return node.nodeType === Node.TEXT_NODE && isShown(part) ? node.textContent : ''
      })
      .join(' ')
      .trim()
  const nameOf = (part: Element) => (isShown(part) ? part.getAttribute('aria-label')?.trim() || (part instanceof HTMLImageElement ? part.alt.trim() : '') : '')
  const parts = [...document.querySelectorAll('body [lang]:not([lang=""])')].map((part) => ({ mark: part.getAttribute('lang')!, text: textOf(part) || nameOf(part), html: part.outerHTML.slice(0, 120) }))
  return {
    isPage: document.documentElement instanceof HTMLHtmlElement,
    page: { mark: document.documentElement.getAttribute('lang')?.trim() ?? '', text: document.body && !document.body.hasAttribute('lang') ? textOf(document.body) : '' },
    parts: parts.filter(({ text }) => text !== ''),
  }
}

async function check(page: Page) {
  const { isPage, page: whole, parts } = await page.evaluate(readLanguages)
  if (!isPage) return []
  const other = ({ mark, text }: { mark: string; text: string }) => otherLanguageOf(text, mark)
  // A sentence is asked about where all of its part is not in another language.
  const sentences = [whole, ...parts].some(other) ? [] : (await unmarkedPassages(page)).slice(0, MOST)
  return [
    ...(whole.mark === '' ? [violation('b5c3f8')('the page names no language')] : []),
    ...(whole.mark !== '' && !isLanguage(whole.mark) ? [violation('bf051a')(`no language is called «${whole.mark}»`)] : []),
    ...(whole.mark !== '' && other(whole) ? [violation('ucwvc8')(`the page is marked «${whole.mark}», its text is ${other(whole)}`)] : []),
    ...parts.filter((part) => !isLanguage(part.mark)).map(({ html }) => violation('de46e4')(`no such language: ${html}`)),
    ...parts.filter(other).map((part) => violation('off6ek')(`its text is ${other(part)}: ${part.html}`)),
    ...sentences.map((sentence) => review('off6ek')(`${sentence}: should it be marked?`)),
  ]
}

export const languages: Check = { name: 'languages', rules: ['b5c3f8', 'bf051a', 'de46e4', 'ucwvc8', 'off6ek'], check }
