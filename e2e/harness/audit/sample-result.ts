/** Small results of the audit, to try its rules and its reports on. */
import type { Answer, Question } from './answers.ts'
import type { Visit } from './evidence.ts'
import type { Criterion } from './criteria.ts'
import type { Finding } from './finding.ts'
import type { Cell } from './matrix.ts'
import type { AuditResult, CellResult, TestResult } from './result.ts'

export const finding = (changed: Partial<Finding> = {}): Finding => ({ engine: 'axe', rule: 'contrast', criteria: ['1.4.3'], element: '/html[1]/body[1]', html: '<body>', message: 'too pale', kind: 'violation', ...changed })

export const visit = (path: string, changed: Partial<Visit> = {}): Visit => ({ path, how: 'opened', viewport: '1280x800', media: 'light', state: 'plain', at: '2026-11-21T09:59:00.000Z', errors: [], ...changed })

const fault = 'Error: <b> & "c"\n\nexpect(received).toBe(expected)'

/** Of two pages; a failed one fails on /news. */
export const testOf = (id: string, status: TestResult['status'] = 'passed', visits?: Visit[]): TestResult => ({ ids: [id], title: `${id}: of both`, file: 'e2e/x.probe.ts', status, errors: status === 'failed' ? [fault] : [], ms: 1200, visits: visits ?? [visit('/news', { errors: status === 'failed' ? [fault] : [] }), visit('/')] })

/** A page as most readers meet it in the hand. */
export const plain: Cell = { path: '/', media: 'light', viewport: '390x844', mode: 'plain', state: 'plain' }

const cell: CellResult = { cell: { ...plain, path: '/news' }, by: 'engines', at: '2026-11-21T09:58:00.000Z', violations: [], reviews: [], disputed: [], used: [], met: [], picture: 'pictures/x.jpg', browser: 'chromium 150.0.1', field: false }
const facts = { field: false, states: [] as string[] }

export const resultWith = (tests: TestResult[], found: Partial<CellResult> = {}, criteria: Criterion[] = []): AuditResult => ({
  site: { name: 'A site', url: 'https://a.example', email: 'a@a.example' },
  address: 'http://127.0.0.1:4280/', date: '2026-11-21T10:00:00.000Z', engines: { 'axe-core': '4.14.1' }, browser: 'chromium 150.0.1', sources: 'commit 0123456789ab',
  sample: { structured: ['/news'], random: ['/'] }, pages: ['/news', '/'], facts: { '/news': facts, '/': { field: true, states: ['form invalid'] } },
  parts: { '/news': { main: 'a'.repeat(16), frame: 'f'.repeat(16), code: 'c'.repeat(16) }, '/': { main: 'b'.repeat(16), frame: 'f'.repeat(16), code: 'c'.repeat(16) } },
  criteria, hasOwnProbes: true, limits: [], notApplicable: {}, shown: { 'form invalid': 'errors' }, cells: [{ ...cell, ...found }], lost: [], tests, answers: [], contracts: [], broken: [],
})

export const answerOf = ({ criterion, question, part, hash, state, where }: Question, answer: Answer['answer'] = 'passed'): Answer => ({ criterion, question, part, hash, state, page: where[0]!.page, answer, note: 'Read from top to bottom.', name: 'Anna Rossi', role: 'auditor', tool: 'Firefox 150', assistiveTechnology: 'NVDA 2026.3', date: '2026-11-20', expires: '2027-05-20' })
