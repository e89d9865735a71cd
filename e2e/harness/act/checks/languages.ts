import type { Page } from 'playwright/test'
import { type Check, violation } from '../check.ts'

/** Runs in the page: languages that no list knows, of the page and of its parts with a text of their own. */
const readLanguages = () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const isKnown = (mark: string): boolean => {
    try {
      const [primary = ''] = mark.split('-')
      // A language with a code of two letters has no other.
      return /^[a-z]{2,3}$/i.test(primary) && new Intl.Locale(primary).language === primary.toLowerCase() && names.of(primary) !== undefined
    } catch {
      return false
    }
  }
  const hasText = (part: Element): boolean =>
    [...part.childNodes].some((node) =>
      node instanceof Element ? !node.hasAttribute('lang') && ((node instanceof HTMLImageElement && node.alt.trim() !== '') || hasText(node)) : node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
    )
  const parts = [...document.querySelectorAll('body [lang]:not([lang=""])')]
  return {
    isPage: document.documentElement instanceof HTMLHtmlElement,
    page: document.documentElement.getAttribute('lang'),
    isPageKnown: isKnown(document.documentElement.getAttribute('lang') ?? ''),
    parts: parts
      .filter((part) => part.checkVisibility() && (hasText(part) || part.hasAttribute('aria-label') || (part instanceof HTMLImageElement && part.alt !== '')) && !isKnown(part.getAttribute('lang')!))
      .map((part) => part.outerHTML.slice(0, 120)),
  }
}

async function check(page: Page) {
  const { isPage, page: mark, isPageKnown, parts } = await page.evaluate(readLanguages)
  if (!isPage) return []
  return [
    ...(mark === null || mark.trim() === '' ? [violation('b5c3f8')('the page names no language')] : []),
    ...(mark !== null && mark.trim() !== '' && !isPageKnown ? [violation('bf051a')(`no language is called «${mark}»`)] : []),
    ...parts.map((part) => violation('de46e4')(`no such language: ${part}`)),
  ]
}

export const languages: Check = { name: 'languages', rules: ['b5c3f8', 'bf051a', 'de46e4'], check }
