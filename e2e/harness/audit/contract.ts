import * as v from 'valibot'
import { checked, fields, parseJson } from '../command/checked.ts'
import { isTaken } from '../command/is-taken.ts'
import { readNamed } from '../command/read-file.ts'
import { Unusable } from '../command/unusable.ts'
import { readFragment } from '../crawl/markup.ts'
import type { AuditSite } from '../site.ts'
import { words } from '../site-states.ts'

/** Whether a browser would understand it; alfa reports on the document itself as «:document». */
const isSelector = (selector: string): boolean => selector === ':document' || isTaken(() => readFragment('').querySelector(selector))

const day = v.pipe(v.string(), v.isoDate('a day, as «2026-11-21»'))

/** A dated contract about what an engine reports, with the test that proves what it says. */
const contract = fields({
  /** `engine:rule`. */
  rule: v.pipe(v.string(), v.regex(/^(?:axe|ibm|alfa):[\w-]+$/, 'a rule of axe, ibm or alfa, as «axe:color-contrast»')),
  /** CSS selector of the elements that it covers. */
  selector: v.pipe(words, v.check(isSelector, 'a CSS selector')),
  /** «1.4.8», or «best practice». */
  criterion: words,
  /** Paths, «kind:article» for each page of a kind that the site tells, or «every page of the sample» as «*». */
  pages: v.pipe(v.array(words), v.minLength(1, 'at least one page')),
  /** States of the matrix; each, if none is named. */
  states: v.exactOptional(v.array(words)),
  reason: v.pipe(v.string(), v.minLength(30, 'a reason of 30 letters at least')),
  /** Id of the test that looked at these pages, and would fail if the reason were not true. */
  provedBy: words,
  /** Where that test has looked at these elements, if in another state. */
  provedIn: v.exactOptional(words),
  /** Who decided: a person by name, or a party where no person stands for it. */
  by: v.union([fields({ person: words }), fields({ party: words })], 'a person or a party'),
  /** Days, ISO. It covers nothing before `decided`, nor from `expires` on. */
  decided: day,
  expires: day,
})
export type Contract = v.InferOutput<typeof contract>

const knownIssues = fields({
  /** Faults of the site that are known and not mended yet. */
  issues: v.array(contract),
  /** What a person judged: the engine is wrong here, and a test shows it. */
  decisions: v.array(contract),
})

/**
 * The brand's name is a value: paths are written without it. Each page of a kind takes the place of the kind. A field that is wrong is an error
 * that names file, field, what was expected and what was found.
 */
export function readKnownIssues(file: string, { fill = (text) => text, pages: told }: Pick<AuditSite, 'fill' | 'pages'>): v.InferOutput<typeof knownIssues> {
  const { issues, decisions } = checked(file, knownIssues, parseJson(file, fill(readNamed('specification.decisions', 'a file of decisions', file))))
  const pagesOf = (page: string): string[] => {
    const kind = /^kind:(.*)/.exec(page)?.[1]
    const pages = kind === undefined ? [page] : told?.ofKind?.[kind]
    if (!pages) throw new Unusable(`${file}: pages: expected a kind of pages that the site tells, found «${page}»`)
    return pages
  }
  const writtenOut = (contracts: Contract[]) => contracts.map((one) => ({ ...one, pages: one.pages.flatMap(pagesOf) }))
  return { issues: writtenOut(issues), decisions: writtenOut(decisions) }
}
