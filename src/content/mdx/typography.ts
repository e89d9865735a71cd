import type { Root, Text } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from './visit.ts'

const NBSP = '\u00a0'
/** U+2060: no line ends here. */
export const JOINER = '\u2060'

const rules: [RegExp, string][] = [
  [/'/g, '’'],
  [/\.\.\./g, '…'],
  // A range of numbers or hours takes the en dash, and does not break behind it.
  [/(\d)[-–](?=\d)/g, `$1–${JOINER}`],
  // A number stays with its unit, an abbreviation with what it abbreviates.
  [/(\d) (?=(?:€|%|m²|mq|km|cm|m|centimetri|metri|kg|chilometri|minut[oi]|or[ae]|nott[ei]|giorn[oi]|mes[ei]|ann[oi]|volte|cambi|punti|euro|milioni|miliardi|CV)(?![\p{L}\d]))/gu, `$1${NBSP}`],
  [/(?<![\p{L}\d])(art\.|artt\.|n\.|L\.|D\.L\.|D\.Lgs\.|p\.|sez\.|le|alle|dalle|delle|ore|line[ae]) (?=\d)/giu, `$1${NBSP}`],
  // A day stays with its month.
  [/\b(\d{1,2}°?) (?=(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))/g, `$1${NBSP}`],
  // «Ca’» with the name of the house, «San» with that of the saint.
  [/(?<!\p{L})(Ca’|San(?:ta)?) (?=\p{Lu}|d’)/gu, `$1${NBSP}`],
  [/« ?/g, '«'],
  [/ ?»/g, '»'],
  [/ – /g, `${NBSP}– `],
]

/** Italian typography, so that sources are typed with plain spaces and straight apostrophes. */
export const typeset = (text: string): string => rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text)

/** Of running text, «Fonti» included; titles and attributes are names, and read elsewhere. The feed leaves the joiners out: what its readers' letters do not hold is shown as a box. */
export const unbroken = (text: string): string =>
  text.replace(/(?<!\p{L})(check-)(?=(?:in|out)(?!\p{L}))/giu, `$1${JOINER}`).replace(/\([^()]+\)/g, (formula) => formula.replaceAll(' − ', `${NBSP}−${NBSP}`))

/** For machines, as `<time datetime>` wants it. */
const isoDay = /^\d{4}-\d\d-\d\d$/

/** The strings of an attribute: its own, or the literals of its expression (an ESTree). */
function typesetLiterals(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('value' in node && typeof node.value === 'string' && !isoDay.test(node.value)) {
    node.value = typeset(node.value)
    if ('raw' in node) delete node.raw
  }
  for (const child of Object.values(node)) typesetLiterals(child)
}

export function typography() {
  return (tree: Root): void => {
    visit<Text>(tree, 'text', (node) => {
      node.value = unbroken(typeset(node.value))
    })
    visit<MdxJsxFlowElement>(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
      if (name === 'Cite') return
      for (const attribute of attributes) {
        const expression = typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined
        typesetLiterals(expression ?? attribute)
      }
    })
  }
}
