// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { runningText, type RunningText } from './running-text.ts'
import { closings } from './closing.ts'
import { hand, levels, openingKind } from './hand.ts'

const page = (body: string) =>
  new DOMParser().parseFromString(`<html lang="it"><body><nav aria-labelledby="indice"></nav><div>
    <section aria-labelledby="in-breve"><p>Chi legge in breve.</p></section>${body}
    <figure><ul><li>Nel 2024 erano 7.886.</li></ul></figure><section aria-labelledby="fonti"><ol><li>ANSA, 2023, 1.000 €</li></ol></section></div></body></html>`, 'text/html')
const read = (body: string, name = 'uno'): RunningText => runningText(name, page(body))!
const found = (...texts: RunningText[]) => hand(texts).map((finding) => finding.found)
const paragraphs = (count: number, text: string) => Array.from({ length: count }, (_, index) => `<p>${text.replace('#', String(index))}</p>`).join('')

test('prose.hand: the running text alone', () => {
  expect(read('<p>Uno. Due.</p><ul><li>Tre.</li></ul>')).toMatchObject({ opening: 'Uno.', sentences: ['Uno.', 'Due.', 'Tre.'], paragraphs: ['Uno. Due.', 'Tre.'] })
  expect(runningText('uno', new DOMParser().parseFromString('<p>Uno.</p>', 'text/html'))).toBeUndefined()
})

test('prose.hand: sentences that open with «Chi»', () => {
  expect(found(read(paragraphs(levels.who, 'Oggi. Chi arriva # paga.')))).toEqual([])
  expect(found(read(paragraphs(levels.who + 1, 'Chi arriva # paga. Chiara no. E chi parte?')))).toEqual([`${levels.who + 1} sentences that open with «Chi»`])
})

test.each(['Due cautele nel leggere quel dato.', 'Un avvertimento.', 'Un discorso a parte meritano le seppie.', 'Ultimo consiglio domestico: gli avanzi.', 'Un metodo, per finire.'])(
  'prose.hand: «%s» only announces',
  (sentence) => {
    expect(found(read(paragraphs(levels.announcing, sentence)))).toEqual([])
    expect(found(read(paragraphs(levels.announcing + 1, sentence)))).toEqual([`${levels.announcing + 1} sentences that only announce`])
  },
)

test.each(['Due vaporetti passano ogni ora.', 'Un consigliere comunale lo ha chiesto.', 'Poi vengono le gare.'])('prose.hand: «%s» may stay', (sentence) => {
  expect(found(read(`<p>${sentence}</p>`))).toEqual([])
})

test('prose.hand: explanations hung on a colon', () => {
  const text = (plain: number, hung: number) => read(paragraphs(plain, 'La riva # alle 7:30.') + paragraphs(hung, 'La riva #: acqua.'))
  expect(found(text(21, levels.colons + 1))).toEqual([])
  expect(found(text(0, levels.colons), text(0, levels.colons + 1))).toEqual([`${levels.colons + 1} sentences with a colon`])
})

test('prose.hand: wordings of the disclaimer', () => {
  const wordings = ['Questa pagina informa e non è una consulenza', 'È informazione, non è un parere', 'Le cifre non sono una consulenza', 'Il testo non sostituisce un parere', 'Tutto questo non è consulenza', 'Il testo non sostituisce una consulenza']
  const texts = (count: number) => wordings.slice(0, count).map((wording, index) => read(`<p>${index}. ${wording}.</p>`, String(index)))
  expect(found(...texts(levels.disclaimers))).toEqual([])
  expect(found(...texts(levels.disclaimers + 1))).toEqual([`${levels.disclaimers + 1} wordings of the disclaimer`])
})

test('prose.hand: props that return', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, index) => read(`<p>${index} case. L’idraulico arriva in barca.</p>`, String(index)))
  expect(found(...texts(levels.prop))).toEqual([])
  expect(found(...texts(levels.prop + 1))).toEqual([`«idraulico» in ${levels.prop + 1} articles`])
})

test.each([
  ['A che ora tramonta?', 'a question'],
  ['«Il tempo di Casanova» è il titolo.', 'a quotation'],
  ['Nel 1097 la famiglia Orio donò.', 'a date'],
  ['Il 7 marzo si vede.', 'a date'],
  ['A Castello i civici arrivano a 6828.', 'a figure'],
  ['Sulle Zattere la gente aspetta.', 'a place or a scene'],
])('prose.hand: «%s» opens with %s', (sentence, kind) => {
  expect(openingKind(sentence)).toBe(kind)
})

test('prose.hand: openings of one kind', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, index) => read(`<p>Dove va il testo ${'abcdefghijkl'[index]}?</p>`, String(index)))
  expect(found(...texts(levels.opening))).toEqual([])
  expect(found(...texts(levels.opening + 1))).toEqual([`${levels.opening + 1} articles that open with a question`])
})

test('prose.hand: paragraphs alike in two articles', () => {
  const paragraph = 'Il contributo di accesso riguarda chi entra in città in giornata e non chi dorme nel Comune, che paga invece la sua imposta di soggiorno.'
  const other = 'La commissione del portale è cambiata alla fine del 2025 e oggi pesa su chi ospita, mentre chi viaggia non vede più la sua parte in conto.'
  expect(found(read(`<p>${paragraph}</p><p>${paragraph}</p>`), read(`<p>${other}</p>`, 'due'))).toEqual([])
  expect(found(read(`<p>${paragraph}</p>`), read(`<p>Oggi ${paragraph.replace('giornata', 'giorno')}</p>`, 'due'))).toEqual([expect.stringMatching(/^two paragraphs alike by \d\d %$/)])
})

test.each([
  ['Scegli una riva.', 0],
  ['Il bagaglio è pronto: scendi alla barca.', 0],
  ['La laguna è sempre la stessa.', 1],
  ['Lo scegliemmo in due.', 1],
])('prose.closing: «%s»', (closing, faults) => {
  const update = '<section aria-labelledby="aggiornamento"><p>Scegli il 2026.</p></section>'
  expect(closings([read(`<p>Prendi la 12.</p><p>${closing}</p>${update}`)])).toHaveLength(faults)
})
