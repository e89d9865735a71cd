import { readTable } from '../../requirements/table.ts'
import { claimsOf } from '../levels.ts'
import type { AuditResult, CellResult } from '../result.ts'

/** A barrier that was put into a page, and who finds it: a check of ours, an engine, or a person who is asked. */
type Barrier = Record<'barrier' | 'page' | 'element' | 'criterion' | 'by', string>

export const barriers = readTable(`${import.meta.dirname}/barriers.md`).map(({ 'found by': by, ...barrier }) => ({ ...barrier, by }) as Barrier)

export const LIBRARY = ['start', 'hours', 'events', 'join', 'rooms'].map((name) => `/library/${name}.html`)
export const GARDEN = ['start', 'plants', 'visit', 'write'].map((name) => `/garden/${name}.html`)

type Seen = Pick<CellResult, 'cell' | 'violations' | 'reviews'>

/** An element is named by its id, a part of the page by its criterion alone: not each engine tells it. */
export const isAbout = (element: string, html: string): boolean => !element.startsWith('#') || !html.includes(' id="') || html.includes(` id="${element.slice(1)}"`)

/** Found by machine, or asked of a person who is to find it. */
function isFound({ page, element, criterion, by }: Barrier, cells: Seen[]): boolean {
  const rows = cells.filter(({ cell }) => cell.path === page).flatMap(({ violations, reviews }) => (by === 'person' ? [...violations, ...reviews] : violations))
  return rows.some((row) => row.criterion === criterion && isAbout(element, row.html))
}

/** A line for each barrier that an audit passed over. */
export const missed = (all: Barrier[], cells: Seen[]): string[] =>
  all
    .filter((barrier) => !isFound(barrier, cells))
    .map(({ barrier, page, element, criterion }) => `${criterion} on ${page}: ${barrier} (${element}) is neither found nor asked about`)

/** How an audit ended, and what it found. */
export interface Audited {
  code: number
  result: AuditResult
}

/** A line for each criterion that failed on a page. */
export const failedOf = ({ result }: Audited): string[] =>
  claimsOf(result).flatMap(({ criterion, verdicts }) => verdicts.filter(({ outcome }) => outcome === 'failed').map(({ path, reasons }) => `${criterion.num} on ${path}: ${reasons[0] ?? ''}`))

/** What is wrong with the audits of both sites: a barrier passed over, a failure where there is none, and a code that says otherwise. */
export const wrongOf = (library: Audited, garden: Audited): string[] => [
  ...missed(barriers, library.result.cells),
  ...(library.code === 1 ? [] : [`library: expected exit code 1, found ${library.code}`]),
  ...(garden.code === 0 ? [] : [`garden: expected exit code 0, found ${garden.code}`]),
  ...failedOf(garden).map((line) => `garden: ${line}`),
]
