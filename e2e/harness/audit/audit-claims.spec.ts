import { expect, test } from 'vitest'
import type { Contract } from './contract.ts'
import { type Criterion, readCriteria } from './criteria.ts'
import { absence, judgements } from './judgement.ts'
import { claimOf, claimsOf } from './levels.ts'
import { merge } from './merge.ts'
import { questionsOf } from './questions.ts'
import { claimsPart } from './reports/claims-part.ts'
import { openAcrYaml } from './reports/openacr.ts'
import { verdictOf } from './verdict.ts'
import { answerOf, finding, resultWith, testOf, visit } from './sample-result.ts'
import { site } from '../../site.ts'

const FAULT = 'expect(received).toBe(expected)'
const criteria = readCriteria(site.specification.criteria)

const reflow: Criterion = { num: '1.4.10', level: 'AA', name: 'Reflow', coveredBy: ['criteria.1.4.10'] }
const links: Criterion = { num: '2.4.4', level: 'A', name: 'Link Purpose (In Context)', coveredBy: ['criteria.2.4.4', 'axe'] }
const level = (...args: Parameters<typeof resultWith>) => claimOf(reflow, resultWith(...args)).level
const outcomes = (criterion: Criterion, ...args: Parameters<typeof resultWith>) => claimOf(criterion, resultWith(...args)).verdicts.map(({ path, outcome }) => `${path} ${outcome}`)

test('audit.levels: supported only what was judged on every page of the sample', () => {
  expect(level([testOf('criteria.1.4.10')])).toBe('supports')
  expect(level([testOf('criteria.1.4.10', 'passed', [visit('/news')])])).toBe('not-evaluated')
  expect(level([])).toBe('not-evaluated')
  expect(level([testOf('criteria.1.4.10', 'failed')])).toBe('partially-supports')
  expect(level([testOf('criteria.1.4.10', 'failed', ['/news', '/'].map((path) => visit(path, { errors: [FAULT] })))])).toBe('does-not-support')
})

test('audit.levels: a question of an engine is open until it is answered; a violation fails', () => {
  const both = [testOf('criteria.1.4.10')]
  expect(level(both, { reviews: merge([finding({ criteria: ['1.4.10'], kind: 'review' })]) })).toBe('not-evaluated')
  expect(level(both, { violations: merge([finding({ criteria: ['1.4.10'] })]) })).toBe('partially-supports')
  expect(level([testOf('criteria.1.4.10'), testOf('criteria.1.4.10', 'failed', [visit('/altrove', { errors: [FAULT] })])])).toBe('partially-supports')
})

test('audit.open: untested where no check has been', () => {
  expect(outcomes(reflow, [testOf('criteria.1.4.10', 'passed', [visit('/')])])).toEqual(['/news untested', '/ passed'])
  expect(outcomes(reflow, [testOf('criteria.9.9.9')])).toEqual(['/news untested', '/ untested'])
})

test('audit.open: a page that led elsewhere by itself has not passed', () => {
  const verdict = (found: Parameters<typeof resultWith>[1]) => verdictOf(reflow, '/news', resultWith([testOf('criteria.1.4.10')], found))
  expect([verdict({}).outcome, verdict({ led: '/old' }).outcome]).toEqual(['passed', 'cantTell'])
  expect(verdict({ led: '/old' }).reasons).toEqual(['Not looked at: /news was asked for, and the page led to /old by itself.'])
})

test('audit.open: what broke off, met no page or was lost is open, neither passed nor failed', () => {
  expect(outcomes(reflow, [testOf('criteria.1.4.10', 'failed', [visit('/news', { errors: ['Test timeout of 60000ms exceeded.'] }), visit('/')])])).toEqual(['/news cantTell', '/ passed'])
  expect(outcomes(reflow, [testOf('criteria.1.4.10'), testOf('criteria.1.4.10', 'failed', [])])).toEqual(['/news cantTell', '/ cantTell'])
  const result = resultWith([testOf('criteria.1.4.3')])
  const contrast: Criterion = { num: '1.4.3', level: 'AA', name: 'Contrast (Minimum)', coveredBy: ['criteria.1.4.3', 'axe'] }
  const lost = result.cells.map(({ cell }) => ({ ...cell, viewport: '320x640' as const }))
  expect([result, { ...result, lost }].map((one) => verdictOf(contrast, '/news', one).outcome)).toEqual(['passed', 'cantTell'])
  expect(verdictOf(contrast, '/news', { ...result, lost }).reasons).toEqual(['Not looked at: /news · light · 320x640 · plain · plain'])
})

test('audit.open: of a page that nobody could look at it is not known that it has no field', () => {
  const fields: Criterion = { num: '1.3.5', level: 'AA', name: 'Identify Input Purpose', coveredBy: ['axe'] }
  const result = resultWith([])
  const lost = { ...result, cells: [], lost: result.cells.map(({ cell }) => cell) }
  expect([result, lost, { ...lost, cells: result.cells }].map((one) => verdictOf(fields, '/news', one).outcome)).toEqual(['inapplicable', 'untested', 'cantTell'])
  expect(verdictOf({ ...fields, coveredBy: [] }, '/news', lost).outcome).toBe('untested')
})

