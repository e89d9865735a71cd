import { expect, test } from 'vitest'
import type { Criterion } from './criteria.ts'
import { type Contract, readKnownIssues } from './contract.ts'
import { brokenContracts, contractFor, holding, misplaced, unproved, usedFor, usesOf } from './known-issues.ts'
import type { Cell } from './matrix.ts'
import { codeOf } from './exit-code.ts'
import type { TestResult } from './result.ts'
import { readTests } from '../requirements/written-tests.ts'
import { site } from '../../site.ts'
import { about } from '../../../spec/support/about.ts'
import { finding, plain, resultWith, testOf, visit } from './sample-result.ts'
import { verdictOf } from './verdict.ts'
import { temporaryFolder, writeFiles } from '../../../spec/support/temporary-folder.ts'

const contract: Contract = { rule: 'axe:contrast', selector: 'body', criterion: '1.4.3', pages: ['/news'], states: ['plain'], reason: 'why', provedBy: 'criteria.1.4.3', by: { person: 'Anna Rossi' }, decided: '2026-11-21', expires: '2027-05-21' }

test('audit.contracts: one covers its rule, criterion, elements, pages and states, nothing else', () => {
  const here: Pick<Cell, 'path' | 'state'> = { path: '/news', state: 'plain' }
  const covers = (changed: object, criterion = '1.4.3', cell = here) => contractFor(finding(changed), criterion, [contract], [['/html[1]/body[1]']], cell) === contract
  expect([covers({}), covers({ rule: 'x' }), covers({ engine: 'ibm' }), covers({ element: '/html[1]' }), covers({}, '1.4.6')]).toEqual([true, false, false, false, false])
  expect([covers({}, '1.4.3', { ...here, path: '/' }), covers({}, '1.4.3', { ...here, state: 'menu open' })]).toEqual([false, false])
})

test('audit.proved: a contract holds where its test has been and found nothing', () => {
  const cells = resultWith([], { used: ['axe:contrast (1.4.3) on «body»'] }).cells
  const problems = (...visits: ReturnType<typeof visit>[]) => unproved([contract], cells, [testOf('criteria.1.4.3', 'passed', visits)])
  expect(problems(visit('/news'))).toEqual([])
  expect(problems(visit('/'))).toEqual(['axe:contrast (1.4.3) on «body»: criteria.1.4.3 has not looked at /news, plain'])
  expect(problems(visit('/news', { state: 'menu open' }))).toEqual(problems(visit('/')))
  expect(unproved([{ ...contract, provedIn: 'menu open' }], cells, [testOf('criteria.1.4.3', 'passed', [visit('/news', { state: 'menu open' })])])).toEqual([])
  expect(problems(visit('/news'), visit('/news', { errors: ['x'] }))).toEqual(['axe:contrast (1.4.3) on «body»: criteria.1.4.3 failed on /news, plain'])
  const { states: _, ...everywhere } = contract
  const opened = ['plain', 'hovered', 'menu open'].map((state) => ({ ...cells[0]!, cell: { ...cells[0]!.cell, state } }))
  const after = (...states: string[]) => unproved([everywhere], opened, [testOf('criteria.1.4.3', 'passed', states.map((state) => visit('/news', { state })))])
  expect([after('plain'), after('plain', 'menu open')]).toEqual([['axe:contrast (1.4.3) on «body»: criteria.1.4.3 has not looked at /news, menu open'], []])
})

test('audit.proved: where a contract was taken without its proof, its criterion is open', () => {
  const contrast: Criterion = { num: '1.4.3', level: 'AA', name: 'Contrast (Minimum)', coveredBy: ['axe'] }
  const judged = (tests: TestResult[]) => verdictOf(contrast, '/news', { ...resultWith(tests, { used: ['axe:contrast (1.4.3) on «body»'] }), contracts: [contract] })
  expect(judged([testOf('criteria.1.4.3')]).outcome).toBe('passed')
  const { outcome, reasons } = judged([testOf('criteria.1.4.3', 'passed', [visit('/')])])
  expect([outcome, reasons]).toEqual(['cantTell', ['axe:contrast (1.4.3) on «body»: criteria.1.4.3 has not looked at /news, plain']])
})

test('audit.contracts: one covers nothing before its first day, nor from its last on', () => {
  expect(['2026-11-20', '2026-11-21', '2027-05-20', '2027-05-21'].map((today) => holding([contract], today).length)).toEqual([0, 1, 1, 0])
})

test('audit.contracts: expired, not begun or idle, it fails', () => {
  const name = 'axe:contrast (1.4.3) on «body»'
  expect(brokenContracts([contract], [name], '2027-05-20')).toEqual([])
  expect(brokenContracts([contract], [], '2027-05-21')).toEqual([`${name}: expired on 2027-05-21`])
  expect(brokenContracts([contract], [], '2026-11-20')).toEqual([`${name}: decided on 2026-11-21, which has not come yet`])
  expect(brokenContracts([contract], [], '2026-12-01')).toEqual([`${name}: matches nothing any more`])
})

