import axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { type Check, violation } from '../check.ts'

const { isValidLang } = axeCore.utils as unknown as { isValidLang: (subtag: string) => boolean }

/** By its first subtag, as registered: «eng» is none, as English has a code of two letters. */
export const isLanguage = (mark: string): boolean => isValidLang(mark.trim().toLowerCase().split('-')[0]!)

/** Runs in the page: the language of the page, and of its parts with a text of their own that is shown or told. */
const readLanguages = () => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const hasText = (part: Element): boolean =>
    [...part.childNodes].some((node) =>
      node instanceof Element
        ? !node.hasAttribute('lang') && ((node instanceof HTMLImageElement && node.alt.trim() !== '' && isShown(node)) || hasText(node))
        : node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '' && isShown(part),
    )
  const isNamed = (part: Element) => isShown(part) && (part.getAttribute('aria-label')?.trim() || (part instanceof HTMLImageElement && part.alt.trim()))
  const parts = [...document.querySelectorAll('body [lang]:not([lang=""])')]
  return {
    isPage: document.documentElement instanceof HTMLHtmlElement,
    page: document.documentElement.getAttribute('lang')?.trim() ?? '',
    parts: parts.filter((part) => hasText(part) || isNamed(part)).map((part) => ({ mark: part.getAttribute('lang')!, html: part.outerHTML.slice(0, 120) })),
  }
}

async function check(page: Page) {
  const { isPage, page: mark, parts } = await page.evaluate(readLanguages)
  if (!isPage) return []
  return [
    ...(mark === '' ? [violation('b5c3f8')('the page names no language')] : []),
    ...(mark !== '' && !isLanguage(mark) ? [violation('bf051a')(`no language is called «${mark}»`)] : []),
    ...parts.filter((part) => !isLanguage(part.mark)).map(({ html }) => violation('de46e4')(`no such language: ${html}`)),
  ]
}

export const languages: Check = { name: 'languages', rules: ['b5c3f8', 'bf051a', 'de46e4'], check }
