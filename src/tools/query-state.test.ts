import { expect, test } from 'vitest'
import { commissionDefaults, commissionProblems } from './commissions.ts'
import type { Draft, Problem } from './problem.ts'
import { answerText, draftFrom, readQuery, writeQuery } from './query-state.ts'
import { yieldProblems, type YieldInput } from './yield.ts'

const yieldDefaults: YieldInput = { value: 200_000, income: 25_000, costs: 10_000 }
const model = {
  names: { value: 'valore', income: 'entrate', costs: 'costi' },
  defaults: yieldDefaults,
  problems: (draft: Draft<YieldInput>) => yieldProblems({ ...draft, fees: 0, reserveRate: 0 }) as Problem<keyof YieldInput>[],
}
const withTick = {
  names: { income: 'ricavi', directShare: 'dirette', platformRate: 'portale', agencyRate: 'agenzia', vat: 'iva', cards: 'carta' },
  defaults: commissionDefaults,
  problems: commissionProblems,
}

test('query-state: the address of the example', () => {
  expect(writeQuery(model, '', yieldDefaults)).toBe('?valore=200000&entrate=25000&costi=10000')
})

test.each([
  [{ value: 1, income: 0, costs: 0 }],
  [{ value: 350_000, income: 40_000.5, costs: 12_345.678 }],
  [{ value: 1_000_000_000, income: 1_000_000_000, costs: 999_999_999 }],
])('query-state: what is written is read back: %o', (input) => {
  expect(readQuery(model, writeQuery(model, '', input))).toEqual(input)
})

test.each([true, false])('query-state: a tick travels: %s', (vat) => {
  const input = { ...commissionDefaults, platformRate: 15.5, vat }
  const query = writeQuery(withTick, '?iva=si', input)
  expect(query.includes('iva=si')).toBe(vat)
  expect(readQuery(withTick, query)).toEqual(input)
})

test.each([
  '?valore=abc',
  '?valore=',
  '?valore=0',
  '?valore=-200000',
  '?valore=NaN',
  '?valore=Infinity',
  '?valore=1e9',
  '?valore=%',
  '?valore=300000&costi=-1',
  '?valore=300000&entrate=<b>',
])('query-state: %s falls back to the defaults, whole', (search) => {
  expect(readQuery(model, search)).toEqual(yieldDefaults)
})

test('query-state: what an address does not say is the default; «200.000» is read too', () => {
  expect(readQuery(model, '?costi=5000')).toEqual({ ...yieldDefaults, costs: 5000 })
  expect(readQuery(model, '?valore=300.000')).toEqual({ ...yieldDefaults, value: 300_000 })
})

test('query-state: an answer in words travels as it is', () => {
  const words = { names: { reason: 'motivo', months: 'mesi' }, defaults: { reason: '12', months: 1 }, problems: () => [] }
  expect(readQuery(words, '?motivo=1.000,5&mesi=1.000')).toEqual({ reason: '1.000,5', months: 1000 })
  expect(writeQuery(words, '', { reason: '1.000,5', months: -1000.5 })).toBe('?motivo=1.000%2C5&mesi=-1000%2C5')
  expect([answerText('1000'), answerText(1000)]).toEqual(['1000', '1.000'])
})

test('query-state: other parts of an address stay', () => {
  expect(writeQuery(model, '?utm=x&valore=1', yieldDefaults)).toBe('?utm=x&valore=200000&entrate=25000&costi=10000')
})

test('query-state: an unreadable entry of a form is nothing, not a number', () => {
  const form = new FormData()
  for (const [name, text] of Object.entries({ valore: '', entrate: 'molti', costi: '10.000' })) form.set(name, text)
  expect(draftFrom(model, form)).toEqual({ value: undefined, income: undefined, costs: 10_000 })
})
