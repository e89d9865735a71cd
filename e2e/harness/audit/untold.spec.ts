import { expect, test } from 'vitest'
import { claimsOf } from './levels.ts'
import { claimsSummary } from './reports/claims-summary.ts'
import { earl } from './reports/earl.ts'
import { openAcrYaml } from './reports/openacr.ts'
import { page } from './reports/page.ts'
import { sarif } from './reports/sarif.ts'
import { matrix, unmetStates } from './matrix.ts'
import { questionsOf } from './questions.ts'
import { resultWith, testOf } from './sample-result.ts'
import { wcagCriteria } from './wcag.ts'

test('audit.untold: what no check can judge alone is asked, and is never passed in silence', () => {
  const result = { ...resultWith([testOf('criteria.1.4.13'), testOf('criteria.2.4.5'), testOf('criteria.1.4.10')], {}, wcagCriteria()), hasOwnProbes: false, limits: ['No states were told.'] }
  expect([wcagCriteria().length, questionsOf(result).some(({ criterion }) => criterion === '2.4.5')]).toEqual([55, true])
  const levels = new Map(claimsOf(result).map(({ criterion, level }) => [criterion.num, level]))
  expect([levels.get('1.4.13'), levels.get('2.4.5'), levels.get('1.4.10'), levels.get('3.3.1'), levels.get('4.1.3')]).toEqual(['not-evaluated', 'not-evaluated', 'supports', 'not-evaluated', 'not-evaluated'])
  const unknown = { ...result, facts: Object.fromEntries(Object.entries(result.facts).map(([path, facts]) => [path, { ...facts, states: [] }])) }
  expect([result, unknown].map((asked) => questionsOf(asked).filter(({ criterion, state }) => criterion === '4.1.3' && state === 'plain').flatMap(({ where }) => where.map(({ page: at }) => at)).includes('/'))).toEqual([false, true])
  for (const report of [page(result), JSON.stringify(earl(result)), openAcrYaml(result), JSON.stringify(sarif(result)), claimsSummary(result)]) expect(report).toContain('No states were told.')
})

test('audit.untold: of fields and of commitments a person is asked, whatever the attributes say', () => {
  const result = { ...resultWith([testOf('criteria.1.3.5'), testOf('criteria.3.3.4')], {}, wcagCriteria()), hasOwnProbes: false }
  const pagesAsked = (asked: typeof result, criterion: string) => [...new Set(questionsOf(asked).filter((question) => question.criterion === criterion).flatMap(({ where }) => where.map(({ page: at }) => at)))]
  expect(claimsOf(result).find(({ criterion }) => criterion.num === '1.3.5')!.level).toBe('not-evaluated')
  expect([pagesAsked(result, '1.3.5'), pagesAsked(result, '3.3.4')]).toEqual([['/'], ['/news', '/']])
  // The checks of a site of its own count its forms.
  expect(pagesAsked({ ...result, hasOwnProbes: true }, '3.3.4')).toEqual(['/'])
})

test('audit.untold: a state that fits no page', () => {
  const seen = { path: '/', width: 390 }
  const states = { 'menu open': { steps: [], seen }, 'basket open': { steps: [], seen, whyNot: () => 'no basket on this page' } }
  expect(unmetStates(matrix({ pages: { '/': '' }, states }).run, Object.keys(states))).toEqual(['State «basket open» was looked at on no page.'])
})
