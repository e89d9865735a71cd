import siteimprove from '@siteimprove/alfa-rules'
import axeCore from 'axe-core'
import type { Page } from 'playwright/test'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { type Case, readSuite } from './cases.ts'
import { type Check, violation } from './check.ts'
import { checks } from './checks/all.ts'
import { isAutocomplete } from './checks/autocomplete.ts'
import { canZoom, delayOf } from './checks/document-head.ts'
import { documentOf } from './document.ts'
import { implementationReport } from './earl.ts'
import { alfaRules, reported } from './engines/alfa.ts'
import { axeRules } from './engines/axe.ts'
import { ibmRules } from './engines/ibm.ts'
import { ownOutcome, ownRules } from './engines/own.ts'
import { consistencyOf, type Outcome } from './judge.ts'
import type { CaseResult } from './run.ts'
import { select, selection } from './selection.ts'
import { serveSuite } from './serve.ts'
import { isBetterTogether, rowsOf, tableOf } from './table.ts'
import { readTable } from '../../../spec/support/table.ts'
import { parseFlags } from '../command/flags.ts'
import { letThrough } from '../../../spec/support/service.ts'

const one: Case = { rule: '97a4e1', ruleName: 'Buttons', criteria: ['4.1.2'], expected: 'failed', title: 'Failed 1', id: 'a1', url: 'https://example.org/a1.html', code: '<button></button>', language: 'html' }
const result = (expected: Case['expected'], outcomes: CaseResult['outcomes'], changed: Partial<Case> = {}): CaseResult => {
  const { code: _, ...rest } = { ...one, ...changed, expected }
  return { ...rest, outcomes, errors: [] }
}
const file = (content: unknown) => `${temporaryFolder('act-', { 'cases.json': JSON.stringify(content) })}/cases.json`

test('act.cases: documents or addresses, or one line', () => {
  const { cases } = readSuite(file({ cases: [{ rule: '97a4e1', ruleName: 'Buttons', requirements: [{ id: 'wcag20:4.1.2', forConformance: true }], expected: 'failed', title: 'Failed 1', id: 'a1', language: 'html', code: '<button></button>' }] }))
  expect(cases).toEqual([{ ...one, url: 'https://www.w3.org/WAI/content-assets/wcag-act-rules/testcases/97a4e1/a1.html' }])
  const official = { ruleId: '97a4e1', ruleName: 'Buttons', ruleAccessibilityRequirements: { 'wcag20:4.1.2': { forConformance: true }, 'wcag20:1.3.1': {} }, expected: 'failed', testcaseId: 'a1', testcaseTitle: 'Failed 1', url: one.url }
  const { code: _, ...listed } = one
  expect(readSuite(file({ testcases: [official] })).cases).toEqual([listed])
  expect(() => readSuite('/nowhere.json')).toThrow('/nowhere.json: expected a JSON file of test cases, found ENOENT')
  expect(() => readSuite(file({ cases: {} }))).toThrow(/expected a list «cases» or «testcases», found «\{\}»/)
  expect(() => readSuite(file({ testcases: [{ ...official, expected: 'good' }] }))).toThrow(/case 1\.expected: expected passed, failed, inapplicable, found «"good"»/)
  expect(() => readSuite(file({ testcases: [{ ...official, ruleId: 7 }] }))).toThrow(/case 1: expected a text «rule» or «ruleId», found «7»/)
})

test('act.documents: a page of its own, served with what it loads', async () => {
  letThrough()
  expect(documentOf(one)).toMatch(/^<!DOCTYPE html>\n<html lang="en">[^]*<title>Failed 1<\/title>[^]*<button><\/button>/)
  expect(documentOf({ ...one, code: '<html lang="fr"></html>' })).toBe('<!DOCTYPE html>\n<html lang="fr"></html>')
  expect(documentOf({ ...one, language: 'svg', code: '<svg/>' })).toBe('<svg/>')
  const { addresses, close } = await serveSuite({ cases: [one, { ...one, id: 'b2', language: 'svg', code: '<svg/>' }], assets: { 'test-assets/a.js': 'one()' } })
  const answers = await Promise.all([addresses.get('a1')!, addresses.get('b2')!, new URL('/test-assets/a.js', addresses.get('a1')), new URL('/no', addresses.get('a1'))].map((address) => fetch(address)))
  expect(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)).toEqual(['200 text/html; charset=utf-8', '200 image/svg+xml; charset=utf-8', '200 text/javascript; charset=utf-8', '404 text/html; charset=utf-8'])
  expect(await answers[0]!.text()).toContain('<button></button>')
  close()
})

