import type { Text } from 'hast'
import { knownDate } from '../article.ts'
import type { Source, SourceKind } from '../sources/source.ts'
import { element, type Part, text } from './jsx.ts'
import { typeset, unbroken } from './typography.ts'

/** What a reader should know of where a statement comes from; a newspaper or a guide says so by its name. */
const kinds: Partial<Record<SourceKind, string>> = { official: 'fonte ufficiale', data: 'dati' }

/** A title in its own words begins with a capital; in lower case it only says what the page is about. */
const published = /^(?:<[^>]*>)?\p{Lu}/u

/** «i <i lang="vec">bacari</i>» as text and elements. */
function marked(title: string): (Part | Text)[] {
  const [before = '', name = '', lang = '', words = '', after = ''] = title.split(/<(i|span) lang="(\w+)">(.*?)<\/\1>/)
  const stretch = (part: string) => text(unbroken(typeset(part)))
  return name ? [stretch(before), element(name, { lang }, [text(unbroken(words))]), stretch(after)] : [stretch(before)]
}

/** One line of «Fonti»: publisher, title, date as far as it is known (no year alone that the title says), how sure its address is, and the way back to each citation. */
export function entry(source: Source, number: number, anchors: readonly string[]): Part {
  const { publisher, title, date, kind, read, address, where } = source
  const [opens, closes] = published.test(title) ? ['«', '»'] : ['', '']
  const name = [text(`${typeset(publisher)}, ${opens}`), ...marked(title), text(closes)]
  // Of a page that nobody has read it is not known whether it says its date.
  const known = date ? knownDate(date) : read && 'senza data'
  const details = [known && title.includes(known) ? undefined : known, kinds[kind]].flatMap((detail) => (detail ? `, ${typeset(detail)}` : [])).join('')
  const state = address === undefined ? `; ${typeset(where ?? '')}` : read ? '' : '; pagina non riletta'
  const isOne = anchors.length === 1
  const back = anchors.flatMap((anchor) => {
    // Of several the first is «3a», as it shows.
    const name = `${anchor.slice(1)}${!isOne && /\d$/.test(anchor) ? 'a' : ''}`
    return [text(' '), element('a', { 'href': `#${anchor}`, 'aria-label': `Torna alla citazione ${name}` }, [text(isOne ? '↑' : name)])]
  })
  const named = address === undefined ? name : [element('a', { href: address }, name)]
  return element('li', { id: `f${number}` }, [...named, text(`${details}${state}.`), ...back])
}
