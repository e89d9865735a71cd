import { expect, test } from 'vitest'
import { accept, amountProblems, euros, MAX_EURO, percentage, stay } from './problem.ts'

const nights = { min: 1, max: 365, unit: '\u00A0notti', whole: true }

test.each([
  ['an empty field', undefined, 'Scrivi un numero, per esempio 3.'],
  ['not a number', Number.NaN, 'Scrivi un numero, per esempio 3.'],
  ['infinity', Infinity, 'Scrivi un numero, per esempio 3.'],
  ['a negative number', -1, 'Il numero non può essere negativo.'],
  ['zero, where there must be something', 0, 'Il numero deve essere maggiore di zero.'],
  ['too many', 366, 'Il numero può essere al massimo 365\u00A0notti.'],
  ['a fraction', 1.5, 'Scrivi un numero intero, senza virgola.'],
])('problem: %s is told to the reader', (_, value, message) => {
  expect(amountProblems('nights', value, nights)).toEqual([{ field: 'nights', message }])
})

test('problem: an amount below the least, or above with words of its own', () => {
  expect(amountProblems('value', 0.5, euros(1))[0]?.message).toBe('Il numero deve essere almeno 1\u00A0€.')
  expect(amountProblems('stay', 31, stay)[0]?.message).toBe('Il numero può essere al massimo 30\u00A0notti.')
  expect(amountProblems('nights', 366, { ...nights, tooMuch: 'Un anno ha 365 notti.' })[0]?.message).toBe(
    'Un anno ha 365 notti.',
  )
})

test.each([
  ['the least', 1, nights],
  ['the most', 365, nights],
  ['nothing, where nothing is possible', 0, euros(0)],
  ['the largest amount', MAX_EURO, euros(0)],
  ['the whole', 100, percentage],
])('problem: %s is accepted', (_, value, limits) => {
  expect(amountProblems('field', value, limits)).toEqual([])
})

test('problem: a draft becomes an input only without problems', () => {
  const draft = { nights: 3 }
  expect(accept<{ nights: number }>(draft, [])).toBe(draft)
  expect(accept<{ nights: number }>({}, amountProblems('nights', undefined, nights))).toBeUndefined()
})
