import type { Finding } from '../harness/prose/finding.ts'
import { BRIEF, type Claim, claimsOf } from './claims.ts'

/** An article as it was written. */
export interface ArticleSource {
  name: string
  source: string
}

/** What is counted or measured outside this house. */
const units =
  '€|%|euro|milioni|miliardi|mila|secoli|anni|mesi|settimane|giorni|notti|ore|minuti|chilometri|metri|centimetri|chili|chilo|gradi|passi|gradini|abitanti|residenti|turisti|visitatori|persone|passeggeri|ospiti|posti|letti|camere|case|alloggi|appartamenti|annunci|barche|gondole|linee|approdi|fermate|corse|isole|ponti|banchi|fontane|fontanelle|chiese|campanili|recensioni|prenotazioni|cambi'
const number = String.raw`\d[\d.]*(?:,\d+)?`
/** A number with its unit, also the first of «40-50 minuti», and one of three digits or more that is no year. */
const figure = new RegExp(String.raw`(?<![\p{L}\d.,:])(?:(${number})(?=(?:\s?[-–]\s?${number}|\s(?:e|o|a)\s(?:il\s|l['’])?${number})?\s?(${units})(?!\p{L}))|(\d{1,3}(?:\.\d{3})+|(?!(?:1\d|20)\d\d(?!\d))\d{3,})(?![\d:/]))`, 'gu')

/** From twenty on, said in words, of what is measured or paid: «venti per cento», «seicento abitanti»; a smaller one is a manner of speaking. */
const tens = 'venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta'
const spelt = new RegExp(String.raw`(?<!\p{L})((?:(?:${tens})\p{L}*|\p{L}*cento|mille|\p{L}*mila) (?:per cento|euro|milioni|metri|chilometri|abitanti|residenti|persone|barche|banchi|posti|case))(?!\p{L})`, 'giu')

/** The house's own: its commission, and the example of all its accounts. */
const own = new Set(['5 %', '25.000', '10.000', '200.000', 'duecentomila euro'])
/** A sentence that says of its figures that they are an example, supposed, estimated or computed. */
const supposed = /(?<!\p{L})(?:esempi|ipotesi|ipotetic|mett(?:i|iamo)[ ,]|supponi|prendiamo |inventat|stim[aei]|calcol[aoi])/iu

/** «5 %», «40 minuti»; from three digits on the number says which figure it is. */
const figuresIn = (text: string): string[] => [
  ...[...text.matchAll(figure)].map(([, measured, unit, counted]) => (counted ?? (measured!.length > 2 ? measured! : `${measured} ${unit}`)).replace('euro', '€')),
  ...[...text.matchAll(spelt)].map(([, words]) => words!.toLowerCase()),
]
const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!;])\s+(?=[\p{Lu}«¤])/u)

/** «In breve» says again what the sections say, so that a source of any of them stands for it. */
const standsUnder = (section: number, { section: cited }: Claim): boolean => section === BRIEF || section === cited

/** Figures of the outside world that no source under their heading, computation or plain word of the article accounts for. */
export const unsourced = (articles: readonly ArticleSource[]): Finding[] =>
  articles.flatMap(({ name, source }) => {
    const claims = claimsOf(source)
    const imagined = claims.flatMap(({ text }) => sentencesIn(text).filter((sentence) => supposed.test(sentence))).flatMap(figuresIn)
    return claims
      .filter(({ cites }) => !cites)
      .flatMap(({ text, section }) => {
        const read = claims.filter((claim) => claim.cites && standsUnder(section, claim)).flatMap((claim) => figuresIn(claim.text))
        const accounted = new Set([...own, ...imagined, ...read])
        const bare = figuresIn(text).filter((one) => !accounted.has(one))
        return bare.length === 0 ? [] : [{ check: 'sourced', place: `${name}: ${text}`, found: `${bare.join(', ')} without a source`, expected: '<Cite source="…" /> in the same paragraph, item or table, or in another under the same heading, or a word that says whose supposition it is' }]
      })
  })

/** Entries of the catalogue that no text cites. */
export const uncited = (ids: readonly string[], cited: ReadonlySet<string>): Finding[] =>
  ids.filter((id) => !cited.has(id)).map((id) => ({ check: 'sourced', place: 'src/content/sources', found: `«${id}»`, expected: 'a source that some text cites' }))
