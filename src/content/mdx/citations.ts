import type { Root } from 'hast'
import { fullDate } from '../article.ts'
import { catalogue } from '../sources/catalogue.ts'
import type { Source } from '../sources/source.ts'
import { standing } from '../sources/standing.ts'
import { attribute, element, type Part, partTypes, text } from './jsx.ts'
import { entry } from './source-entry.ts'
import { typeset } from './typography.ts'
import { visit } from './visit.ts'

/** One source of a text: its number, and the anchors of its citations. */
interface Cited {
  number: number
  anchors: string[]
}

/** `c3`, then `c3b`, `c3c` where the same source returns. */
const anchorOf = ({ number, anchors }: Cited) => `c${number}${anchors.length === 0 ? '' : String.fromCodePoint(97 + anchors.length)}`

/** «Fonti rilette: 9 su 12, l’ultima il 23 novembre 2026.» */
function readAgain(sources: readonly Source[]): Part {
  const { read, words, newest } = standing(sources)
  const before = read ? `Fonti rilette: ${words}, l’ultima il\u00a0` : words
  const day = read ? [element('time', { dateTime: read }, [text(fullDate(read).replace(' ', '\u00a0'))])] : []
  return element('p', {}, [text(before), ...day, text(`${newest ? `; la più nuova è del ${newest}` : ''}.`)])
}

/** `<Cite source="one two" />` becomes numbers that lead to «Fonti», and `<Sources />` how many of them were read again, and the list of what was cited, in that order. */
export function citations() {
  return (tree: Root, file: { path: string }): void => {
    const cited = new Map<string, Cited>()
    const lists: Part[] = []
    let first: Part | undefined
    const place = (part: Part) => `${file.path}:${part.position?.start.line ?? '?'}`

    const numbered = (id: string, part: Part) => {
      const source = catalogue[id]
      if (!source) throw new Error(`${place(part)}: <Cite>: expected ids of src/content/sources, found «${id}»`)
      const own = cited.get(id) ?? { number: cited.size + 1, anchors: [] }
      cited.set(id, own)
      return { source, own }
    }
    const mark = ({ source, own }: ReturnType<typeof numbered>): Part => {
      const anchor = anchorOf(own)
      own.anchors.push(anchor)
      const label = `Fonte ${own.number}: ${typeset(source.publisher)}${source.date ? `, ${source.date.slice(0, 4)}` : ''}`
      return element('a', { 'href': `#f${own.number}`, 'id': anchor, 'aria-label': label }, [text(String(own.number))])
    }
    visit<Part>(tree, partTypes, (part) => {
      if (part.name === 'Sources') lists.push(part)
      if (part.name !== 'Cite') return
      first ??= part
      const ids = attribute(part, 'source')?.split(/\s+/).filter(Boolean) ?? []
      if (ids.length === 0) throw new Error(`${place(part)}: <Cite>: expected source="id", found none`)
      const several = ids.map((id) => numbered(id, part)).toSorted((one, other) => one.own.number - other.own.number)
      const marks = several.flatMap((each, index) => [...(index > 0 ? [text(', ')] : []), mark(each)])
      Object.assign(part, element('sup', {}, marks), { type: part.type })
    })
    const [list, second] = lists
    if (list && list.children.length > 0) throw new Error(`${place(list)}: <Sources>: expected <Sources />, which prints what the text cites, found a list`)
    if (!first) return
    if (!list || second) throw new Error(`${place(second ?? first)}: expected one <Sources /> for its citations, found ${lists.length}`)
    const sources = [...cited].flatMap(([id, own]) => (catalogue[id] ? { source: catalogue[id], ...own } : []))
    const entries = sources.map(({ source, number, anchors }) => entry(source, number, anchors))
    Object.assign(list, { children: [readAgain(sources.map(({ source }) => source)), element('ol', {}, entries)] })
  }
}
