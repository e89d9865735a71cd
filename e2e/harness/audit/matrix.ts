import { everyPage, MISSING } from '../../support/pages.ts'
import { coverPairs, product } from './pairs.ts'

/** What the served HTML of a page holds, read before the run. */
export interface PageFacts {
  form: boolean
  copyButton: boolean
  tool: boolean
}

export const medias = ['light', 'dark', 'forced colours', 'reduced motion', 'more contrast'] as const
export const viewports = ['1280x800', '390x844', '320x640', '320x256'] as const
export const modes = ['plain', '200 % font', 'text spacing', 'print', 'no JavaScript', 'script blocked'] as const
export const states = ['plain', 'menu open', 'dialog open', 'form invalid', 'toast shown', 'tooltip shown', 'tool in error', '404'] as const

// A type, not an interface: it has to fit into a record of strings.
export type Cell = {
  path: string
  media: (typeof medias)[number]
  viewport: (typeof viewports)[number]
  mode: (typeof modes)[number]
  state: (typeof states)[number]
}

const scripted: ReadonlySet<string> = new Set(['dialog open', 'toast shown', 'tooltip shown', 'tool in error'])
const isScriptless = ({ mode }: Cell) => mode === 'no JavaScript' || mode === 'script blocked'

/** Why a cell cannot be run; nothing, if it can. */
export function whyNot(cell: Cell, facts: Record<string, PageFacts>): string | undefined {
  const { path, viewport, mode, state } = cell
  const page = facts[path] ?? { form: false, copyButton: false, tool: false }
  if ((state === '404') !== (path === MISSING) && (state === '404' || state === 'plain')) return path === MISSING ? 'its plain state is «404»' : 'this path answers'
  if (state !== 'plain' && state !== '404' && mode === 'print') return 'paper has no states'
  if (scripted.has(state) && isScriptless(cell)) return 'a script opens it'
  switch (state) {
    case 'menu open':
      return viewport === '1280x800' && mode !== '200 % font' ? 'the links stand in the header' : undefined
    case 'dialog open':
    case 'tooltip shown':
      return path === '/' ? undefined : 'only the home page has the dialog, and only the dialog has a tooltip'
    case 'form invalid':
      return page.form ? undefined : 'no form on this page'
    case 'toast shown':
      return page.copyButton ? undefined : 'nothing to copy on this page'
    case 'tool in error':
      return page.tool ? undefined : 'no calculator on this page'
    default:
      return undefined
  }
}

interface Unasked {
  /** Beginning of the criteria's numbers. */
  criteria: string[]
  of: Partial<Cell>
  reason: string
}

/** Criteria that no engine can judge in some cells, which are run for the others. */
export const unasked: Unasked[] = [
  { criteria: ['2.5.'], of: { mode: 'print' }, reason: 'paper takes no pointer' },
  { criteria: ['1.4.3', '1.4.6'], of: { media: 'forced colours' }, reason: 'the colours painted are the reader’s own, those that engines read are the page’s' },
]

const isOf = (cell: Cell, part: Partial<Cell>): boolean => Object.entries(part).every(([dimension, value]) => cell[dimension as keyof Cell] === value)

/** Why a criterion is not asked in a cell; nothing, if it is. */
export const whyUnasked = (cell: Cell, criterion: string): string | undefined =>
  unasked.find(({ criteria, of }) => isOf(cell, of) && criteria.some((start) => criterion.startsWith(start)))?.reason

export interface Matrix {
  run: Cell[]
  /** How many cells are left out, by reason. */
  notApplicable: Record<string, number>
  applicable: number
}

/** The cells to run: all pairs of values, or each applicable cell. */
export function matrix(facts: Record<string, PageFacts>, paths: string[] = everyPage, full = false): Matrix {
  const all = product({ path: paths, media: medias, viewport: viewports, mode: modes, state: states }) as Cell[]
  const notApplicable: Record<string, number> = {}
  const applicable = all.filter((cell) => {
    const reason = whyNot(cell, facts)
    if (reason) notApplicable[reason] = (notApplicable[reason] ?? 0) + 1
    return !reason
  })
  return { run: full ? applicable : coverPairs(applicable), notApplicable, applicable: applicable.length }
}

export const nameOf = ({ path, media, viewport, mode, state }: Cell): string => [path, media, viewport, mode, state].join(' · ')

/** Reads what a page holds from its HTML. */
export const factsOf = (html: string): PageFacts => ({
  form: /<form\b[^>]*\bmethod="?post/i.test(html),
  copyButton: html.includes('Copia link'),
  tool: /\binputmode="?decimal/i.test(html),
})
