import { readFileSync } from 'node:fs'
import { Unusable } from '../command/unusable.ts'

export type Expected = 'passed' | 'failed' | 'inapplicable'

/** A small document, and what a rule must say of it. */
export interface Case {
  rule: string
  ruleName: string
  /** Criteria that a failed case breaks, «1.4.3». */
  criteria: string[]
  expected: Expected
  title: string
  id: string
  /** Where the document is published. */
  url: string
  /** The document itself, where the file holds it. */
  code?: string
  language: string
}

export interface Suite {
  cases: Case[]
  /** Texts that the documents load, by path. */
  assets: Record<string, string>
}

type Loose = Record<string, unknown>

const outcomes = ['passed', 'failed', 'inapplicable']
const published = 'https://www.w3.org/WAI/content-assets/wcag-act-rules/testcases'

const shown = (value: unknown): string => (value === undefined ? 'nothing' : `«${JSON.stringify(value).slice(0, 60)}»`)

function textOf(place: string, source: Loose, ...names: string[]): string {
  const value = names.map((name) => source[name]).find((one) => one !== undefined)
  if (typeof value !== 'string' || value === '') throw new Unusable(`${place}: expected a text «${names.join('» or «')}», found ${shown(value)}`)
  return value
}

/** Listed as `[{ id, forConformance }]`, or as an object by id. */
function criteriaOf(requirements: unknown): string[] {
  const rows = Array.isArray(requirements)
    ? (requirements as { id: string; forConformance?: boolean }[])
    : Object.entries((requirements ?? {}) as Record<string, { forConformance?: boolean }>).map(([id, { forConformance }]) => ({ id, forConformance }))
  return rows.filter(({ forConformance }) => forConformance).flatMap(({ id }) => /^wcag2\d:(\d\.\d+\.\d+)$/.exec(id)?.[1] ?? [])
}

function caseOf(place: string, source: Loose): Case {
  const rule = textOf(place, source, 'rule', 'ruleId')
  const id = textOf(place, source, 'id', 'testcaseId')
  const expected = textOf(place, source, 'expected')
  if (!outcomes.includes(expected)) throw new Unusable(`${place}.expected: expected ${outcomes.join(', ')}, found ${shown(expected)}`)
  const language = typeof source.language === 'string' ? source.language : 'html'
  return {
    rule,
    ruleName: textOf(place, source, 'ruleName'),
    criteria: criteriaOf(source.requirements ?? source.ruleAccessibilityRequirements),
    expected: expected as Expected,
    title: textOf(place, source, 'title', 'testcaseTitle'),
    id,
    url: typeof source.url === 'string' ? source.url : `${published}/${rule}/${id}.${language}`,
    ...(typeof source.code === 'string' ? { code: source.code } : {}),
    language,
  }
}

/** The public file lists addresses; one with the documents themselves needs no network. */
export function readSuite(file: string): Suite {
  let parsed: Loose
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8')) as Loose
  } catch (error) {
    throw new Unusable(`${file}: expected a JSON file of test cases, found ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`)
  }
  const rows = parsed?.cases ?? parsed?.testcases
  if (!Array.isArray(rows) || rows.length === 0) throw new Unusable(`${file}: expected a list «cases» or «testcases», found ${shown(rows)}`)
  const cases = rows.map((row: unknown, at) => caseOf(`${file}: case ${at + 1}`, (row ?? {}) as Loose))
  return { cases, assets: (parsed.assets ?? {}) as Record<string, string> }
}
