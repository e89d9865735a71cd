import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../spec/support/temporary-folder.ts'
import type { Criterion } from '../criteria.ts'
import type { CellResult } from '../result.ts'
import { merge } from '../merge.ts'
import { finding, resultWith } from '../sample-result.ts'
import { barriers, GARDEN, LIBRARY, missed, wrongOf } from './barriers.ts'

const cellOf = (path: string, criterion: string, html: string, kind: 'violation' | 'review'): CellResult => {
  const rows = merge([finding({ criteria: [criterion], html, kind })])
  const [violations, reviews] = kind === 'violation' ? [rows, []] : [[], rows]
  const [looked] = resultWith([]).cells
  return { ...looked!, cell: { ...looked!.cell, path }, violations, reviews }
}
const markOf = (element: string) => (element.startsWith('#') ? `<p id="${element.slice(1)}">` : '<p>')
const all = (kind: (by: string) => 'violation' | 'review') => barriers.map(({ page, criterion, element, by }) => cellOf(page, criterion, markOf(element), kind(by)))

test('audit.made-up: thirty barriers, none twice, each where its page says', () => {
  expect([barriers.length, new Set(barriers.map(({ page, element, criterion }) => `${page} ${element} ${criterion}`)).size]).toEqual([30, 30])
  const textOf = (path: string) => readFileSync(`${import.meta.dirname}${path}`, 'utf8')
  expect(barriers.filter(({ page, element }) => !LIBRARY.includes(page) || !textOf(page).includes(element.startsWith('#') ? `id="${element.slice(1)}"` : `<${element}`))).toEqual([])
  expect(GARDEN.map((path) => textOf(path).length > 0)).not.toContain(false)
})

test('audit.made-up: a barrier is found, or asked about where a person is to find it', () => {
  expect(missed(barriers, all((by) => (by === 'person' ? 'review' : 'violation')))).toEqual([])
  const asked = missed(barriers, all(() => 'review'))
  expect(asked).toHaveLength(barriers.filter(({ by }) => by !== 'person').length)
  expect(missed(barriers, [])[0]).toBe('1.1.1 on /library/start.html: a picture without a text (#picture) is neither found nor asked about')
  expect(missed(barriers.slice(0, 1), [cellOf('/library/start.html', '1.1.1', '<img id="other">', 'violation')])).toHaveLength(1)
})

test('audit.made-up: a barrier passed over, a failure on the other site or a code that says otherwise is told', () => {
  const contrast: Criterion = { num: '1.4.3', level: 'AA', name: 'Contrast (Minimum)', coveredBy: ['axe'] }
  const library = (code = 1, cells = all((by) => (by === 'person' ? 'review' : 'violation'))) => ({ code, result: { ...resultWith([]), cells } })
  const garden = (code = 0, violations = merge([])) => ({ code, result: resultWith([], { violations }, [contrast]) })
  expect(wrongOf(library(), garden())).toEqual([])
  expect(wrongOf(library(1, []), garden())).toHaveLength(30)
  expect([wrongOf(library(0), garden()), wrongOf(library(), garden(1))]).toEqual([['library: expected exit code 1, found 0'], ['garden: expected exit code 0, found 1']])
  expect(wrongOf(library(), garden(0, merge([finding()])))).toEqual(['garden: 1.4.3 on /news: too pale <body>'])
})

test('audit.made-up: an audit that breaks off is not judged by an older result', () => {
  const result = JSON.stringify({ cells: [], criteria: [], pages: [], tests: [] })
  // An audit that has found something ends with the same code.
  const cwd = temporaryFolder('made-up-', { '.ci/audit.ts': 'process.exitCode = 1', 'reports/made-up/library/result.json': result, 'reports/made-up/garden/result.json': result })
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('.ci/audit-made-up.ts')], { cwd, encoding: 'utf8' })
  expect([status, stderr, stdout.includes('barriers')]).toEqual([1, '✗ library: the audit ended with code 1 and wrote no result\n', false])
})
