import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { type Answer, readAnswers } from './answers.ts'
import { readCriteria } from './criteria.ts'
import { claimOf } from './levels.ts'
import { merge } from './merge.ts'
import { questionsOf } from './questions.ts'
import { isReplaced } from './reports/answers-script.ts'
import { questionsPart } from './reports/questions-part.ts'
import { answerOf, finding, resultWith, testOf } from './sample-result.ts'
import { site } from '../../site.ts'
import { temporaryFolder, writeFiles } from '../../../spec/support/temporary-folder.ts'

const criteria = readCriteria(site.specification.criteria)

const json = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object
const isValid = new Ajv().compile(json('e2e/harness/audit/schemas/human-answers.json'))
const result = resultWith([testOf('criteria.2.4.4')], {}, criteria)
const own = questionsOf(result).filter(({ criterion }) => criterion === '2.4.4')
const links = criteria.find(({ num }) => num === '2.4.4')!
const levelWith = (answers: Answer[], changed = result) => claimOf(links, { ...changed, answers }).level

test('audit.questions: of what is judged alone', () => {
  expect([...new Set(questionsOf({ ...result, criteria: [links] }).map(({ criterion }) => criterion))]).toEqual(['2.4.4'])
})

test('audit.questions: of each page, and once of what stands around all', () => {
  expect(own.map(({ part, where }) => [part, where.map(({ page }) => page)])).toEqual([['main', ['/news']], ['frame', ['/news', '/']], ['main', ['/']]])
  expect(questionsOf(result).filter(({ criterion }) => criterion === '3.3.1').map(({ state, where }) => [state, where[0]!.page])).toEqual([['form invalid', '/']])
})

test('audit.questions: what an engine asks of one element is asked once, of best practice nothing', () => {
  const cells = [1, 2].map((at) => ({ ...result.cells[0]!, picture: `pictures/${at}.jpg`, reviews: merge([finding({ kind: 'review' }), finding({ kind: 'review', criteria: [] })]) }))
  const asked = questionsOf({ ...result, cells }).filter(({ question }) => question !== 'criterion')
  expect(asked.map(({ criterion, question, where }) => [criterion, question, where.length])).toEqual([['1.4.3', 'axe:contrast', 2]])
})

test('audit.questions: what is said of a whole page, or of nothing but a tag, is asked on each page, and in other words again', () => {
  const asked = (changed: object) =>
    questionsOf({ ...result, cells: ['/news', '/'].map((path) => ({ ...result.cells[0]!, cell: { ...result.cells[0]!.cell, path }, reviews: merge([finding({ kind: 'review', ...changed })]) })) }).filter(({ question }) => question !== 'criterion')
  const places = [{ html: '<p id="a">' }, { html: '<script>' }, { element: '/html[1]', html: 'a title' }].map((changed) => asked(changed).map(({ where }) => where.length))
  expect(places).toEqual([[2], [1, 1], [1, 1]])
  expect(asked({ html: '<script>' })[0]!.hash).not.toBe(asked({ html: '<script>', message: 'other' })[0]!.hash)
})

test('audit.answered: who judged the page as it opens has not judged what an engine asks of an open dialog', () => {
  const found = (state: string) => ({ cell: { ...result.cells[0]!.cell, state }, reviews: merge([finding({ kind: 'review', criteria: ['2.4.4'] })]) })
  const levels = ['plain', 'dialog open'].map((state) => levelWith(own.map((question) => answerOf(question)), { ...result, cells: [{ ...result.cells[0]!, ...found(state) }] }))
  expect(levels).toEqual(['supports', 'not-evaluated'])
})

test('audit.form: an answer takes the place of one about the same element, or of the page as it was', () => {
  const before = { ...answerOf(own[0]!) }
  const other = { ...before, hash: '0'.repeat(16) }
  const element = { ...before, part: 'element' }
  expect([isReplaced(before, [other]), isReplaced(before, [{ ...other, page: '/x' }])]).toEqual([true, false])
  expect([isReplaced(element, [element]), isReplaced(element, [{ ...element, hash: other.hash }])]).toEqual([true, false])
})

test('audit.answered: every question of a criterion answered, it is judged; one «no» fails it', () => {
  const answers = own.map((question) => answerOf(question))
  expect(levelWith(answers)).toBe('supports')
  expect(levelWith(answers.slice(1))).toBe('not-evaluated')
  expect(levelWith([answerOf(own[0]!, 'failed'), ...answers.slice(1)])).toBe('partially-supports')
  expect(levelWith(own.map((question) => answerOf(question, 'inapplicable')))).toBe('not-applicable')
})

test('audit.answers: the file that is committed fits its schema; what lacks a name or a version does not', () => {
  expect(isValid(json(site.specification.answers)), JSON.stringify(isValid.errors)).toBe(true)
  const answer = answerOf(own[0]!)
  expect(isValid({ answers: [answer] }), JSON.stringify(isValid.errors)).toBe(true)
  expect([{ ...answer, name: '' }, { ...answer, tool: 'Firefox' }, { ...answer, answer: 'failed', note: '' }, { ...answer, hash: 'x' }].filter((one) => isValid({ answers: [one] }))).toEqual([])
  const folder = temporaryFolder('answers')
  writeFiles(folder, { 'answers.json': JSON.stringify({ answers: [{ ...answer, name: '' }] }) })
  expect(() => readAnswers(`${folder}/answers.json`)).toThrow(/answers\.json\/answers\/0\/name: /)
})

test.each([
  ['date', '2026-99-99', 'expected a day of the calendar, found «2026-99-99»'],
  ['date', '2026-02-30', 'expected a day of the calendar, found «2026-02-30»'],
  ['expires', '2027-02-29', 'expected a day from 2026-11-21 to 2028-11-20, found «2027-02-29»'],
  ['expires', '2026-11-20', 'found «2026-11-20»'],
  ['expires', '2028-11-21', 'found «2028-11-21»'],
  ['expires', '2028-11-20', undefined],
])('audit.answers: days of the calendar, and no more than two years: %s %s', (field, day, problem) => {
  const answer = { ...answerOf(own[0]!), [field]: day }
  const folder = temporaryFolder('days', { 'answers.json': JSON.stringify({ answers: [answer] }) })
  const read = () => readAnswers(`${folder}/answers.json`)
  if (problem) expect(read).toThrow(`answers.json/answers/0/${field}: ${problem.startsWith('found') ? `expected a day from 2026-11-21 to 2028-11-20, ${problem}` : problem}`)
  else expect(read()).toEqual([answer])
})

test('audit.answers: the form takes what the file may hold', () => {
  const form = questionsPart(own, [], '2026-11-20', [])
  expect(form).toContain('<input name="expires" type="date" required min="2026-11-21" max="2028-11-20">')
  expect(questionsPart(own, [], '2028-02-29', [])).toContain('min="2028-03-01" max="2030-03-01"')
  const [, pattern] = /name="tool" required pattern="([^"]+)"/.exec(form)!
  expect(['Firefox 150', 'Firefox', '150'].map((tool) => new RegExp(`^(?:${pattern})$`, 'v').test(tool))).toEqual([true, false, false])
})
