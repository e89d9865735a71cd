import { expect, test } from 'vitest'
import { typeset, typography } from './typography.ts'

/** As it is read: the space that does not break shows as «_», the joiner as «~». */
const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')

test.each([
  ["l'ora di punta", 'l’ora di punta'],
  ['e poi...', 'e poi…'],
  ['aperto 7-12, linee 4.1-4.2', 'aperto 7–~12, linee_4.1–~4.2'],
  ['Sant-Elena, 7 - 12', 'Sant-Elena, 7 - 12'],
  ['1 notte, 2 notti, 1 ora, 40 minuti', '1_notte, 2_notti, 1_ora, 40_minuti'],
  ['25.000 € al 21 %', '25.000_€ al 21_%'],
  ['3 kmq, 5 orsi', '3 kmq, 5 orsi'],
  ['art. 109, L. 431, alle 7:00, le 9', 'art._109, L._431, alle_7:00, le_9'],
  ['delle 17:30, la linea 12, linee 4.1', 'delle_17:30, la linea_12, linee_4.1'],
  ['valle 7, scale 9, modelle 3', 'valle 7, scale 9, modelle 3'],
  ['1° gennaio, 1° piano', '1°_gennaio, 1° piano'],
  ["Ca' Pesaro, Ca' d'Oro, San Polo, Santa Lucia", 'Ca’_Pesaro, Ca’_d’Oro, San_Polo, Santa_Lucia'],
  ['53 centimetri, 2,1 chilometri, 40 cambi, una Santa di legno', '53_centimetri, 2,1_chilometri, 40_cambi, una Santa di legno'],
  ['« ciao »', '«ciao»'],
  ['una riva – l’altra', 'una riva_– l’altra'],
])('typography: «%s»', (typed, printed) => {
  expect(shown(typed)).toBe(printed)
})

test('typography: in running text «check-in» and a formula between brackets stay on one line; a title is a name', () => {
  const text = { type: 'text', value: 'Check-in, self check-out, check-up, a − b (1 − costi − 21%)' }
  typography()({ type: 'root', children: [{ type: 'paragraph', children: [text] }] } as Parameters<ReturnType<typeof typography>>[0])
  expect(shown(text.value)).toBe('Check-~in, self check-~out, check-up, a − b (1_−_costi_−_21%)')
  expect(shown('Check-in e check-out')).toBe('Check-in e check-out')
})

test('typography: the words of a part, in its attributes and in their expressions; nothing else of it', () => {
  const literal = { type: 'Literal', value: "l'ora 7-12", raw: '"…"' }
  const number = { type: 'Literal', value: 7, raw: '7' }
  const attributes = [
    { type: 'mdxJsxAttribute', name: 'title', value: "l'ora" },
    { type: 'mdxJsxAttribute', name: 'rows', value: { type: 'mdxJsxAttributeValueExpression', value: '…', data: { estree: { body: [{ elements: [literal, number, null] }] } } } },
    { type: 'mdxJsxAttribute', name: 'wide', value: null },
    { type: 'mdxJsxAttribute', name: 'date', value: '2026-11-21' },
  ]
  const text = { type: 'text', value: "c'è" }
  const code = { type: 'inlineCode', value: "c'è" }
  const part = { type: 'mdxJsxFlowElement', name: 'Figure', attributes, children: [{ type: 'paragraph', children: [text, code] }] }
  typography()({ type: 'root', children: [part] } as unknown as Parameters<ReturnType<typeof typography>>[0])
  expect(attributes.map(({ value }) => value)).toEqual(['l’ora', expect.anything(), null, '2026-11-21'])
  expect(literal).toEqual({ type: 'Literal', value: 'l’ora 7–\u206012' })
  expect(number).toEqual({ type: 'Literal', value: 7, raw: '7' })
  expect([text.value, code.value]).toEqual(['c’è', "c'è"])
})
