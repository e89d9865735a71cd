import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import type { Contract } from './contract.ts'
import { readCriteria } from './criteria.ts'
import { nameOf as contractName } from './known-issues.ts'
import { claimsOf } from './levels.ts'
import { merge } from './merge.ts'
import { questionsOf } from './questions.ts'
import { claimsSummary } from './reports/claims-summary.ts'
import { earl, slugOf } from './reports/earl.ts'
import { type openAcr, openAcrYaml } from './reports/openacr.ts'
import { misfits } from './reports/misfits.ts'
import { sarif } from './reports/sarif.ts'
import { answerOf, finding, resultWith, testOf } from './sample-result.ts'
import catalog from './schemas/openacr-2.2.json' with { type: 'json' }
import { writeReports } from './reports/write-reports.ts'
import { site } from '../../site.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

const criteria = readCriteria(site.specification.criteria)

const json = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object
const rows = merge([finding()])
const result = resultWith([testOf('criteria.1.4.10'), testOf('criteria.2.1.4', 'failed')], { violations: rows, reviews: merge([finding({ criteria: ['1.1.1'], kind: 'review' })]) }, criteria)
const answers = questionsOf(result).filter(({ criterion }) => criterion === '2.4.6').map((question) => answerOf(question))

const decision: Contract = { rule: 'axe:width', selector: 'nav a', criterion: '1.4.10', pages: ['*'], reason: 'It scrolls inside its own box.', provedBy: 'criteria.1.4.10', by: { party: 'A site' }, decided: '2026-11-21', expires: '2027-05-21' }

const evaluation = (of = result) => JSON.parse(JSON.stringify(earl(of))) as ReturnType<typeof earl>

test('audit.earl: fits its schema; an address of this machine, an untyped date, an outcome as text or a mode without a test do not', () => {
  const isValid = (read: unknown) => misfits('earl.jsonld', JSON.stringify(read)).length === 0
  expect(misfits('earl.jsonld', JSON.stringify(earl({ ...result, answers })))).toEqual([])
  const text = JSON.stringify(evaluation())
  const wrong = [text.replaceAll('https://a.example/', 'http://127.0.0.1:4280/'), text.replace('http://www.w3.org/2001/XMLSchema#dateTime', 'x'), text.replace('{"@id":"earl:failed"}', '"earl:failed"'), text.replace('"earl:untested"', '"earl:passed"')]
  expect(wrong.map((one) => [one === text, isValid(JSON.parse(one))])).toEqual(wrong.map(() => [false, false]))
})

test('audit.earl: each criterion on each page of the sample, with the outcome, mode and assertor of its verdict', () => {
  const { auditSample, selectSample } = evaluation({ ...result, answers })
  const claims = claimsOf({ ...result, answers })
  expect(auditSample).toHaveLength(result.pages.length * criteria.length)
  expect([...selectSample.structuredSample, ...selectSample.randomSample].map((page) => page['@id'])).toEqual(['https://a.example/news', 'https://a.example/'])
  const wrong = claims.flatMap(({ criterion, verdicts }) =>
    verdicts.filter(({ path, outcome, mode, assertedBy }) => {
      const one = auditSample.find(({ subject, test: of }) => subject['@id'] === `https://a.example${path}` && of['@id'] === `WCAG:${slugOf(criterion.name)}`)!
      const untested = outcome === 'untested'
      return one.result.outcome['@id'] !== `earl:${outcome}` || one.mode !== (untested ? undefined : `earl:${mode}`) || (!untested && assertedBy.length > 0 && one.assertedBy.title !== assertedBy.map(({ name }) => name).join('\n'))
    }),
  )
  expect(wrong).toEqual([])
  expect(new Set(auditSample.map((one) => one.result.outcome['@id']))).toEqual(new Set(['earl:passed', 'earl:failed', 'earl:cantTell', 'earl:inapplicable', 'earl:untested']))
})