test('act.selection: whole rules, in as many parts as asked', () => {
  const suite = { cases: ['a', 'b', 'a', 'c'].map((rule) => ({ ...one, rule })), assets: {} }
  const read = (...args: string[]) => parseFlags('', selection, ['--cases', 'a.json', ...args])
  const part = (...args: string[]) => select(suite, read(...args)).cases.map(({ rule }) => rule)
  expect([part('--shard', '1/2'), part('--shard', '2/2')]).toEqual([['a', 'b', 'a'], ['c']])
  expect(() => read('--shard', '3/2')).toThrow('--shard: expected a part of several, as 1/4, found «3/2»')
  expect(() => read('--only', 'axe,wave')).toThrow('--only: expected one of ours, axe, ibm, alfa, found «wave»')
  expect(() => part('--rules', 'd')).toThrow('--rules: expected rules of the file, found «d»')
})

test('act.mapping: as each declares', () => {
  expect(axeRules('97a4e1')).toContain('button-name')
  expect(ibmRules('97a4e1')).toEqual(['input_label_exists'])
  expect(alfaRules('97a4e1')).toEqual(['https://alfa.siteimprove.com/rules/sia-r12'])
  // Of those that were reported three are younger than the package.
  const younger = new Set(['c4a8a4', 'b49b2e', 'ucwvc8'])
  for (const [act, number] of Object.entries(reported)) expect(alfaRules(act), act).toEqual(younger.has(act) ? [] : [`https://alfa.siteimprove.com/rules/sia-r${number}`])
  expect(ownRules('afw4f7')).toEqual(['contrast as painted'])
  expect([axeRules, ibmRules, alfaRules, ownRules].map((rules) => rules('000000'))).toEqual([[], [], [], []])
})

test('act.mapping: the rules of Alfa and of axe for one ACT rule test one criterion', () => {
  // Nothing else in the packages tells whether a number that was reported is the right one: a criterion that both name.
  const ofAlfa = (act: string) => [...siteimprove].filter(({ uri }) => alfaRules(act).includes(uri)).flatMap(({ requirements }) => [...requirements].flatMap((one) => ('chapter' in one ? [String(one.chapter)] : [])))
  const tagged = axeCore.getRules()
  const ofAxe = (act: string) => tagged.filter(({ ruleId }) => axeRules(act).includes(ruleId)).flatMap(({ tags }) => tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []))
  const pairs = Object.keys(reported).map((act) => ({ act, alfa: new Set(ofAlfa(act)), axe: new Set(ofAxe(act)) })).filter(({ alfa, axe }) => alfa.size > 0 && axe.size > 0)
  expect(pairs.length).toBeGreaterThan(30)
  // Of a role that there is not each names another.
  expect(pairs.filter(({ alfa, axe }) => [...alfa].every((num) => !axe.has(num))).map(({ act }) => act)).toEqual(['674b10'])
})

test('act.covered: the table names each check and its rules, and each rule of the audit is in it', () => {
  const listed = (ids: string) => ids.split(' ').filter(Boolean).toSorted()
  const rows = readTable('act', 'Checks of ours').map(({ check, rules = '', asked = '' }) => [check, listed(rules), listed(asked === 'all' ? rules : asked)])
  expect(checks.map(({ name, rules, asks = [] }) => [name, rules.toSorted(), asks.toSorted()])).toEqual(rows)
})

