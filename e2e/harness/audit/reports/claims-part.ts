import { clauseOf } from '../criteria.ts'
import type { Claim } from '../levels.ts'
import type { Verdict } from '../verdict.ts'
import { nameOf } from '../matrix.ts'
import { table, text } from '../../report/markup.ts'

const link = (address: string, words: string) => `<a href="${text(address)}">${text(words)}</a>`

/** What was seen on one page: by whom, in which states, when. */
const seen = ({ path, outcome, mode, proofs, cells, answers, reasons }: Verdict): string =>
  `<li><p>${text(path)}: <strong>${outcome}</strong>, ${mode}</p>${reasons.length > 0 ? `<pre>${text(reasons.slice(0, 5).join('\n').slice(0, 1500))}</pre>` : ''}<ul>${[
    ...proofs.map(({ test, visits, isFailed }) => {
      const states = [...new Set(visits.map(({ viewport, media, state, how }) => [viewport, media, state, how === 'fetched' ? 'HTML alone' : ''].filter(Boolean).join(', ')))]
      return `<li>${isFailed ? 'failed' : 'passed'}: ${text(test.title)} <code>${text(test.file)}</code>; ${text(states.join('; '))}; ${text(visits[0]!.at)}</li>`
    }),
    ...(cells.length > 0 ? [`<li>engines: ${cells.slice(0, 12).map(({ cell, picture }) => link(picture, nameOf(cell))).join('; ')}${cells.length > 12 ? `; ${cells.length - 12} more states` : ''}</li>`] : []),
    ...answers.map(({ name, role, tool, assistiveTechnology, date, expires, answer, note }) => `<li>${text([`${name}, ${role}: ${answer}`, tool, assistiveTechnology, `${date}, until ${expires}`, note].filter(Boolean).join('; '))}</li>`),
  ].join('')}</ul></li>`

/** The levels, each with one link to what was seen, where, when and by whom. */
export function claimsPart(claims: Claim[]): string {
  const pages = (claim: Claim, outcome: Verdict['outcome']) => claim.verdicts.filter((verdict) => verdict.outcome === outcome).length
  const rows = claims.map((claim) => [claim, claim.criterion.level, clauseOf(claim.criterion) ?? '', claim.level, ...(['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const).map((outcome) => pages(claim, outcome))])
  const first = (claim: unknown) => {
    const { num, name } = (claim as Claim).criterion
    return `<a href="#seen-${num.replaceAll('.', '-')}">${text(`${num} ${name}`)}</a>`
  }
  return `${table('WCAG 2.2: levels derived from the verdicts, in pages of the sample', ['Criterion', 'Level', 'EN 301 549', 'Result', 'Passed', 'Failed', 'Open', 'Does not occur', 'Not looked at'], rows, first)}
<h2>What was seen</h2>
${claims.map(({ criterion, level, verdicts }) => `<section id="seen-${criterion.num.replaceAll('.', '-')}"><h3>${text(`${criterion.num} ${criterion.name}`)}</h3><details><summary>${text(level)}: ${verdicts.length} pages</summary><ul>${verdicts.map(seen).join('')}</ul></details></section>`).join('\n')}`
}
