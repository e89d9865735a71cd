// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { setTitle } from './set-title.ts'
import { dayPrint, shareCard } from './share-card.ts'
import { wrap } from './wrap.ts'

const letters = (words: string) => words.length

test.each([
  ['uno due tre quattro', 20, 3, ['uno due tre quattro']],
  ['uno due tre quattro', 19, 3, ['uno due tre quattro']],
  ['uno due tre quattro', 18, 3, ['uno due', 'tre quattro']],
  ['uno due tre quattro', 7, 3, ['uno', 'due tre', 'quattro']],
  ['uno due tre quattro', 7, 2, undefined],
  ['uno due tre quattro', 6, 9, undefined],
  ['quattro', 7, 9, ['quattro']],
] as const)('wrap: «%s» in %i, %i lines at most', (text, width, most, lines) => {
  expect(wrap(text, width, most, letters)).toEqual(lines)
})

test('title: one size for its length, each width measured once', () => {
  const asked: string[] = []
  const widthOf = (words: string) => {
    asked.push(words)
    return words.length / 2
  }
  // «tra calli» stays whole: nine letters of half a size each, 4.5 × 58 = 261 and 4.5 × 78 = 351.
  expect(setTitle('Casa tra calli', { width: 276, height: 200 }, widthOf)).toEqual({ size: 58, lines: ['Casa', 'tra calli'] })
  expect(asked).toEqual([...new Set(asked)])
  // Two lines of 78 px are 2 × 78 × 1.06 = 165.36 px high.
  expect(setTitle('Casa calli', { width: 276, height: 165.4 }, widthOf)).toEqual({ size: 78, lines: ['Casa', 'calli'] })
  expect(setTitle('Casa calli', { width: 276, height: 165.3 }, widthOf).size).toBe(58)
  expect(['Una casa fra due campi', 'Una casa fra due canali'].map((title) => setTitle(title, { width: 900, height: 900 }, widthOf).size)).toEqual([78, 58])
})

test('share card: by day, whatever the reader wants', () => {
  const plate = '<svg><style>svg{--k:#000;--p:#fff}svg:root{color:red}.k{fill:var(--k)}@media(prefers-color-scheme:dark){svg{--k:#fff}.k{fill:red}.p{fill:blue}}.z{fill:var(--zz)}</style></svg>'
  expect(dayPrint(plate)).toBe('<svg><style>.k{fill:#10303a}.z{fill:}</style></svg>')
})

test('share card: the brand, the title in its lines, who signs, the plate at the right', () => {
  const plate = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20"><svg width="1" height="2"/></svg>'
  const card = shareCard({ brand: 'Casa & co', title: 'Quanto costa una casa tra le calli', label: 'Redazione', plate }, (words) => words.length * 50)
  const drawn = new DOMParser().parseFromString(card, 'application/xml').documentElement
  const shown = (selector: string, ...names: string[]) => Array.from(drawn.querySelectorAll(selector), (element) => names.map((name) => element.getAttribute(name)))
  expect(['width', 'height', 'fill'].map((name) => drawn.getAttribute(name))).toEqual(['1200', '630', '#10303a'])
  expect(shown(':scope > path', 'd', 'fill')).toEqual([
    ['M0 0h1200v630H0z', '#f7f1e3'],
    ['M0 92h1200v3H0zm0 7h1200v1.5H0z', null],
    ['M0 560h1200V630H0z', '#10303a'],
  ])
  expect(shown(':scope > g', 'transform')).toEqual([['translate(48 22) scale(1.35)']])
  expect(drawn.querySelectorAll(':scope > g > path')).toHaveLength(4)
  expect(Array.from(drawn.querySelectorAll('text'), (text) => [text.textContent, text.getAttribute('x'), text.getAttribute('y')])).toEqual([
    ['Casa & co', '106', '62'],
    ['Redazione', '48', '610'],
    ['Quanto costa', '48', '170.6'],
    ['una casa', '48', '232.1'],
    ['tra le calli', '48', '293.6'],
  ])
  expect(shown('use[href="#card-b"]', 'transform').map(([place]) => place)).toEqual(['translate(69 336)scale(1.15)', 'translate(163 396)scale(0.85)', 'translate(237 451)scale(0.58)'])
  expect(shown(':scope > svg', 'x', 'y', 'width', 'height', 'preserveAspectRatio', 'viewBox')).toEqual([['552', '130', '600', '400', 'xMaxYMax slice', '0 0 10 20']])
  expect(shown('svg > svg > svg', 'width', 'height')).toEqual([['1', '2']])
  expect(card.indexOf('<svg', 5)).toBe(card.lastIndexOf('<svg x'))
})
