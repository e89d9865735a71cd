import { cartesianProduct } from '../command/cartesian-product.ts'
import type { State } from '../site.ts'
import { hashOfText } from './parts.ts'
import { coverPairs } from './pairs.ts'

/** What the matrix is made of beside the values that every site has. */
export interface MatrixSubject {
  /** Each page as served, by path, the not-found page among them. */
  pages: Record<string, string>
  missing?: string | undefined
  states: Record<string, State>
}

export const medias = ['light', 'dark', 'forced colours', 'dark, forced colours', 'reduced motion', 'more contrast', 'dark, more contrast', 'reduced transparency'] as const
/** 640 × 512 and 320 × 256 are a window of 1280 × 1024 at 200 and 400 %. */
export const viewports = ['1280x800', '390x844', '844x390', '768x1024', '640x512', '320x640', '320x256'] as const
export const modes = ['plain', '200 % font', 'text spacing', 'print', 'no JavaScript', 'script blocked'] as const
/** Every control as it looks under the pointer. */
export const HOVERED = 'hovered'
export const statesOf = ({ states }: Pick<MatrixSubject, 'states'>): string[] => ['plain', HOVERED, ...Object.keys(states), '404']

// A type, not an interface: it has to fit into a record of strings.
export type Cell = {
  path: string
  media: (typeof medias)[number]
  viewport: (typeof viewports)[number]
  mode: (typeof modes)[number]
  /** «plain», «404», or a state of the site. */
  state: string
}

const isScriptless = ({ mode }: Cell) => mode === 'no JavaScript' || mode === 'script blocked'

/** Why a cell cannot be run; nothing, if it can. */
export function whyNot(cell: Cell, { pages, missing, states }: MatrixSubject): string | undefined {
  const { path, mode, state } = cell
  const own = states[state]
  if (state === HOVERED) return mode === 'print' ? 'paper has no states' : undefined
  if (!own) {
    if ((state === '404') === (path === missing)) return undefined
    return path === missing ? 'its plain state is «404»' : 'this path answers'
  }
  if (mode === 'print') return 'paper has no states'
  if (own.isScripted && isScriptless(cell)) return 'a script opens it'
  return own.whyNot?.(cell, pages[path] ?? '')
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
  ...(['forced colours', 'dark, forced colours'] as const).map((media) => ({ criteria: ['1.4.3', '1.4.6'], of: { media }, reason: 'the colours painted are the reader’s own, those that engines read are the page’s; they are measured as painted' })),
]

const isOf = (cell: Cell, part: Partial<Cell>): boolean => Object.entries(part).every(([dimension, value]) => cell[dimension as keyof Cell] === value)

/** Why an engine is not asked about a criterion in a cell; nothing, if it is. */
export const whyUnasked = (cell: Cell, criterion: string): string | undefined =>
  unasked.find(({ criteria, of }) => isOf(cell, of) && criteria.some((start) => criterion.startsWith(start)))?.reason

const first = (['light', 'dark'] as const).flatMap((media) => (['1280x800', '390x844'] as const).map((viewport) => ({ media, viewport })))

/** Each page as most readers meet it: in the light and in the dark, on a desk and in a hand, as it opens. */
export const isBase = (cell: Cell): boolean => (cell.state === 'plain' || cell.state === '404') && first.some((part) => isOf(cell, { ...part, mode: 'plain' }))

/** Each page and each of its states in the first look that has it, of those in their order. */
export const firstLooks = (cells: Cell[]): Cell[] => [...Map.groupBy(cells.filter(({ state }) => state !== HOVERED), ({ path, state }) => `${path} ${state}`).values()].map(([cell]) => cell!)

/** The cells to run: each page in its base and its states, then all pairs of values; or the first looks alone. */
export function matrix(subject: MatrixSubject, paths: string[] = Object.keys(subject.pages), isQuick = false) {
  const all = cartesianProduct({ path: paths, media: medias, viewport: viewports, mode: modes, state: statesOf(subject) }) as Cell[]
  /** How many cells are left out, by reason. */
  const notApplicable: Record<string, number> = {}
  const applicable = all.filter((cell) => {
    const reason = whyNot(cell, subject)
    if (reason) notApplicable[reason] = (notApplicable[reason] ?? 0) + 1
    return !reason
  })
  const looks = firstLooks(applicable)
  if (isQuick) return { run: looks, notApplicable, applicable: applicable.length }
  const base = applicable.filter((cell) => isBase(cell) || looks.includes(cell))
  return { run: [...base, ...coverPairs(applicable, base)], notApplicable, applicable: applicable.length }
}

/** The name of a file is 255 bytes at most on most disks: of a long title the beginning, and a mark that no other has. */
export const pictureNamed = (title: string, ending: 'jpg' | 'png'): string => `pictures/${title.replaceAll(/[^\w-]+/g, '_').slice(0, 80)}-${hashOfText(title)}.${ending}`

export const pictureOf = (cell: Cell): string => pictureNamed(nameOf(cell), 'jpg')

/** States of a site in which a page is looked at. */
export const statesRun = (run: Cell[], path: string, states: string[]): string[] => states.filter((state) => run.some((cell) => cell.path === path && cell.state === state))

/** A line for each state of a site in which no page was looked at. */
export const unmetStates = (run: Cell[], states: string[]): string[] =>
  states.filter((state) => run.every((cell) => cell.state !== state)).map((state) => `State «${state}» was looked at on no page.`)

export const nameOf = ({ path, media, viewport, mode, state }: Cell): string => [path, media, viewport, mode, state].join(' · ')
