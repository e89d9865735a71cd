import { expect, test } from 'vitest'
import { withoutMarks } from './without-marks.ts'

test.each([
  ['a page without islands', '<p>7<!-- --> minuti</p><!--/$-->', '<p>7 minuti</p>'],
  ['an island keeps its own', '<p>a<!-- -->b</p><div data-island="x"><div>1<!-- -->2</div></div><p>c<!-- -->d</p>', '<p>ab</p><div data-island="x"><div>1<!-- -->2</div></div><p>cd</p>'],
  ['two islands', '<div data-island="x"><!-- --></div>a<!-- -->b<div data-island="y"><!-- --></div>', '<div data-island="x"><!-- --></div>ab<div data-island="y"><!-- --></div>'],
])('without marks: %s', (_, html, expected) => {
  expect(withoutMarks(html)).toBe(expected)
})

test('without marks: an island that does not end is an error', () => {
  expect(() => withoutMarks('<div data-island="x"><p>')).toThrow('expected a </div> for each island')
})
