import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { merge } from './merge.ts'
import { earl, slugOf } from './reports/earl.ts'
import { junit } from './reports/junit.ts'
import { openAcrYaml } from './reports/openacr.ts'
import { sarif } from './reports/sarif.ts'
import { readCriteria } from './criteria.ts'
import { site } from '../../site.ts'
import { finding, resultWith, testOf } from './sample-result.ts'

const PACKAGE = 'node_modules/@openacr/openacr'
const rows = merge([finding()])
const criteria = readCriteria(site.specification.criteria)
const result = resultWith([testOf('criteria.1.4.10'), testOf('criteria.2.1.4', 'failed')], { violations: rows, reviews: merge([finding({ criteria: ['1.1.1'], kind: 'review' })]) }, criteria)

interface Assertion {
  subject: { '@id': string }
  test: { '@id': string }
  result: { outcome: { '@id': string } }
}
interface Evaluation {
  '@context': Record<string, unknown>
  '@type': string
  'selectSample': Record<'structuredSample' | 'randomSample', { '@id': string }[]>
  'auditSample': Assertion[]
}

test('audit.earl: each criterion on each page of the sample, by the same ids', () => {
  const { selectSample, auditSample, ...evaluation } = JSON.parse(JSON.stringify(earl(result))) as Evaluation
  expect(evaluation['@type']).toBe('Evaluation')
  const pages = [...selectSample.structuredSample, ...selectSample.randomSample].map((page) => page['@id'])
  expect(pages).toEqual(['https://a.example/news', 'https://a.example/'])
  expect(auditSample).toHaveLength(pages.length * criteria.length)
  expect(auditSample.filter(({ subject }) => !pages.includes(subject['@id']))).toEqual([])
})

test('audit.earl: outcomes are objects with an id, tests are places of the Recommendation', () => {
  const { auditSample, '@context': context } = JSON.parse(JSON.stringify(earl(result))) as Evaluation
  expect(auditSample.filter((one) => !/^earl:(passed|failed|cantTell|inapplicable|untested)$/.test(one.result.outcome['@id']))).toEqual([])
  expect(auditSample.filter((one) => !/^WCAG:[a-z-]+$/.test(one.test['@id']))).toEqual([])
  const outcome = (slug: string, page: string) => auditSample.find((one) => one.test['@id'] === `WCAG:${slug}` && one.subject['@id'] === `https://a.example${page}`)?.result.outcome['@id']
  expect(['reflow', 'contrast-minimum', 'character-key-shortcuts', 'non-text-content', 'error-prevention-legal-financial-data'].map((slug) => outcome(slug, '/news'))).toEqual(['earl:passed', 'earl:failed', 'earl:failed', 'earl:cantTell', 'earl:inapplicable'])
  expect([context.earl, context.WCAG, slugOf('Name, Role, Value')]).toEqual(['http://www.w3.org/ns/earl#', 'http://www.w3.org/TR/WCAG/#', 'name-role-value'])
})

interface Acr {
  chapters: Record<string, { criteria: { num: string; components: { name: string; adherence: { level: string } }[] }[] }>
}
interface Catalog {
  terms: { id: string }[]
  chapters: { id: string; criteria: { id: string; components: string[] }[] }[]
}

test('audit.openacr: fits the schema of the package', () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(`${PACKAGE}/schema/openacr-0.1.0.json`, 'utf8')) as object)
  const report: unknown = parse(openAcrYaml(result))
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...(report as object), product: {} })).toBe(false)
})

test('audit.openacr: fits the catalogue, but for what WCAG 2.2 added', () => {
  const { chapters } = parse(openAcrYaml(result)) as Acr
  const catalog = parse(readFileSync(`${PACKAGE}/catalog/2.4-edition-wcag-2.1-en.yaml`, 'utf8')) as Catalog
  const found = Object.entries(chapters).flatMap(([chapter, { criteria }]) => criteria.map((criterion) => ({ chapter, ...criterion })))
  const terms = new Set(catalog.terms.map(({ id }) => id))
  expect(found.filter(({ components }) => !terms.has(components[0]!.adherence.level))).toEqual([])
  const isKnown = (chapter: string, num: string) => catalog.chapters.some(({ id, criteria }) => id === chapter && criteria.some((one) => one.id === num && one.components.includes('web')))
  expect(found.filter(({ chapter, num }) => !isKnown(chapter, num)).map(({ num }) => num)).toEqual(['3.2.6', '3.3.7', '2.4.11', '2.5.7', '2.5.8', '3.3.8', '2.4.12', '2.4.13'])
})

test('audit.sarif: one error per violation, one note per question, at its page', () => {
  const { version, runs } = JSON.parse(JSON.stringify(sarif(result))) as { version: string; runs: { tool: { driver: { rules: { id: string }[] } }; results: { ruleId: string; level: string; message: { text: string }; locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[] }
  expect([version, runs.length]).toEqual(['2.1.0', 1])
  expect(runs[0]!.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([['axe:contrast', 'error'], ['axe:contrast', 'note']])
  expect(runs[0]!.results[0]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe('https://a.example/news')
  expect(runs[0]!.tool.driver.rules).toEqual([{ id: 'axe:contrast' }])
})

test('audit.junit: well-formed, each test once, failures escaped', () => {
  const xml = new DOMParser().parseFromString(junit(result), 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect([...xml.querySelectorAll('testcase')].map((one) => one.getAttribute('name'))).toEqual(result.tests.map(({ title }) => title))
  expect([...xml.querySelectorAll('failure')].map((one) => one.textContent)).toEqual(['Error: <b> & "c"'])
  expect(xml.querySelector('testsuite')?.getAttribute('failures')).toBe('1')
})
