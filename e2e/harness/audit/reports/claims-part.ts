import { clauseOf, type Criterion } from '../criteria.ts'
import type { Claim } from '../levels.ts'
import { decisionOf } from '../known-issues.ts'
import { nameOf } from '../matrix.ts'
import { type AuditResult, judgedCells } from '../result.ts'
import type { Proof } from '../proofs.ts'
import { firstOf } from '../questions.ts'
import type { Visit } from '../evidence.ts'
import type { Verdict } from '../verdict.ts'
import { count, table, text } from '../../report/markup.ts'

const link = (address: string, words: string) => `<a href="${text(address)}">${text(words)}</a>`

/** Where the page tells what was seen of a criterion. */
export const anchorOf = ({ num }: Pick<Criterion, 'num'>): string => `seen-${num.replaceAll('.', '-')}`

/** Of what is reported, what was met and in which browser. */
type Met = Pick<AuditResult, 'cells' | 'browser'>

const said = { opened: '', fetched: 'HTML alone', 'not opened': 'could not be opened' }
const lookOf = ({ viewport, media, state, how }: Visit): string => [viewport, media, state, said[how]].filter(Boolean).join(', ')

/** As the check left the page; where it has gone on to others, as the engines met it. */
function pictureOf(visits: Visit[], cells: AuditResult['cells']): string {
  const [left, { path, state }] = [visits.find(({ picture }) => picture), visits[0]!]
  if (left) return link(left.picture!, `Picture as the check left it, opened as ${path}, ${lookOf(left)}`)
  const met = firstOf(judgedCells(cells), path, state)
  return met ? link(met.picture, `Picture as the engines met it: ${nameOf(met.cell)}`) : ''
}

function byCheck({ test, visits, fault, broken }: Proof, { cells, browser }: Met): string {
  const outcome = fault === undefined ? (broken === undefined ? 'passed' : 'broken off') : 'failed'
  return `<li>${[`${outcome}: ${text(test.title)} <code>${text(test.file)}</code>`, text(browser), text([...new Set(visits.map(lookOf))].join('; ')), text(visits[0]!.at), pictureOf(visits, cells)].filter(Boolean).join('; ')}</li>`
}

function byEngines({ engines, cells }: Verdict): string {
  const judged = judgedCells(cells)
  return engines.length === 0 || judged.length === 0
    ? ''
    : `<li>${text(engines.join(', '))}, from ${text(judged.map(({ at }) => at).toSorted()[0])}: ${judged.map(({ cell, picture }) => link(picture, nameOf(cell))).join('; ')}</li>`
}

/** What was seen on one page: by whom, in which states, when. */
const seen = (verdict: Verdict, met: Met): string =>
  `<li><p>${text(verdict.path)}: <strong>${verdict.outcome}</strong>${verdict.outcome === 'untested' ? '' : `, ${verdict.mode}`}</p>${verdict.reasons.length > 0 ? `<pre>${text(verdict.reasons.slice(0, 5).join('\n').slice(0, 1500))}</pre>` : ''}<ul>${[
    ...verdict.proofs.map((proof) => byCheck(proof, met)),
    byEngines(verdict),
    ...verdict.decisions.map((decision) => `<li>Set aside by ${text(decisionOf(decision))}</li>`),
    ...verdict.answers.map(({ name, role, tool, assistiveTechnology, date, expires, answer, note }) => `<li>${text([`${name}, ${role}: ${answer}`, tool, assistiveTechnology, `${date}, until ${expires}`, note].filter(Boolean).join('; '))}</li>`),
  ].join('')}</ul></li>`

/** What is linked to inside a closed part opens it. */
const sectionOf = ({ criterion, level, verdicts }: Claim, met: Met): string =>
  `<section><h3>${text(`${criterion.num} ${criterion.name}`)}</h3><details><summary>${text(level)}: ${count(verdicts.length, 'page')}</summary><ul id="${anchorOf(criterion)}">${verdicts.map((verdict) => seen(verdict, met)).join('')}</ul></details></section>`

/** The levels, each with one link to what was seen, where, when and by whom. */
export function claimsPart(claims: Claim[], met: Met): string {
  const pages = (claim: Claim, outcome: Verdict['outcome']) => claim.verdicts.filter((verdict) => verdict.outcome === outcome).length
  const rows = claims.map((claim) => [claim, claim.criterion.level, clauseOf(claim.criterion) ?? '', claim.level, ...(['passed', 'failed', 'cantTell', 'inapplicable', 'untested'] as const).map((outcome) => pages(claim, outcome))])
  const first = (claim: unknown) => {
    const { criterion } = claim as Claim
    return link(`#${anchorOf(criterion)}`, `${criterion.num} ${criterion.name}`)
  }
  return `${table('WCAG 2.2: levels derived from the verdicts, in pages of the sample', ['Criterion', 'Level', 'EN 301 549', 'Result', 'Passed', 'Failed', 'Open', 'Does not occur', 'Not looked at'], rows, first)}
<h2>What was seen</h2>
${claims.map((claim) => sectionOf(claim, met)).join('\n')}`
}
