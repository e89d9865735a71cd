/**
 * On the pages of lists alone, as text like `boot`: once the page is there, the documents that its first three links lead to are
 * fetched too (src/app/speculation-rules.ts), where the browser calls the network good. A mark that the pointer has left there (src/app/boot.ts) stays.
 */
export function startList(): void {
  const mark = () => {
    for (const link of [...document.querySelectorAll('main li:not(nav *) a[href^="/"]')].slice(0, 3)) link.toggleAttribute('data-next', true)
  }
  if (navigator.connection?.effectiveType === '4g') addEventListener('load', mark)
}