test('audit.earl: an assertion has one assertor, and of several each is told by itself: a program, a person, a party', () => {
  const decided = { ...result, answers: answers.slice(0, 1), contracts: [decision], cells: result.cells.map((one) => ({ ...one, used: [contractName(decision)] })) }
  const { auditSample } = evaluation(decided)
  const of = (name: string) => auditSample.find(({ subject, test: { '@id': id } }) => subject['@id'] === 'https://a.example/news' && id === `WCAG:${name}`)!.assertedBy
  const kinds = (assertor: ReturnType<typeof of>) => [assertor['@type'], 'member' in assertor ? assertor.member.map((one) => one['@type'][1]) : undefined]
  expect(kinds(of('character-key-shortcuts'))).toEqual([['Assertor', 'Software'], undefined])
  expect(kinds(of('headings-and-labels'))).toEqual([['Assertor', 'Person'], undefined])
  expect(kinds(of('reflow'))).toEqual([['Assertor', 'Group'], ['Software', 'Organization']])
  const ids = auditSample.flatMap(({ assertedBy }) => [assertedBy, ...('member' in assertedBy ? assertedBy.member : [])].map((one) => `${one['@id']} ${one.title}`))
  expect(new Set(ids).size).toBe(new Set(ids.map((one) => one.split(' ')[0])).size)
})

test('audit.earl: a path with a colon in it is one of the site', () => {
  const odd = { ...result, parts: { ...result.parts, '/Help:Contents': result.parts['/']! }, sample: { structured: ['/Help:Contents'], random: [] }, cells: result.cells.map((one) => ({ ...one, cell: { ...one.cell, path: '/Help:Contents' } })) }
  expect(evaluation(odd).selectSample.structuredSample.map((page) => page['@id'])).toEqual(['https://a.example/Help:Contents'])
  const [run] = sarif(odd).runs
  expect(run!.results.map(({ properties, locations }) => [properties.address, locations[0]!.physicalLocation.artifactLocation.uri])[0]).toEqual(['https://a.example/Help:Contents', 'Help%3AContents/index.html'])
})

const acr = parse(openAcrYaml(result)) as ReturnType<typeof openAcr>

test('audit.openacr: the report and its catalogue fit the schemas of OpenACR', () => {
  expect(misfits('openacr.yaml', openAcrYaml(result))).toEqual([])
  expect(misfits('openacr.yaml', openAcrYaml(result).replace(/^product:\n {2}name:.*/m, 'product:'))).toEqual([expect.stringMatching(/^openacr\.yaml does not fit its schema: \/product: /)])
  expect(new Ajv({ strict: false, validateFormats: false }).compile(json('e2e/harness/audit/schemas/openacr-catalog-0.1.0.json'))(catalog)).toBe(true)
})

test('audit.openacr: each criterion of the catalogue in its chapter, each level a term, «not evaluated» at AAA only', () => {
  const numbers = (of: { id?: string; num?: string }[]) => of.map(({ id, num }) => id ?? num)
  expect(Object.entries(acr.chapters).map(([id, { criteria }]) => [id, numbers(criteria)])).toEqual(catalog.chapters.map(({ id, criteria }) => [id, numbers(criteria)]))
  const names = new Map(catalog.chapters.flatMap(({ criteria }) => criteria.map(({ id, handle }) => [id, handle.toLowerCase()])))
  expect(criteria.filter(({ num, name }) => names.get(num) !== name.toLowerCase())).toEqual([])
  const levels = (chapter: string) => acr.chapters[chapter]!.criteria.flatMap(({ components }) => components[0]!.adherence?.level ?? [])
  const terms = new Set(catalog.terms.map(({ id }) => id))
  expect(Object.keys(acr.chapters).flatMap(levels).filter((level) => !terms.has(level))).toEqual([])
  expect([...levels('success_criteria_level_a'), ...levels('success_criteria_level_aa')]).not.toContain('not-evaluated')
  expect(levels('success_criteria_level_aaa')).toContain('not-evaluated')
  expect([acr.title.endsWith('(draft)'), acr.chapters.success_criteria_level_a!.notes]).toEqual([true, expect.stringMatching(/Not evaluated yet, so without a level: 1\.1\.1 \(EN 301 549 V3\.2\.1, 9\.1\.1\.1\), /)])
})

