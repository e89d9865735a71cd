import { claimsOf, type Level } from '../levels.ts'
import { cellOf } from '../../report/markdown-table.ts'
import { type AuditResult, judgedCells } from '../result.ts'
import { madeWith } from '../sources.ts'

const words: [Level, string][] = [
  ['supports', 'supported'],
  ['not-applicable', 'not applicable'],
  ['not-evaluated', 'not evaluated'],
  ['partially-supports', 'supported in part'],
  ['does-not-support', 'not supported'],
]

/** The page that an audit leaves on a build server: how many criteria hold, which fail and where, what no longer holds. */
export function claimsSummary(result: AuditResult): string {
  const claims = claimsOf(result)
  const lost = claims.flatMap(({ criterion, verdicts }) => verdicts.filter(({ outcome }) => outcome === 'failed').map(({ path, reasons }) => `| ${criterion.num} ${criterion.name} | ${path} | ${cellOf(reasons[0] ?? '')} |`))
  const counts = words.map(([level, word]) => `${claims.filter((claim) => claim.level === level).length} ${word}`).join(', ')
  return [
    `### ${lost.length === 0 ? 'No criterion fails' : `${new Set(lost.map((line) => line.split(' ')[1])).size} criteria fail`}`,
    `${counts}; ${judgedCells(result.cells).length} states of ${result.pages.length} pages, ${result.tests.filter(({ status }) => status === 'failed').length} of ${result.tests.length} checks failed.`,
    madeWith(result),
    ...(result.limits.length > 0 ? [result.limits.map((line) => `- ${cellOf(line)}`).join('\n')] : []),
    ...(lost.length > 0 ? [['| criterion | page | found |', '|---|---|---|', ...lost].join('\n')] : []),
    ...(result.broken.length > 0 ? [result.broken.map((line) => `- ${cellOf(line)}`).join('\n')] : []),
  ].join('\n\n').concat('\n')
}