test('act.covered: what is only asked fails no page', async () => {
  const strict: Check = { name: 'labels', rules: ['cc0f0a'], asks: ['cc0f0a'], check: () => Promise.resolve([violation('cc0f0a')('«Day» twice')]) }
  const outcome = (check: Check) => ownOutcome({} as Page, 'cc0f0a', [check])
  await expect(outcome(strict)).rejects.toThrow('labels: expected questions alone of cc0f0a, found a fault: «Day» twice')
  expect(await outcome({ ...strict, asks: [] })).toBe('failed')
})

test('act.judged: one false alarm outweighs all that was found', () => {
  const judge = (...pairs: [Case['expected'], Outcome | undefined][]) => consistencyOf(pairs.map(([expected, outcome]) => ({ expected, outcome })))
  expect(judge(['failed', 'failed'], ['passed', 'passed'], ['inapplicable', 'cantTell'])).toBe('consistent')
  expect(judge(['failed', 'failed'], ['failed', 'cantTell'], ['passed', 'passed'])).toBe('partial')
  expect(judge(['failed', 'failed'], ['inapplicable', 'failed'])).toBe('inconsistent')
  expect(judge(['failed', 'cantTell'], ['failed', 'error'], ['passed', 'passed'])).toBe('untested')
  expect(judge(['failed', undefined])).toBe('untested')
})

test('act.combined: two halves make a whole, without who was wrong', () => {
  const [row] = rowsOf([result('failed', { axe: 'failed', ours: 'passed', ibm: 'failed' }), result('failed', { axe: 'passed', ours: 'failed', ibm: 'failed' }), result('passed', { axe: 'passed', ours: 'cantTell', ibm: 'failed' })])
  expect(row).toMatchObject({ cases: 3, verdicts: { ours: 'partial', axe: 'partial', ibm: 'inconsistent', alfa: 'untested', combined: 'consistent', merged: 'inconsistent' }, wrong: { ibm: ['Failed 1'] } })
  expect(tableOf([row!])).toContain('| 97a4e1 | Buttons | 3 | partial | partial | inconsistent | – | consistent | inconsistent |')
  const halves = [result('failed', { axe: 'failed', ours: 'passed' }), result('failed', { axe: 'passed', ours: 'failed' })]
  expect([halves, [result('failed', { axe: 'failed' })]].map((cases) => isBetterTogether(rowsOf(cases)))).toEqual([true, false])
  // With every vote a false alarm spoils what is right without it.
  expect(isBetterTogether([row!])).toBe(false)
})

test('act.earl: test subjects with their assertions, none where there is no rule', () => {
  const report = implementationReport([result('failed', { axe: 'failed' }), result('failed', { ibm: 'failed' })], 'axe', { title: 'axe-core', version: '1', address: 'https://example.org/axe' })
  expect(report['@graph']).toHaveLength(1)
  expect(report['@graph'][0]).toMatchObject({ '@type': ['TestSubject', 'sch:WebPage'], 'source': one.url, 'assertions': [{ assertedBy: { '@id': 'https://example.org/axe', 'name': 'axe-core', 'release': { revision: '1' } }, result: { outcome: 'earl:failed' }, test: { title: expect.stringContaining('button-name') as string } }] })
})

test('act.head: as browsers read it', () => {
  expect(['5', ' 5; x', '5.9,x', '0', ';5', '-1', '5: x', '', '.9; x'].map(delayOf)).toEqual([5, 5, 5, 0, undefined, undefined, undefined, undefined, 0])
  expect(['width=device-width', 'user-scalable=no', 'maximum-scale=1.5', 'maximum-scale=2, user-scalable=yes', 'maximum-scale=-1', 'maximum-scale=yes', 'user-scalable=no;', 'user-scalable = no, minimal-ui'].map(canZoom)).toEqual([true, false, false, true, true, false, false, false])
  expect(['email', 'Section-a billing work EMAIL', 'work name', 'email webauthn', 'email email', 'mail'].map(isAutocomplete)).toEqual([true, true, false, true, false, false])
})
