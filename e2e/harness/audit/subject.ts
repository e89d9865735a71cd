import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { decodeHTML } from 'entities'
import { readNamed } from '../command/read-file.ts'
import { Unusable } from '../command/unusable.ts'
import { type AuditSite, readAuditSite } from '../site.ts'
import { type Answer, readAnswers } from './answers.ts'
import { type Criterion, readCriteria } from './criteria.ts'
import { type Discovery, discover, expectKinds, type Place, toldPages, untold } from './discovery.ts'
import { type Contract, readKnownIssues } from './contract.ts'
import type { Opened } from './opened.ts'
import type { AuditResult } from './result.ts'
import { sample } from './sample.ts'
import type { StageSubject } from './stage.ts'
import { wcagCriteria } from './wcag.ts'

/** What is audited: the pages, and all that is known of them before. */
export interface Subject extends Discovery {
  site: AuditResult['site']
  criteria: Criterion[]
  contracts: Contract[]
  answers: Answer[]
  stage: StageSubject
  hasOwnProbes: boolean
}

/** Of any site, however well it is told. */
const always = [
  'No screen reader was run: what is told to assistive technology is read from the browser’s own accessibility tree, and what a reader makes of it is for a person to say.',
  'Every state was judged in one browser engine.',
]

/** Of the engines each report says which states, windows and looks they had; of our checks it says so here. */
export const ownLook = (hasOwnProbes: boolean, states: string[]): string =>
  hasOwnProbes
    ? 'What stands open, in which window and in which colours the checks of the site itself have looked is said beside each; of other states only the engines tell anything.'
    : `Checks that are no engine’s looked at each page as it opens, in a window of 1280 × 800 (reflow and spacing in one of 320 × 256, too), in light colours and in none else.${states.length > 0 ? ' What only they can see in the states that were told is left to a person.' : ''}`

/** What a module exports; one that Node cannot read is told by its own words, without the stack. */
async function moduleAt(file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as object
  } catch (error) {
    throw new Unusable(`${file}: expected a module that exports «site», found ${String(error).split('\n')[0]}`)
  }
}

/** Reads what a file tells of a site. */
export async function readSiteFile(file: string): Promise<AuditSite> {
  readNamed('--site', 'a file that tells of a site', file)
  const { site } = (await moduleAt(file)) as { site?: unknown }
  if (site === undefined) throw new Unusable(`${file}: expected it to export «site», found no such export`)
  return readAuditSite(file, site)
}

/** A site with checks of its own tells all of its pages: what a link leads to is not enough. */
async function toldInFull({ pages, probes }: AuditSite, start: string, isFull: boolean): Promise<Discovery> {
  const { all, missing, kinds } = pages ?? {}
  if (!all || !missing || !kinds) throw new Unusable(`${probes}: a site with checks of its own must tell pages.all, pages.kinds and pages.missing`)
  const every = [...all, missing]
  expectKinds(kinds, every)
  return { html: await toldPages(start, every, missing), missing, sampled: isFull ? { structured: every, random: [] } : sample({ all, kinds, missing }), limits: [] }
}

const titleOf = (html = ''): string => decodeHTML(/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '').trim()

export async function subjectOf({ told, start, folder, url, isFull }: Place & Pick<Opened, 'url'>): Promise<Subject> {
  const hasOwnProbes = told.probes !== undefined
  const { criteria, decisions, answers } = told.specification ?? {}
  const found = hasOwnProbes ? await toldInFull(told, start, isFull) : await discover({ start, folder, told, isFull })
  const { issues, decisions: decided } = decisions ? readKnownIssues(decisions, told) : { issues: [], decisions: [] }
  return {
    ...found,
    limits: [...always, ownLook(hasOwnProbes, Object.keys(told.states ?? {})), ...(hasOwnProbes ? [] : [...found.limits, ...untold(told)])],
    site: { ...(told.brand ?? { name: titleOf(Object.values(found.html)[0]) || url, email: 'not known' }), url },
    criteria: criteria ? readCriteria(criteria) : wcagCriteria(),
    contracts: [...issues, ...decided],
    answers: answers ? readAnswers(answers) : [],
    stage: { locale: told.locale, timeZone: told.timeZone, now: told.now, welcome: told.welcome, states: told.states ?? {} },
    hasOwnProbes,
  }
}