test('audit.contracts: one that matches nothing is told of a run of every look alone', () => {
  const idle = (only: string[] | undefined, quick: boolean) => brokenContracts([contract], usedFor([contract], resultWith([]).cells, { only, quick }), '2026-12-01').length
  expect([idle(undefined, false), idle(['/news'], false), idle(undefined, true)]).toEqual([1, 0, 0])
  expect(usedFor([contract], resultWith([], { used: ['another'] }).cells, { quick: false })).toEqual(['another'])
})

test('audit.contracts, audit.bound, audit.proved, audit.fits: a line about what does not hold makes the audit fail, as does a check that failed, and no check', () => {
  const code = (tests: TestResult[], ...broken: string[]) => codeOf({ tests, broken })
  about('audit.contracts, audit.bound, audit.proved, audit.fits', () => expect([code([testOf('criteria.1.4.3')]), code([testOf('criteria.1.4.3')], 'it matches nothing any more')]).toEqual([0, 1]))
  about('audit.proved', () => expect([code([testOf('criteria.1.4.3', 'failed')]), code([])]).toEqual([1, 1]))
})

test('audit.bound: each page that it names is one of the site, and holds one of its elements in one of its states', () => {
  const name = 'axe:contrast (1.4.3) on «body»'
  const looked = (state: string, met: string[], used: string[] = []) => ({ ...resultWith([]).cells[0]!, cell: { ...plain, path: '/news', state }, met, used })
  const problems = (changed: object, ...cells: ReturnType<typeof looked>[]) => misplaced([{ ...contract, ...changed }], cells, ['/', '/news'])
  expect([problems({}), problems({}, looked('plain', [name])), problems({}, looked('menu open', [])), problems({ pages: ['*'] }, looked('plain', []), looked('plain', [name]))]).toEqual([[], [], [], []])
  expect(problems({}, looked('plain', []))).toEqual([`${name}: names /news, where none of these elements is`])
  expect(problems({ pages: ['*'] }, looked('plain', []))).toEqual(problems({}, looked('plain', [])))
  expect(problems({ pages: ['/', '/old'] })).toEqual([`${name}: names /old, which is no page of the site`])
  expect([usesOf(contract, [looked('plain', [name], [name])]), usesOf(contract, [looked('plain', [name])]), usesOf(contract, [looked('menu open', [name])])]).toEqual([{ states: 1, idle: [] }, { states: 0, idle: ['/news'] }, { states: 0, idle: [] }])
})

test('audit.bound: a kind of pages is each page of it, one that nobody tells an error', () => {
  const folder = temporaryFolder('kinds', { 'known.json': JSON.stringify({ issues: [], decisions: [{ ...contract, reason: 'r'.repeat(30), pages: ['/', 'kind:story'] }] }) })
  const pages = { ofKind: { story: ['/a', '/b'] } }
  expect(readKnownIssues(`${folder}/known.json`, { pages }).decisions.map((one) => one.pages)).toEqual([['/', '/a', '/b']])
  expect(() => readKnownIssues(`${folder}/known.json`, {})).toThrow(/known\.json: pages: expected a kind of pages that the site tells, found «kind:story»/)
})

test('audit.contracts: each has a reason, a rule of an engine, pages, a test that proves it and two days in their order', () => {
  const { issues, decisions } = readKnownIssues(site.specification.decisions, site)
  const titles = new Set(readTests(['e2e'], /\.(probe|e2e)\.ts$/).flatMap(({ ids }) => ids))
  expect([...issues, ...decisions].filter(({ provedBy, decided, expires }) => !titles.has(provedBy) || decided >= expires)).toEqual([])
  const folder = temporaryFolder('decisions')
  for (const [field, value] of Object.entries({ rule: 'contrast', selector: 'p..x', pages: [], reason: 'why', decided: 'today', by: 'me', owner: 'me' })) {
    writeFiles(folder, { 'known.json': JSON.stringify({ issues: [], decisions: [{ ...decisions[0], [field]: value }] }) })
    expect(() => readKnownIssues(`${folder}/known.json`, {})).toThrow(new RegExp(`known\\.json: decisions\\.0\\.${field}`))
  }
  writeFiles(folder, { 'known.json': '{' })
  expect(() => readKnownIssues(`${folder}/known.json`, {})).toThrow(/known\.json: expected JSON/)
  expect([...issues, ...decisions].filter(({ selector }) => /(^|, )(\*|body|article div)/.test(selector))).toEqual([])
})

test('audit.contracts: what no browser understands as a selector is told before a page is opened', () => {
  const read = (selector: string) => {
    const folder = temporaryFolder('selectors', { 'known.json': JSON.stringify({ issues: [], decisions: [{ ...contract, reason: 'r'.repeat(30), selector }] }) })
    return readKnownIssues(`${folder}/known.json`, {}).decisions.length
  }
  expect([':document', 'nav:has(> picture) li > a', 'a[href^="/" i]', ':popover-open', 'li:nth-child(2 of .x)'].map(read)).toEqual([1, 1, 1, 1, 1])
  expect(() => read('a >')).toThrow(/known\.json: decisions\.0\.selector: expected a CSS selector, found "a >"/)
})

test('audit.known: the list is empty', () => {
  expect(readKnownIssues(site.specification.decisions, site).issues).toEqual([])
})
