import { readTable } from '../../requirements/table.ts'

/** A barrier that was put into a page, and who finds it: a check of ours, an engine, or a person who is asked. */
export interface Barrier {
  barrier: string
  page: string
  element: string
  criterion: string
  by: string
}

export const barriers: Barrier[] = readTable(`${import.meta.dirname}/barriers.md`).map(({ barrier = '', page = '', element = '', criterion = '', 'found by': by = '' }) => ({ barrier, page, element, criterion, by }))

export const LIBRARY = ['start', 'hours', 'events', 'join', 'rooms'].map((name) => `/library/${name}.html`)
export const GARDEN = ['start', 'plants', 'visit', 'write'].map((name) => `/garden/${name}.html`)
