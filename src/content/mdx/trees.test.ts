import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { headings, slugify } from './headings.ts'

const word = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, children: ElementContent[] = [], properties: Element['properties'] = {}): Element => ({ type: 'element', tagName, properties, children })
const root = (...children: ElementContent[]): Root => ({ type: 'root', children })
/** `<i lang="vec">` as MDX has it, or another element of its kind. */
const foreign = (value: string, attributes: unknown[]) =>
  ({ type: 'mdxJsxTextElement', name: 'i', attributes, children: [word(value)] }) as unknown as ElementContent
const attribute = (name: string, value: unknown, type = 'mdxJsxAttribute') => ({ type, name, value })

test.each([
  ["Dove l'acqua è bassa", 'dove-l-acqua-e-bassa'],
  ['«Acqua alta»: 110 cm?', 'acqua-alta-110-cm'],
  ['  Più -- in là  ', 'piu-in-la'],
])('headings: the address of «%s»', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

function indexOf(tree: Root) {
  const file: { data: Record<string, unknown> } = { data: {} }
  headings({})(tree, file)
  return file.data.headings
}

test('headings: each of the second and third level has an address of its own, the second is in the index', () => {
  const [first, second, third, fourth, deep] = [
    element('h2', [word('I conti')]),
    element('h3', [word('I conti')]),
    element('h2', [word('I '), element('em', [word('conti')])]),
    element('h4', [word('I conti')]),
    element('h2', [word('In fondo')]),
  ]
  const index = indexOf(root(first, element('section', [second, element('div', [third])]), fourth, deep))
  expect([first, second, third, fourth, deep].map(({ properties }) => properties.id)).toEqual(['i-conti', 'i-conti-bis', 'i-conti-bis-bis', undefined, 'in-fondo'])
  expect(index).toEqual([
    { id: 'i-conti', stretches: [{ text: 'I conti' }] },
    { id: 'i-conti-bis-bis', stretches: [{ text: 'I ' }, { text: 'conti' }] },
    { id: 'in-fondo', stretches: [{ text: 'In fondo' }] },
  ])
})

test.each([
  ['Quando dire di no, e da dove cominciare', 'Quando dire di_no, e_da_dove cominciare'],
  ['Strade che non si vedono', 'Strade che non_si_vedono'],
  ['Accertamento 2. I cambi', 'Accertamento_2. I_cambi'],
  ['Itinerario A: dal treno al pesce', 'Itinerario_A: dal_treno al_pesce'],
  ['L’ora delle 17:30, l’Io', 'L’ora delle_17:30, l’Io'],
  ['Regole e l’IVA', 'Regole e_l’IVA'],
  ['Risposta L’altra', 'Risposta L’altra'],
  ['Dove si ', 'Dove si '],
])('headings: short words of «%s» stay with what follows, plain in the index', (typed, printed) => {
  const words = word(typed)
  expect(indexOf(root(element('h2', [words])))).toEqual([{ id: slugify(typed), stretches: [{ text: typed }] }])
  expect(words).toEqual(word(printed.replaceAll('_', '\u00a0')))
})

test('headings: a stretch in another language keeps it', () => {
  const titled = foreign('fondamenta', [attribute('title', 'x'), attribute('lang', 'vec')])
  const spread = foreign('rio', [attribute('lang', 'vec', 'mdxJsxExpressionAttribute')])
  const computed = foreign('calle', [attribute('lang', { value: 'lingua' })])
  const heading = element('h2', [word('Dove la '), titled, { type: 'comment', value: 'qui' }, element('em', [foreign('campo', [attribute('lang', 'vec')])]), spread, computed])
  expect(indexOf(root(heading))).toEqual([
    {
      id: 'dove-la-fondamentacamporiocalle',
      stretches: [{ text: 'Dove la ' }, { text: 'fondamenta', lang: 'vec' }, { text: 'campo', lang: 'vec' }, { text: 'rio' }, { text: 'calle' }],
    },
  ])
})

