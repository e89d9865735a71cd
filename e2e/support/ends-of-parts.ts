import type { Page } from 'playwright/test'

/** Where the page of an article ends on the right, and each part of its text: whether that is lines of the text, or a table of two columns, which may end before. */
export async function endsOfParts(page: Page) {
  const edge = await page.locator('[aria-labelledby=correlati]').evaluate((under) => under.getBoundingClientRect().right)
  const ends = await page.locator('[aria-labelledby=indice] + div').evaluate((text) =>
    Array.from(text.children, (part) => ({ said: part.outerHTML.slice(0, 60), right: part.getBoundingClientRect().right, isLine: part.matches('p, h2, h3, ul, ol, blockquote, div:not([data-island]), [aria-labelledby]'), isPair: part.matches('table') && part.querySelectorAll('thead th').length === 2 })).filter(({ right }) => right > 0),
  )
  return { edge, ends }
}
