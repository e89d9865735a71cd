const blocks = 'p, li, th, td, h2, h3, figcaption, caption, text'

/** An element's text as it is read: one block after the other, no space but the plain one, no sign for the typesetter. */
export function readable(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const block of copy.querySelectorAll(blocks)) block.append(' ')
  return copy.textContent.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()
}

/** An article's text: what follows its index of contents, its tool apart. */
export function articleText(page: ParentNode): Element | undefined {
  const text = page.querySelector('nav[aria-labelledby=indice] + div')?.cloneNode(true) as Element | undefined
  for (const tool of text?.querySelectorAll('[data-island]') ?? []) tool.remove()
  return text
}

export const wordCount = (element: Element): number => readable(element).split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length
