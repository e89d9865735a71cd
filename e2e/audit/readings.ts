// What is read of a page as it stands; each runs in the page.

/** Its links with their accessible names and the part where they stand. */
export const readLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    name: (link.ariaLabel ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    href: link.getAttribute('href')!,
    part: link.closest('footer:not(article footer)') ? 'footer' : link.closest('main') ? 'main' : 'header',
  }))

/** Its headings, in their order. */
export const readHeadings = () => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({ level: Number(heading.localName[1]), text: heading.textContent?.trim() ?? '' }))

/** How many words stand in the longest stretch of a part of it without a heading. */
export const longestStretch = (part: Element): number => {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let marked = ''
  while (texts.nextNode()) {
    const node = texts.currentNode
    // An entry of an index is titled by its link.
    if (node instanceof Element) marked += node.matches('h1, h2, h3, h4, li:has(> a[href])') ? '\u0000' : ' '
    else if (!node.parentElement!.closest('script, style, svg')) marked += node.textContent
  }
  return Math.max(...marked.split('\u0000').map((stretch) => stretch.trim().split(/\s+/).length))
}
