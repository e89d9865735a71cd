import type { RunningText } from './running-text.ts'
import type { Finding } from '../harness/prose/finding.ts'
import { alike } from '../harness/prose/likeness.ts'

/** How often each habit may show; lowered when the texts are, never raised. */
export const levels = { who: 1, announcing: 0, disclaimers: 1, prop: 1, opening: 5, colons: 4 }
/** One sentence in so many, in a text longer than that many times the level, may hang its explanation on a colon. */
const COLON_IN = 5

const who = /^[«“]?Chi\s/
/** «Due cautele.», «Un avvertimento.»: a sentence that only says that another follows. */
const announcing = /^(?:Un|Una|Due|Tre|Ultim[oa]|Poi)\s(?:\S+\s){0,3}?(?:avvert\S+|cautel\S+|consigli\S*|discorso|metodo|nota|precisazion\S+|premess\S+|raccomandazion\S+|regol\S+)(?:\s(?:domestic\S+|finale|a parte))?(?:[.:]|\s(?:merita|meritano|nel|per|prima|su)\b|, per finire)/i
const disclaimer = /[^.!?]*\bnon (?:è|sono|sostituisce|sostituiscono) (?:una? |la |il )?(?:consulenz\S+|parer\S+)[^.!?]*/gi
const props = ['idraulico', 'signora', 'matita', 'tricorno', 'lenzuola sotto il braccio', 'ultimo vaporetto']

/** What a first sentence opens with. */
export function openingKind(sentence: string): string {
  if (sentence.endsWith('?')) return 'a question'
  if (sentence.startsWith('«')) return 'a quotation'
  if (/^(?:(?:Il|Dal|Nel|Nell’|A|Da|Al)\s)?(?:\d{1,2}(?:°|º)?\s)?(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|(?:1\d|20)\d\d)(?!\d)/i.test(sentence)) return 'a date'
  return /\d/.test(sentence) ? 'a figure' : 'a place or a scene'
}

const many = (name: string, found: string, place: string, expected: string): Finding => ({ check: 'hand', place: `${name}: ${place}`, found, expected })

/** Habits that make twenty texts sound like one hand. */
export function hand(texts: readonly RunningText[]): Finding[] {
  const each = texts.flatMap(({ name, sentences }) => {
    const opened = sentences.filter((sentence) => who.test(sentence))
    const announced = sentences.filter((sentence) => announcing.test(sentence))
    const hung = sentences.filter((sentence) => sentence.includes(': '))
    const allowed = Math.max(levels.colons, Math.floor(sentences.length / COLON_IN))
    return [
      opened.length > levels.who ? [many(name, `${opened.length} sentences that open with «Chi»`, opened.at(-1)!, `at most ${levels.who}`)] : [],
      announced.length > levels.announcing ? [many(name, `${announced.length} sentences that only announce`, announced.at(-1)!, `at most ${levels.announcing}`)] : [],
      hung.length > allowed ? [many(name, `${hung.length} sentences with a colon`, hung.at(-1)!, `at most ${allowed}`)] : [],
    ].flat()
  })
  const wordings = [...new Set(texts.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.match(disclaimer) ?? []).map((wording) => wording.trim())))]
  const disclaimers = wordings.length > levels.disclaimers ? [many('all', `${wordings.length} wordings of the disclaimer`, wordings.at(-1)!, `at most ${levels.disclaimers}`)] : []
  const recycled = props.flatMap((prop) => {
    const users = texts.filter(({ sentences }) => sentences.some((sentence) => sentence.toLowerCase().includes(prop)))
    return users.length > levels.prop ? [many(users.map(({ name }) => name).join(', '), `«${prop}» in ${users.length} articles`, prop, `at most ${levels.prop}`)] : []
  })
  const kinds = [...Map.groupBy(texts, ({ opening }) => openingKind(opening))].flatMap(([kind, users]) =>
    users.length > levels.opening ? [many(users.map(({ name }) => name).join(', '), `${users.length} articles that open with ${kind}`, users[0]!.opening, `at most ${levels.opening}`)] : [],
  )
  return [...each, ...disclaimers, ...recycled, ...kinds, ...alike(texts)]
}
