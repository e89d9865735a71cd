import { expect, test } from 'vitest'
import { contractDefaults, contractFor, contractProblems, reasonNames, type LengthUnit, type Reason } from './contract.ts'
import { contracts } from './contracts.ts'

test.each<[number, LengthUnit, Reason, string]>([
  [1, 'days', 'holiday', 'turistica'],
  [30, 'days', 'holiday', 'turistica'],
  [1, 'months', 'holiday', 'turistica'],
  [29, 'days', 'need', 'turistica'],
  [30, 'days', 'need', 'transitoria'],
  [31, 'days', 'need', 'transitoria'],
  [1, 'months', 'need', 'transitoria'],
  [18, 'months', 'need', 'transitoria'],
  [19, 'months', 'need', '4+4'],
  [29, 'days', 'study', 'turistica'],
  [5, 'months', 'study', 'transitoria'],
  [6, 'months', 'study', 'studenti'],
  [36, 'months', 'study', 'studenti'],
  [37, 'months', 'study', '4+4'],
  [12, 'months', 'home', '4+4'],
  [12, 'months', 'agreed-home', '3+2'],
])('contract: %d %s for %s is %s', (length, unit, reason, id) => {
  const input = { length, unit, reason }
  expect(contractProblems(input)).toEqual([])
  expect(contractFor(input).id).toBe(id)
})

test.each([
  ['a holiday of 31 days', { length: 31, unit: 'days', reason: 'holiday' }, 'length'],
  ['a holiday of two months', { length: 2, unit: 'months', reason: 'holiday' }, 'length'],
  ['no length', { length: undefined }, 'length'],
  ['a length of zero', { length: 0 }, 'length'],
  ['a negative length', { length: -6 }, 'length'],
  ['half a month', { length: 1.5 }, 'length'],
  ['61 days', { length: 61, unit: 'days' }, 'length'],
  ['121 months', { length: 121 }, 'length'],
  ['an unknown unit', { unit: 'weeks' as LengthUnit }, 'unit'],
  ['an unknown reason', { reason: 'toString' as Reason }, 'reason'],
] as const)('contract: %s is refused beside its field', (_, change, field) => {
  expect(contractProblems({ ...contractDefaults, ...change }).map((problem) => problem.field)).toEqual([field])
})

test('contract: whatever is accepted has a contract, and each contract has its case', () => {
  const found = new Set<string>()
  for (const reason of Object.keys(reasonNames) as Reason[]) {
    for (let length = 1; length <= 120; length++) {
      for (const unit of ['days', 'months'] as const) {
        const input = { length, unit, reason }
        if (contractProblems(input).length === 0) found.add(contractFor(input).id)
      }
    }
  }
  expect([...found].toSorted()).toEqual(contracts.map(({ id }) => id).toSorted())
})

test('contract: the table says the rates of the specification', () => {
  const taxes = Object.fromEntries(contracts.map(({ id, taxes }) => [id, taxes.match(/\d+%/g)]))
  expect(taxes).toEqual({
    turistica: ['21%', '26%'],
    transitoria: ['10%', '21%'],
    studenti: ['10%', '21%'],
    '3+2': ['10%', '21%'],
    '4+4': ['21%'],
  })
})
