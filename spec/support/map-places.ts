import type { Position } from './map.ts'
import { readTable } from './table.ts'

/** The places that the pieces of the map mark, each in its guide. */
export const places = readTable('map', 'Places').map((row) => ({ ...row, at: [Number(row.longitude), Number(row.latitude)] as Position }) as Record<string, string> & { at: Position })

/** The piece of the map that a guide shows. */
export const views: Record<string, string> = { 'sestieri-segreti': 'sestieri', 'venezia-bambini': 'bambini', 'navigare-laguna': 'laguna', 'venezia-tramonto': 'tramonto' }
export const pieces = Object.entries(views).map(([guide, view]) => ({ guide, view, marked: places.filter((row) => row.guide === guide) }))