test('audit.openacr: a level, the clause of EN 301 549, and the pages that it was judged on', () => {
  const of = (num: string) => acr.chapters.success_criteria_level_aa!.criteria.find((one) => one.num === num)!.components[0]!.adherence
  expect(of('1.4.10')).toEqual({ level: 'supports', notes: 'EN 301 549 V3.2.1, 9.1.4.10. Of 2 pages: 2 passed. 1 check in a browser. [What was seen](index.html#seen-1-4-10).' })
})

test('audit.sarif: fits SARIF 2.1.0; one error per violation and per fault of an own check, one note per question, at a relative address, with the help of its rule', () => {
  const report = JSON.parse(JSON.stringify(sarif(result))) as ReturnType<typeof sarif>
  expect(misfits('audit.sarif', JSON.stringify(report))).toEqual([])
  expect(misfits('audit.sarif', JSON.stringify({ ...report, version: '2.0' }))).toEqual([expect.stringMatching(/^audit\.sarif does not fit its schema: \/version: /)])
  const [run] = report.runs
  expect(run!.results.map(({ ruleId, ruleIndex, level, locations }) => [ruleId, ruleIndex, level, locations[0]!.physicalLocation.artifactLocation.uri])).toEqual([['axe:contrast', 0, 'error', 'news/index.html'], ['axe:contrast', 0, 'note', 'news/index.html'], ['check:criteria.2.1.4', 1, 'error', 'news/index.html']])
  expect(run!.tool.driver.rules.map(({ id, helpUri, help }) => [id, helpUri, help.text.includes('WCAG 1.4.3')])).toEqual([['axe:contrast', 'https://dequeuniversity.com/rules/axe/4.14/contrast', true], ['check:criteria.2.1.4', expect.stringContaining('/character-key-shortcuts.html') as string, false]])
})

test('audit.sarif: where no page is, the file that says so', () => {
  const missing = { ...result, parts: { ...result.parts, '/gone': result.parts['/']! }, cells: result.cells.map((one) => ({ ...one, cell: { ...one.cell, path: '/gone', state: '404' } })) }
  expect(sarif(missing).runs[0]!.results.map(({ locations, properties }) => `${locations[0]!.physicalLocation.artifactLocation.uri} ${properties.address}`)[0]).toBe('404.html https://a.example/gone')
})

test('audit.fits: a run writes its reports, and says in each that tells what holds which of them does not fit', () => {
  const folder = temporaryFolder('reports-', { 'junit.xml': '<testsuites tests="0" failures="0"><testsuite name="a" tests="0"/></testsuites>' })
  const line = 'junit.xml does not fit its schema: testsuite: expected failures'
  expect(writeReports({ ...result, broken: ['before'] }, false, folder)).toMatchObject({ reports: 4, result: { broken: ['before', line] } })
  expect((JSON.parse(readFileSync(`${folder}/result.json`, 'utf8')) as typeof result).broken).toEqual(['before', line])
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toContain(`<li>${line}</li>`)
})

test('audit.summary: a run adds it to the page of its job', () => {
  const folder = temporaryFolder('reports-', { 'junit.xml': '<testsuites tests="0" failures="0"/>', 'job.md': '' })
  vi.stubEnv('GITHUB_STEP_SUMMARY', `${folder}/job.md`)
  const written = writeReports(result, false, folder)
  vi.unstubAllEnvs()
  expect(readFileSync(`${folder}/job.md`, 'utf8')).toBe(claimsSummary(written.result))
})

test('audit.fits: an address without a name, which a tool that reads EARL refuses, is a limit; what else does not fit is told beside it', () => {
  const folder = temporaryFolder('reports-', { 'junit.xml': '<testsuites tests="0" failures="0"/>' })
  const site = { ...result.site, url: 'http://127.0.0.1:4480/' }
  const written = (found: typeof result) => writeReports(found, false, folder).result
  expect(written({ ...result, site }).broken).toEqual(written(result).broken)
  expect(written({ ...result, site }).limits).toEqual([...result.limits, expect.stringContaining('an address without a name')])
  expect(written({ ...result, site, date: '2026-11-27' }).broken).toEqual(written({ ...result, date: '2026-11-27' }).broken)
  expect(written({ ...result, date: '2026-11-27' }).broken).not.toEqual([])
})
