import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { pullQuotes } from './pull-quotes.ts'

const word = (value: string): ElementContent => ({ type: 'text', value })
const mark = (...children: ElementContent[]) => ({ type: 'mdxJsxTextElement', name: 'PullQuote', attributes: [], children, position: { start: { line: 7 } } }) as unknown as ElementContent

/** The paragraph that comes out. */
function paragraphOf(...children: ElementContent[]): Element {
  const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children }
  pullQuotes()({ type: 'root', children: [paragraph] } satisfies Root, { path: 'prova.mdx' })
  return paragraph
}

test('pull quotes: the paragraph holds the words twice, its text in one piece; beside it short words keep to what follows', () => {
  const { properties, children } = paragraphOf(word('Prima. '), mark(word('La frase.')), word(' Dopo.'))
  expect(properties).toEqual({ 'data-label': 'La\u00a0frase.' })
  expect(children).toEqual([word('Prima. La frase. Dopo.')])
})

test('pull quotes: a paragraph without one stays as it is', () => {
  expect(paragraphOf(word('Testo.'))).toMatchObject({ properties: {}, children: [word('Testo.')] })
})

test.each([
  ['nothing', [word('Prima. '), mark()], 'found 1, «»'],
  ['more than a column holds', [word('Prima. '), mark(word('X'.repeat(96)))], `found 1, «${'X'.repeat(96)}»`],
  ['more than words', [word('Prima. '), mark(word('La '), mark(word('frase')))], 'found 1, «La <mdxJsxTextElement>»'],
  ['the opening', [mark(word('La frase.')), word(' Dopo.')], 'found 1, «La frase.»'],
  ['the end of a sentence', [word('Prima, '), mark(word('dopo.'))], 'found 1, «dopo.»'],
  ['two in a paragraph', [word('Prima. '), mark(word('Una')), mark(word('due'))], 'found 2, «Una»'],
])('pull quotes: %s is refused', (_, children, found) => {
  expect(() => paragraphOf(...children)).toThrow(`prova.mdx:7: <PullQuote>: expected one in a paragraph, not at its opening, plain words from a capital on, at most 95 characters, ${found}`)
})
