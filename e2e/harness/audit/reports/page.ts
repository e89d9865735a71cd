import { reportStyle } from '../../report/report-style.ts'
import type { Contract } from '../contract.ts'
import { deciderOf, usesOf } from '../known-issues.ts'
import { claimsOf } from '../levels.ts'
import { nameOf, unasked } from '../matrix.ts'
import { questionsOf } from '../questions.ts'
import { type AuditResult, judgedCells } from '../result.ts'
import { madeWith } from '../sources.ts'
import { answerTo } from '../answers.ts'
import { claimsPart } from './claims-part.ts'
import { count, table, text } from '../../report/markup.ts'
import { questionsPart } from './questions-part.ts'

const style = `${reportStyle}input,textarea{font:inherit;color:inherit;background:var(--back);border:1px solid var(--line);min-height:2rem}textarea{width:100%;box-sizing:border-box}fieldset{border:1px solid var(--line);margin:1rem 0}input[type=radio]{min-height:0;inline-size:1.5rem;block-size:1.5rem}button{font:inherit;padding:.5rem 1rem}`

const list = (lines: string[]): string => (lines.length === 0 ? '<p>None.</p>' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`)

/** Each element on which engines disagree, once, in the first state where it occurs. */
function disputedOf(result: AuditResult): string[][] {
  const seen = new Set<string>()
  return result.cells
    .flatMap(({ cell, disputed }) => disputed.map((row) => [row.criterion, row.rules.join(', '), Object.entries(row.verdicts).map((verdict) => verdict.join(': ')).join(', '), row.html, nameOf(cell)]))
    .filter(([criterion, rules, , html]) => !seen.has(`${criterion}${rules}${html}`) && seen.add(`${criterion}${rules}${html}`))
}

function usedIn(contract: Contract, { cells }: AuditResult): string {
  const { states, idle } = usesOf(contract, cells)
  return `${count(states, 'state')}${idle.length > 0 ? `; nothing on ${idle.join(', ')}` : ''}`
}

/** The report that an auditor goes on from. */
export function page(result: AuditResult): string {
  const failed = result.tests.filter(({ status }) => status === 'failed')
  const disputed = disputedOf(result)
  const questions = questionsOf(result)
  const today = result.date.slice(0, 10)
  const open = questions.filter((question) => !answerTo(question, result.answers, today))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Audit of ${text(result.site.name)}</title><style>${style}</style></head><body><main>
<h1>Audit of ${text(result.site.name)}</h1>
<p>${text(result.site.url)}, looked at as ${text(result.address)}, ${text(result.date)}. ${text(madeWith(result))}</p>
<p>${count(result.tests.length, 'check')}, ${failed.length} failed; ${count(judgedCells(result.cells).length, 'state')}; ${count(open.length, 'question')} for a person.</p>
${result.limits.length > 0 ? `<h2>What this audit cannot know</h2>\n${list(result.limits.map(text))}\n` : ''}<h2>Failed checks</h2>
${list(failed.map(({ title, errors }) => `<p>${text(title)}</p><pre>${text(errors.join('\n').slice(0, 2000))}</pre>`))}
<h2>Contracts, answers and reports that do not hold</h2>
${list(result.broken.map(text))}
<h2>Criteria</h2>
${claimsPart(claimsOf(result, questions), result)}
<h2>Questions for a person</h2>
${questionsPart(questions, result.answers, today, result.criteria)}
<h2>Sample</h2>
<p>Structured: ${text(result.sample.structured.join(', '))}.</p><p>By lot: ${text(result.sample.random.join(', '))}.</p>
<h2>What people decided</h2>
${table('Findings of an engine that a check of ours answers, and until when the decision holds', ['Rule', 'Criterion', 'Elements', 'Pages', 'States', 'Proved by', 'Reason', 'Decided', 'By', 'Expires', 'Used in'], result.contracts.map((contract) => [contract.rule, contract.criterion, contract.selector, contract.pages.join(', '), contract.states?.join(', ') ?? 'each', contract.provedBy, contract.reason, contract.decided, deciderOf(contract), contract.expires, usedIn(contract, result)]))}
<h2>Where the engines disagree</h2>
<details><summary>${count(disputed.length, 'element')} on which one engine reports a fault and another sees none</summary>
${table('Each once, in the first state where it occurs', ['Criterion', 'Rules', 'Verdicts', 'Element', 'State'], disputed)}
</details>
<h2>Not run</h2>
${table('Cells of the matrix left out', ['Reason', 'Cells'], Object.entries(result.notApplicable))}
${table('Criteria that no engine is asked about', ['Criteria', 'States', 'Reason'], unasked.map(({ criteria, of, reason }) => [criteria.map((start) => start.replace(/\.$/, '.*')).join(', '), Object.values(of).join(', '), reason]))}
</main></body></html>\n`
}
