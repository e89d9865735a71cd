import type { Page } from 'playwright/test'

/** Links of the page whose words, as they are told, are those of another that leads elsewhere. */
export const ambiguous = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => {
    const told = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent!
      const isTold = node instanceof Element && getComputedStyle(node).display !== 'none' && node.getAttribute('aria-hidden') !== 'true'
      return isTold ? [...node.childNodes].map(told).join('') : ''
    }
    const named = links.map((link) => ({ name: link.getAttribute('aria-label') ?? told(link).trim(), target: (link as HTMLAnchorElement).href }))
    return named.filter(({ name, target }) => named.some((other) => other.name === name && other.target !== target)).map(({ name, target }) => `«${name}» → ${target}`)
  })

/** Articles and results of the page without a name, and articles that share one. */
export const nameless = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (part: Element): string =>
      part.getAttribute('aria-label') ?? (part.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
    const articles = [...document.querySelectorAll('article')].map(nameOf)
    return [...document.querySelectorAll('article, output')]
      .filter((part) => !nameOf(part) || (part.localName === 'article' && articles.filter((name) => name === nameOf(part)).length > 1))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
