import { stringify } from 'yaml'
import { clauseOf } from '../criteria.ts'
import { deciderOf } from '../known-issues.ts'
import { type Claim, claimsOf } from '../levels.ts'
import { count } from '../../report/markup.ts'
import { anchorOf } from './claims-part.ts'
import { type AuditResult, judgedCells } from '../result.ts'
import { madeWith } from '../sources.ts'
import catalog from '../schemas/openacr-2.2.json' with { type: 'json' }

/** VPAT 2.5 for WCAG 2.2. The packaged catalogues end at WCAG 2.1; its criteria are in schemas/openacr-2.2.json. */
const CATALOG = '2.5-edition-wcag-2.2-en'

const notes = ({ criterion, verdicts }: Claim): string => {
  const pages = (outcome: string) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  const tests = new Set(verdicts.flatMap(({ proofs }) => proofs.map(({ test }) => test.title)))
  const states = judgedCells(verdicts.flatMap(({ cells, engines }) => (engines.length > 0 ? cells : []))).length
  const people = [...new Set(verdicts.flatMap(({ answers }) => answers.map(({ name, role, date }) => `${name} (${role}), ${date}`)))]
  const decided = new Set(verdicts.flatMap(({ decisions }) => decisions.map((decision) => `${decision.rule} (${deciderOf(decision)})`)))
  return [
    clauseOf(criterion) ? `EN 301 549 V3.2.1, ${clauseOf(criterion)}.` : '',
    `Of ${count(verdicts.length, 'page')}: ${['passed', 'failed', 'cantTell', 'inapplicable', 'untested'].filter((outcome) => pages(outcome) > 0).map((outcome) => `${pages(outcome)} ${outcome === 'cantTell' ? 'open' : outcome}`).join(', ')}.`,
    tests.size > 0 ? `${count(tests.size, 'check')} in a browser.` : '',
    states > 0 ? `Engines in ${count(states, 'state')}.` : '',
    decided.size > 0 ? `Set aside by ${count(decided.size, 'decision')}: ${[...decided].join('; ')}.` : '',
    people.length > 0 ? `Judged by ${people.join('; ')}.` : '',
    `[What was seen](index.html#${anchorOf(criterion)}).`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** «Not evaluated» is a word for level AAA only: at A and AA what nobody has judged yet has no level, and the report is a draft. */
const adherence = (claim: Claim): { name: string; adherence?: { level: string; notes: string } } =>
  claim.level === 'not-evaluated' && claim.criterion.level !== 'AAA' ? { name: 'web' } : { name: 'web', adherence: { level: claim.level, notes: notes(claim) } }

const unclaimed = { name: 'web', adherence: { level: 'not-evaluated', notes: 'Not claimed.' } }

const chapter = (claims: Claim[], criteria: { id: string }[]) => {
  const open = claims.filter(({ level, criterion }) => level === 'not-evaluated' && criterion.level !== 'AAA').map(({ criterion }) => [criterion.num, clauseOf(criterion) && `(EN 301 549 V3.2.1, ${clauseOf(criterion)})`].filter(Boolean).join(' '))
  return {
    ...(open.length > 0 ? { notes: `Not evaluated yet, so without a level: ${open.join(', ')}.` } : {}),
    criteria: criteria.map(({ id }) => {
      const claim = claims.find(({ criterion }) => criterion.num === id)
      return { num: id, components: [claim ? adherence(claim) : unclaimed] }
    }),
  }
}

/** An OpenACR, to be put into YAML. */
export function openAcr(result: AuditResult) {
  const claims = claimsOf(result)
  const isDraft = claims.some(({ criterion, level }) => criterion.level !== 'AAA' && level === 'not-evaluated')
  return {
    title: `${result.site.name} Accessibility Conformance Report${isDraft ? ' (draft)' : ''}`,
    product: { name: result.site.name, description: result.site.url },
    author: { name: result.site.name, email: result.site.email, website: result.site.url },
    report_date: result.date.slice(0, 10),
    evaluation_methods_used: `A sample of ${count(result.pages.length, 'page')} (WCAG-EM); ${count(judgedCells(result.cells).length, 'state')}; ${count(result.tests.length, 'check')} in a browser; ${count(result.answers.length, 'answer')} of people. Levels are derived from the result. ${madeWith(result)}`,
    notes: ['A criterion that needs judgement has a level only after a person has judged every page of the sample.', ...result.limits].join(' '),
    catalog: CATALOG,
    chapters: Object.fromEntries(catalog.chapters.map(({ id, criteria }) => [id, chapter(claims.filter(({ criterion }) => criteria.some((one) => one.id === criterion.num)), criteria)])),
  }
}

export const openAcrYaml = (result: AuditResult): string => stringify(openAcr(result))
