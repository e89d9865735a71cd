import { reportStyle } from '../../report/report-style.ts'
import { outcomesOf } from '../criteria.ts'
import { nameOf as contractName } from '../known-issues.ts'
import { nameOf, unasked } from '../matrix.ts'
import type { Merged } from '../merge.ts'
import type { AuditResult, CellResult } from '../result.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown): string => String(value).replaceAll(/[&<>"]/g, (mark) => marks[mark]!)

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** A table too wide for its window scrolls by itself, by the keyboard too. */
const table = (caption: string, heads: string[], rows: unknown[][]) =>
  `<div role="region" aria-label="${text(caption)}" tabindex="0"><table><caption>${text(caption)}</caption><thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first, ...others]) => `<tr><th scope="row">${text(first)}</th>${others.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`

interface Question {
  row: Merged
  where: CellResult[]
}

/** Each question once, with every state in which an engine asks it. */
function questionsOf(cells: CellResult[]): Question[] {
  const questions = new Map<string, Question>()
  for (const cell of cells) {
    for (const row of cell.reviews) {
      const key = `${row.criterion} ${row.rules.join()} ${row.html}`
      const known = questions.get(key) ?? { row, where: [] }
      questions.set(key, { row, where: [...known.where, cell] })
    }
  }
  return [...questions.values()].toSorted((a, b) => a.row.criterion.localeCompare(b.row.criterion, 'en', { numeric: true }))
}

const question = ({ row, where: [first, ...others] }: Question) =>
  `<li><p><strong>${text(row.criterion)}</strong> ${text(row.messages.join(' '))} <code>${text(row.rules.join(', '))}</code></p>
<pre><code>${text(row.html)}</code></pre>
<p><a href="${text(first!.picture)}">Picture: ${text(nameOf(first!.cell))}</a>${others.length > 0 ? ` and ${others.length} more states` : ''}</p></li>`

/** The report that an auditor goes on from. */
export function page(result: AuditResult): string {
  const failed = result.tests.filter(({ status }) => status === 'failed')
  const disputed = result.cells.flatMap(({ cell, disputed: rows }) => rows.map((row) => [row.criterion, row.rules.join(', '), Object.entries(row.verdicts).map((verdict) => verdict.join(': ')).join(', '), row.html, nameOf(cell)]))
  const seen = new Set<string>()
  const once = disputed.filter(([criterion, rules, , html]) => !seen.has(`${criterion}${rules}${html}`) && seen.add(`${criterion}${rules}${html}`))
  const questions = questionsOf(result.cells)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Audit of ${text(result.site.name)}</title><style>${reportStyle}</style></head><body><main>
<h1>Audit of ${text(result.site.name)}</h1>
<p>${text(result.address)}, ${text(result.date)}. ${text(Object.entries(result.engines).map((engine) => engine.join(' ')).join(', '))}.</p>
<p>${count(result.tests.length, 'check')}, ${failed.length} failed; ${count(result.cells.length, 'state')}; ${count(questions.length, 'question')} for a person.</p>
<h2>Failed checks</h2>
${failed.length === 0 ? '<p>None.</p>' : `<ul>${failed.map(({ title, errors }) => `<li><p>${text(title)}</p><pre>${text(errors.join('\n').slice(0, 2000))}</pre></li>`).join('')}</ul>`}
<h2>Contracts that no longer hold</h2>
${result.broken.length === 0 ? '<p>None.</p>' : `<ul>${result.broken.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`}
<h2>Questions for a person</h2>
${questions.length === 0 ? '<p>None.</p>' : `<ol>${questions.map(question).join('')}</ol>`}
<h2>Criteria</h2>
${table('WCAG 2.2, levels derived from the result', ['Criterion', 'Level', 'Result', 'Covered by', 'Tests', 'Failed', 'States with violations', 'States with questions', 'Decision'], outcomesOf(result).map(({ criterion, level, tests, failed: wrong, violated, asked }) => [`${criterion.num} ${criterion.name}`, criterion.level, level, criterion.coveredBy.join(', '), tests.length, wrong.length, violated.length, asked.length, criterion.decision]))}
<h2>Sample</h2>
<p>Structured: ${text(result.sample.structured.join(', '))}.</p><p>By lot: ${text(result.sample.random.join(', '))}.</p>
<h2>What people decided</h2>
${table('Findings of an engine that a person judged, and until when the judgement holds', ['Rule', 'Criterion', 'Elements', 'Reason', 'Decided', 'Expires', 'States'], result.contracts.map((contract) => [contract.rule, contract.criterion, contract.selector, contract.reason, contract.decided, contract.expires, result.cells.filter(({ used }) => used.includes(contractName(contract))).length]))}
<h2>Where the engines disagree</h2>
<details><summary>${count(once.length, 'element')} on which one engine reports a fault and another sees none</summary>
${table('Each once, in the first state where it occurs', ['Criterion', 'Rules', 'Verdicts', 'Element', 'State'], once)}
</details>
<h2>Not run</h2>
${table('Cells of the matrix left out', ['Reason', 'Cells'], Object.entries(result.notApplicable))}
${table('Criteria that no engine is asked about', ['Criteria', 'States', 'Reason'], unasked.map(({ criteria, of, reason }) => [criteria.map((start) => start.replace(/\.$/, '.*')).join(', '), Object.values(of).join(', '), reason]))}
</main></body></html>\n`
}
