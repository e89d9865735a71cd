import type { Ink } from '../inks.ts'

/** `sky` is whatever the press tints the sky with; `none` leaves the ink to the place where a part is set. */
export type Paint = Ink | 'sky' | 'none'

export type Mark =
  | { kind: 'fill'; ink: Paint; d: string; edge?: Ink }
  | { kind: 'line'; ink: Ink; d: string; width: number; dash?: string; round?: boolean; steady?: boolean }
  | { kind: 'place'; part: Part; transform: string; ink?: Ink }
  | { kind: 'group'; transform?: string; window?: string; view?: string; marks: readonly Mark[] }

/** A drawing that is cut once and set many times on a plate. */
export interface Part {
  id: string
  marks: readonly Mark[]
}

export interface Scene {
  width: number
  height: number
  /** Top of the drawing, where it is not 0. */
  top?: number
  sky: Ink | readonly [Ink, Ink]
  /** Inks of its own after dark. */
  night?: Partial<Record<Ink, string>>
  /** Where the sky's tint ends. */
  horizon: number
  /** Printed to the very border: nothing of the block's own edge shows. */
  bleeds?: boolean
  marks: readonly Mark[]
  /** Pieces of the sheet under addresses of their own, `plate.svg#name`, each with marks that only it shows. */
  views?: readonly { name: string; box: readonly number[]; marks: readonly Mark[] }[]
}

export const fill = (ink: Paint, d: string): Mark => ({ kind: 'fill', ink, d })
/** A filled shape with a thin edge of another ink, so that it stands off a ground of its own colour. */
export const edged = (ink: Paint, edge: Ink, d: string): Mark => ({ kind: 'fill', ink, d, edge })
export const line = (ink: Ink, d: string, width: number): Mark => ({ kind: 'line', ink, d, width })
/** Engraved shading: a broad stroke cut into `dash` pieces. */
export const hatch = (ink: Ink, d: string, width: number, dash: string): Mark => ({ kind: 'line', ink, d, width, dash })
/** A stroke with rounded ends and joints: arms, legs, stems. */
export const limb = (ink: Ink, d: string, width: number): Mark => ({ kind: 'line', ink, d, width, round: true })

export function place(part: Part, x: number, y: number, scale: number | readonly [number, number] = 1, ink?: Ink): Mark {
  const [across, down] = typeof scale === 'number' ? [scale, scale] : scale
  const move = x || y ? `translate(${x}${y < 0 ? '' : ' '}${y})` : ''
  const size = across === 1 && down === 1 ? '' : across === down ? `scale(${across})` : `scale(${across} ${down})`
  return { kind: 'place', part, transform: move + size, ...(ink && { ink }) }
}

export const group = (transform: string, ...marks: Mark[]): Mark => ({ kind: 'group', transform, marks })
/** Shows the marks only inside `window`. */
export const through = (window: string, ...marks: Mark[]): Mark => ({ kind: 'group', window, marks })
