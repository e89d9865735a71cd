const blocks = 'p, li, th, td, h2, h3, figcaption, caption, text'

/** An element's text as it is read: one block after the other, no space but the plain one, no sign for the typesetter. */
export function readable(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const block of copy.querySelectorAll(blocks)) block.append(' ')
  return copy.textContent.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()
}

/** Some signs of each text around the first that is not the same; nothing, if they are the same. */
export function partingOf(one: string, other: string): string[] {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  if (at === one.length && at === other.length) return []
  const from = Math.max(0, at - 40)
  return [one, other].map((text) => `«${text.slice(from, from + 80)}»`)
}

/** Letters and figures alone: what is copied has other signs between them than what is read. */
export const lettersOf = (words: string): string => words.replaceAll(/[^\p{L}\d]/gu, '')

/** What an answer says, without what is only seen. */
export const saidBy = (answer: Element): string =>
  Array.from(answer.childNodes, (part) => (part instanceof Element && part.getAttribute('aria-hidden') === 'true' ? '' : part.textContent)).join('')

/** An article's text: what follows its index of contents, its tool apart. */
export function articleText(page: ParentNode): Element | undefined {
  const text = page.querySelector('nav[aria-labelledby=indice] + div')?.cloneNode(true) as Element | undefined
  for (const tool of text?.querySelectorAll('[data-island]') ?? []) tool.remove()
  return text
}

export const wordCount = (element: Element): number => readable(element).split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length
