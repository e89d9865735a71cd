/** Small results of the audit, to try its rules and its reports on. */
import type { Criterion } from './criteria.ts'
import type { Finding } from './finding.ts'
import type { AuditResult, CellResult, TestResult } from './result.ts'

export const finding = (changed: Partial<Finding> = {}): Finding => ({ engine: 'axe', rule: 'contrast', criteria: ['1.4.3'], element: '/html[1]/body[1]', html: '<body>', message: 'too pale', kind: 'violation', ...changed })

export const testOf = (id: string, status: TestResult['status'] = 'passed'): TestResult => ({ ids: [id], title: `${id}: of /news`, file: 'e2e/audit/x.probe.ts', status, errors: status === 'failed' ? ['Error: <b> & "c"'] : [], ms: 1200 })

const cell: CellResult = { cell: { path: '/news', media: 'light', viewport: '390x844', mode: 'plain', state: 'plain' }, violations: [], reviews: [], disputed: [], used: [], picture: 'pictures/x.jpg' }

export const resultWith = (tests: TestResult[], found: Partial<CellResult> = {}, criteria: Criterion[] = []): AuditResult => ({
  site: { name: 'A site', url: 'https://a.example', email: 'a@a.example' },
  address: 'https://a.example/', date: '2026-11-21T10:00:00.000Z', engines: { 'axe-core': '4.14.1' },
  sample: { structured: ['/news'], random: ['/'] }, criteria, notApplicable: {}, cells: [{ ...cell, ...found }], tests, contracts: [], broken: [],
})
