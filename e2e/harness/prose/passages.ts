/** A stretch of text in one language. */
interface Run {
  text: string
  lang: string
}

/** What is read without a stop: a paragraph, a cell, a label. */
export interface Passage {
  runs: Run[]
  text: string
  /** The heading that a reader saw last. */
  heading: string
}

// An element outside this list ends the passage before it and starts its own.
const inline = new Set('a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '))
const unread = 'script, style, template, [hidden], code, sup'
const spoken = ['aria-label', 'alt', 'title', 'placeholder']
const ELEMENT = 1
const TEXT = 3

const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''
const passageOf = (runs: Run[], heading: string): Passage => ({ runs, heading, text: runs.map(({ text }) => text).join('') })

/** All that a page says, in its order: title and description, visible text, names for those who listen. */
export function passagesOf(document: Document): Passage[] {
  const passages: Passage[] = []
  let heading = 'the page’s head'
  let open: Run[] = []

  const close = () => {
    if (open.some(({ text }) => text.trim())) passages.push(passageOf(open, heading))
    open = []
  }
  const say = (text: string, element: Element) => {
    const last = open.at(-1)
    const lang = langOf(element)
    if (last?.lang === lang) last.text += text
    else open.push({ text, lang })
  }
  const alone = (text: string | null, element: Element) => {
    if (text?.trim()) passages.push(passageOf([{ text, lang: langOf(element) }], heading))
  }

  const readElement = (element: Element) => {
    if (element.matches(unread)) return
    const ownPassage = !inline.has(element.localName)
    if (ownPassage) close()
    if (/^h[1-6]$/.test(element.localName)) heading = element.textContent.trim()
    for (const name of spoken) alone(element.getAttribute(name), element)
    // Two elements side by side without a space are two things: figures in a row, links in a list.
    if (element.localName === 'br' || (!ownPassage && element.previousSibling?.nodeType === ELEMENT)) say('\n', element)
    for (const child of element.childNodes) {
      if (child.nodeType === TEXT) say(child.textContent ?? '', element)
      else if ('localName' in child) readElement(child as Element)
    }
    if (ownPassage) close()
  }

  alone(document.title, document.documentElement)
  for (const meta of document.querySelectorAll('meta[name=description]')) alone(meta.getAttribute('content'), meta)
  readElement(document.body)
  return passages
}

/** The language at a place of the passage. */
export function langAt({ runs }: Passage, offset: number): string {
  let end = 0
  return runs.find(({ text }) => (end += text.length) > offset)?.lang ?? ''
}
