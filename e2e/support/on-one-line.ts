import type { Page } from 'playwright/test'

/** What should stand on one line, and in which parts of a page. */
const whole = {
  /** Ranges of numbers do not end a line at their dash, «check-in» at its hyphen, formulas between brackets at their minus. */
  ranges: ['main :is(p, li, th, td)', /\d–\u2060?\d|check-\u2060?(?:in|out)|(?<=\([^()]*)\S\s−\s\S(?=[^()]*\))/gi],
  /** In the headings of a text short words do not part from what follows, nor words from their number. */
  headings: ['[aria-labelledby=indice] + div :is(h2, h3, caption, figcaption)', /(?<![\p{L}\d’])(?:\p{L}\s\S{4,9}|\p{L}{2}\s\S{4,8}|\p{L}{3}\s\S{4,7})(?=\s|$)|\p{L}+\s(?:\d+|\p{Lu}(?![\p{L}’]))/gu],
  /** In titles short compounds part neither at their hyphen nor from a letter before them. */
  titles: ['main :is(h1, h2, h3, li > a)', /(?:(?<!\p{L})\p{L}\s)?check-(?:in|out)/giu],
  /** Nor does a short word part from what follows, nor an «e» or an «o» from a long one. */
  conjunctions: ['main :is(h1, article[aria-labelledby] > div > :is(h2, h3), section[aria-labelledby=indice] li > a)', /(?<=\S\s)(?:[eo]\s\S{4,}|\p{L}\s\S{4,10}|\p{L}{2}\s\S{4,9}|\p{L}{3}\s\S{4,8})(?=\s|$)/gu],
  /** No line of a heading, a title or a caption ends with an article, a preposition or «che». */
  ends: [
    'main :is(h1, h2, h3, h4, caption, figcaption, section[aria-labelledby=indice] li > a)',
    /(?<=\S\s)(?:il|lo|la|i|gli|le|una?|uno|di|a|da|in|con|su|per|tra|fra|che|(?:de|da|ne|su|a)(?:l|llo|lla|i|gli|lle))\s\S+/giu,
  ],
  /** No word of a heading or of a link is parted. */
  words: ['main :is(h1, h2, h3, a)', /\p{L}{4,}/gu],
  tables: ['main table :is(caption, th, td)', /[−+]?\d[\d.,]*(?:\s?[€%])?|\p{L}+/gu],
} satisfies Record<string, [parts: string, pattern: RegExp]>

/** Runs in the page: what a pattern finds in the texts of some parts and does not stand on one line, with the words around it. */
const broken = (wanted: [name: string, parts: string, source: string, flags: string][]) =>
  wanted.map(([name, parts, source, flags]) => {
    const found = [...document.querySelectorAll(parts)].flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const nodes: [start: number, node: Node][] = []
      for (let start = 0; texts.nextNode(); start += texts.currentNode.nodeValue!.length) nodes.push([start, texts.currentNode])
      const set = (edge: 'setStart' | 'setEnd', range: Range, place: number) => {
        const [start, node] = nodes.findLast(([first]) => (edge === 'setStart' ? first <= place : first < place))!
        range[edge](node, place - start)
        return node
      }
      const lines: string[] = []
      for (const { index, 0: text } of part.textContent.matchAll(new RegExp(source, flags))) {
        const range = document.createRange()
        const node = set('setStart', range, index)
        set('setEnd', range, index + text.length)
        // Where the rows of a table are lists, its heads are only heard.
        if ((node.parentElement!.closest('thead')?.getBoundingClientRect().width ?? 9) < 2) continue
        const boxes = [...range.getClientRects()]
        const tops = boxes.map(({ top }) => top)
        // Letters of two types have two tops on one line.
        if (Math.max(...tops) - Math.min(...tops) > Math.min(...boxes.map(({ height }) => height)) / 2) lines.push(`«${text}» in «${part.textContent.slice(0, 60)}»`)
      }
      return lines
    })
    return [name, found] as const
  })

/** What is broken, in the window as it is. */
export async function brokenOn(page: Page): Promise<Record<keyof typeof whole, string[]>> {
  const found = await page.evaluate(broken, Object.entries(whole).map(([name, [parts, { source, flags }]]): [string, string, string, string] => [name, parts, source, flags]))
  return Object.fromEntries(found) as Record<keyof typeof whole, string[]>
}
