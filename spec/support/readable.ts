const blocks = 'p, li, th, td, h2, h3, figcaption, caption, text'

/** An element's text as it is read: one block after the other, no space but the plain one, no sign for the typesetter. */
export function readable(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const block of copy.querySelectorAll(blocks)) block.append(' ')
  return copy.textContent.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()
}

/** A few words of each text from where the two part; nothing, if they are the same. */
export function partingOf(one: string, other: string): string[] {
  const [a, b] = [one.split(' '), other.split(' ')]
  const at = a.findIndex((word, index) => word !== b[index])
  if (at === -1 && a.length === b.length) return []
  const from = Math.max(0, (at === -1 ? a.length : at) - 4)
  return [a, b].map((words, index) => `${index === 0 ? 'the page' : 'the entry'}: «${words.slice(from, from + 10).join(' ')}»`)
}

/** An article's text: what follows its index of contents, its tool apart. */
export function articleText(page: ParentNode): Element | undefined {
  const text = page.querySelector('nav[aria-labelledby=indice] + div')?.cloneNode(true) as Element | undefined
  for (const tool of text?.querySelectorAll('[data-island]') ?? []) tool.remove()
  return text
}

export const wordCount = (element: Element): number => readable(element).split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length
