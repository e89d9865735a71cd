/** Runs in the page: its links with their accessible names and the part where they stand. */
export const readLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    name: (link.ariaLabel ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    href: link.getAttribute('href')!,
    part: link.closest('footer:not(article footer)') ? 'footer' : link.closest('main') ? 'main' : 'header',
  }))
