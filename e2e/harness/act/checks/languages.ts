import axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import { otherLanguageOf, unmarkedPassages } from '../../page/passages.ts'
import { type Check, review, violation } from '../check.ts'

const { isValidLang } = axeCore.utils as unknown as { isValidLang: (subtag: string) => boolean }

/** By its first subtag, as registered: «eng» is none, as English has a code of two letters. */
export const isLanguage = (mark: string): boolean => isValidLang(mark.trim().toLowerCase().split('-')[0]!)

/** Sentences that a person is asked about. */
const MOST = 5

/** Runs in a prepared page: its language, and those of its parts with a text of their own that is shown or told; of each the text. */
const readLanguages = () => {
  const { closestOf, elementsIn, isGone, isShown, outerOf } = window as unknown as InPage
  const isTold = (part: Element) => isShown(part) && closestOf(part, '[aria-hidden=true], [inert]') === null
  const nameOf = (part: Element): string => {
    if (!isTold(part)) return ''
    const drawn = part instanceof SVGElement ? part.querySelector(':scope > title')?.textContent : ''
    const shown = part.matches('input:is([type=button], [type=submit], [type=reset])') ? (part as HTMLInputElement).value : ''
    return [part.getAttribute('aria-label'), part.getAttribute('alt'), shown, drawn, part.getAttribute('title')].find((name) => name?.trim())?.trim() ?? ''
  }
  /** As they are laid out. What stands in a film, a frame or a drawing of a script is for browsers that know none. */
  const childrenOf = (part: Element): Node[] => {
    if (part.matches('audio, canvas, iframe, object, video')) return []
    const assigned = part instanceof HTMLSlotElement ? part.assignedNodes() : []
    return assigned.length > 0 ? assigned : [...(part.shadowRoot ?? part).childNodes]
  }
  const textOf = (part: Element): string =>
    childrenOf(part)
      .map((node): string => {
        if (node instanceof Element) return node.hasAttribute('lang') ? '' : `${nameOf(node)} ${textOf(node)}`
        const around = outerOf(node)
        return node.nodeType === Node.TEXT_NODE && around && isShown(around) && !isGone(around) ? node.textContent! : ''
      })
      .join(' ')
      .trim()
  const parts = elementsIn(document)
    .filter((part) => part instanceof HTMLElement && part.matches('[lang]:not([lang=""], html, head, head *)'))
    .map((part) => ({ mark: part.getAttribute('lang')!, text: textOf(part) || nameOf(part), html: part.outerHTML.slice(0, 120) }))
  return {
    isPage: document.documentElement instanceof HTMLHtmlElement,
    page: { mark: document.documentElement.getAttribute('lang')?.trim() ?? '', text: document.body && !document.body.hasAttribute('lang') ? textOf(document.body) : '' },
    parts: parts.filter(({ text }) => text !== ''),
  }
}

async function check(page: Page) {
  await prepare(page)
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
