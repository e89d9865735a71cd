import { type DefaultTreeAdapterTypes as Tree, parseFragment, serialize } from 'parse5'

/** An article's text, as its page holds it. */
export interface ArticleText {
  /** As a reader would count them. */
  words: number
  /** HTML that stands by itself: no classes, every link absolute. */
  content: string
}

/** What a text keeps of its attributes outside the site. */
const kept = new Set(['href', 'lang', 'datetime', 'scope', 'colspan', 'rowspan'])
const blocks = new Set(['p', 'li', 'th', 'td', 'h2', 'h3', 'figcaption', 'caption', 'dt', 'dd', 'div', 'section'])

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'attrs' in node
const valueOf = (element: Tree.Element, name: string) => element.attrs.find((attribute) => attribute.name === name)?.value

/** Drawings, whose numbers stand in the text too, tools, which need their page, and React's own marks. */
const isApart = (node: Tree.ChildNode) => (isElement(node) ? node.tagName === 'svg' || valueOf(node, 'data-island') !== undefined : node.nodeName === '#comment')

function free(parent: Tree.ParentNode, url: string): void {
  parent.childNodes = parent.childNodes.filter((child) => !isApart(child))
  for (const child of parent.childNodes.filter(isElement)) {
    child.attrs = child.attrs.filter(({ name }) => kept.has(name)).map(({ name, value }) => ({ name, value: name === 'href' ? new URL(value, url).href : value }))
    free(child, url)
  }
}

const readable = (node: Tree.ChildNode): string => {
  if ('value' in node) return node.value
  return isElement(node) ? node.childNodes.map(readable).join('') + (blocks.has(node.tagName) ? ' ' : '') : ''
}

const isContents = (node: Tree.ChildNode) => isElement(node) && node.tagName === 'nav' && valueOf(node, 'aria-labelledby') === 'indice'

/** The text follows its index of contents. */
function textIn(parent: Tree.ParentNode): Tree.Element | undefined {
  const elements = parent.childNodes.filter(isElement)
  const place = elements.findIndex(isContents)
  if (place >= 0) return elements[place + 1]
  for (const element of elements) {
    const found = textIn(element)
    if (found) return found
  }
  return undefined
}

/** The feed is UTF-8: a space that does not break needs no name. */
const htmlOf = (parent: Tree.ParentNode): string => serialize(parent).replaceAll('&nbsp;', '\u00A0')

export function portable(html: string, url: string): string {
  const tree = parseFragment(html)
  free(tree, url)
  return htmlOf(tree)
}

/** Taken from the page, where it was rendered. */
export function articleText(body: string, url: string): ArticleText {
  const text = textIn(parseFragment(body))
  if (!text) throw new Error(`${url}: expected a text behind an index of contents`)
  free(text, url)
  const words = text.childNodes.map(readable).join('').split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  return { words, content: htmlOf(text) }
}