test('audit.messages: a message is proved where it was shown, and asked about where one is known', () => {
  const messages: Criterion = { num: '4.1.3', level: 'AA', name: 'Status Messages', coveredBy: ['criteria.4.1.3'] }
  const told = (...visits: Parameters<typeof visit>[]) => resultWith([testOf('criteria.4.1.3', 'passed', visits.map((one) => visit(...one)))], {}, [messages])
  const outcomesOf = (result: ReturnType<typeof told>) => ['/news', '/'].map((path) => verdictOf(messages, path, result).outcome)
  expect(outcomesOf(told(['/news'], ['/']))).toEqual(['inapplicable', 'untested'])
  expect(outcomesOf(told(['/news'], ['/', { state: 'form invalid' }]))).toEqual(['inapplicable', 'cantTell'])
  expect(outcomesOf({ ...told(['/news']), hasOwnProbes: false })).toEqual(['untested', 'untested'])
  expect(questionsOf(told()).filter(({ criterion }) => criterion === '4.1.3').flatMap(({ where }) => where.map(({ page }) => page))).toEqual(['/'])
})

test('audit.claims: engines looked where a state was judged by them, not where a check of ours told of it', () => {
  const [machine, checks] = [resultWith([testOf('criteria.2.4.4')]), resultWith([testOf('criteria.2.4.4')], { by: 'checks' })].map((result) => verdictOf(links, '/news', result))
  expect([machine!.engines, checks!.engines, checks!.cells]).toEqual([['axe-core 4.14.1'], [], []])
})

test('audit.claims: of several criteria in one test only the one that the message names', () => {
  const errors = [`criteria.2.4.7: without a mark\n\n${FAULT}`]
  const test = { ...testOf('criteria.1.4.10', 'failed', [visit('/news', { errors }), visit('/')]), ids: ['criteria.1.4.10', 'criteria.2.4.7'] }
  expect(outcomes(reflow, [test])).toEqual(['/news passed', '/ passed'])
  expect(outcomes({ ...reflow, coveredBy: ['criteria.2.4.7'] }, [test])).toEqual(['/news failed', '/ passed'])
})

test('audit.claims: who asserted, and how', () => {
  const result = resultWith([testOf('criteria.2.4.4')], {}, [links])
  const [machine] = [verdictOf(links, '/news', result)]
  expect([machine.mode, machine.assertedBy]).toEqual(['automatic', ['e2e/x.probe.ts, criteria.2.4.4: of both', 'axe-core 4.14.1'].map((name) => ({ kind: 'Software', name }))])
  const answers = questionsOf(result).filter(({ criterion }) => criterion === '2.4.4').map((question) => answerOf(question))
  const both = verdictOf(links, '/news', { ...result, answers })
  expect([both.outcome, both.mode, both.assertedBy.at(-1)]).toEqual(['passed', 'semiAuto', { kind: 'Person', name: 'Anna Rossi, auditor; Firefox 150; NVDA 2026.3' }])
  expect(verdictOf({ ...links, coveredBy: [] }, '/news', { ...result, answers }).mode).toBe('manual')
})

test('audit.claims: a finding that was set aside is told with who did, and its engine as overruled', () => {
  const both: Criterion = { ...reflow, coveredBy: ['criteria.1.4.10', 'axe'] }
  const decision: Contract = { rule: 'axe:width', selector: 'nav a', criterion: '1.4.10', pages: ['*'], reason: 'It scrolls inside its own box.', provedBy: 'criteria.1.4.10', by: { party: 'A site' }, decided: '2026-11-21', expires: '2027-05-21' }
  const result = { ...resultWith([testOf('criteria.1.4.10')], { used: ['axe:width (1.4.10) on «nav a»'] }, [both]), contracts: [decision, { ...decision, selector: 'main a' }] }
  const { assertedBy, decisions } = verdictOf(both, '/news', result)
  expect(assertedBy.slice(1)).toEqual([
    { kind: 'Software', name: 'axe-core 4.14.1 (overruled: width)' },
    { kind: 'Organization', name: 'A site: a party, no person, 2026-11-21, until 2027-05-21: no fault is axe:width (1.4.10) on «nav a». It scrolls inside its own box. Proved by criteria.1.4.10.' },
  ])
  expect(decisions).toEqual([decision])
  expect(verdictOf(both, '/', result).decisions).toEqual([])
  const claims = claimsOf(result, questionsOf(result))
  expect(claimsPart(claims, result)).toContain('<li>Set aside by A site: a party, no person, 2026-11-21')
  expect(openAcrYaml(result).replaceAll(/\s+/g, ' ')).toContain('Set aside by 1 decision: axe:width (A site: a party, no person).')
})

test('audit.judgement: nothing that needs judgement is supported without an answer', () => {
  const tests = criteria.flatMap(({ coveredBy }) => coveredBy.filter((id) => id.includes('.')).map((id) => testOf(id)))
  const claims = criteria.map((criterion) => claimOf(criterion, resultWith(tests)))
  expect(claims.filter(({ criterion, level: claimed }) => criterion.num in judgements && claimed === 'supports')).toEqual([])
  expect(claims.filter(({ level: claimed }) => claimed === 'supports').length).toBeGreaterThan(20)
  expect(claims.filter(({ level: claimed }) => claimed === 'not-applicable').map(({ criterion }) => criterion.num)).toEqual([...absence].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
})

test('audit.judgement: a typed list, each with its reason and its question, of criteria that are claimed', () => {
  const known = new Set(criteria.map(({ num }) => num))
  const judged = '1.1.1 1.3.1 1.3.2 1.3.3 1.4.1 1.4.5 1.4.11 2.1.1 2.4.2 2.4.3 2.4.4 2.4.6 2.4.9 2.4.10 2.5.1 2.5.3 2.5.7 3.1.2 3.1.4 3.2.4 3.3.1 3.3.2 3.3.3 3.3.4 4.1.2 4.1.3'
  expect(Object.keys(judgements).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))).toEqual(judged.split(' '))
  expect(Object.entries(judgements).filter(([num, { why, question }]) => !known.has(num) || why.length < 30 || !question.endsWith('?'))).toEqual([])
})
