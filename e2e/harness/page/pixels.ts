import { decode, type DecodedPng } from 'fast-png'
import { luminance } from './contrast.ts'

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** A picture, row by row, of each pixel red, green, blue and, if there are four channels, opacity. */
export type Pixels = Pick<DecodedPng, 'width' | 'height' | 'channels' | 'data'>

/**
 * Of a PNG in base64. Here, not in a page: to hand a whole article to the browser as text, and to have it decoded there, takes
 * longer than all the measuring.
 */
export const pixelsOf = (picture: string): Pixels => decode(Buffer.from(picture, 'base64'))

/** The rows of a box, as far as they lie in a picture: how far down, the first place from the left and the one after the last. */
export function rowsIn({ width, height }: Pixels, box: Box): [y: number, from: number, to: number][] {
  const [left, top] = [Math.round(box.x), Math.round(box.y)]
  const [from, to] = [Math.max(0, left), Math.min(width, left + Math.max(1, Math.round(box.width)))]
  const bottom = Math.min(height, top + Math.max(1, Math.round(box.height)))
  const rows: [number, number, number][] = []
  for (let y = Math.max(0, top); y < bottom; y += 1) rows.push([y, from, to])
  return rows
}

/** What lets everything through, and what lies outside. */
export const NOTHING = -1

/** 0xrrggbb */
export function colorAt({ width, channels, data }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * channels
  return at >= data.length || (channels === 4 && data[at + 3] === 0) ? NOTHING : (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
}

/** The colours in boxes of a picture, and how many pixels have each. */
export function colorsIn(picture: Pixels, boxes: Box[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const [y, from, to] of boxes.flatMap((box) => rowsIn(picture, box))) {
    for (let x = from; x < to; x += 1) {
      const color = colorAt(picture, x, y)
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  }
  counts.delete(NOTHING)
  return counts
}

/** The most frequent of them. */
export const mostOf = (colors: Map<number, number>): number | undefined => [...colors].toSorted(([, one], [, other]) => other - one)[0]?.[0]

/** Red, green and blue, 0 to 255 each. */
export const channelsIn = (color: number): [red: number, green: number, blue: number] => [color >> 16, (color >> 8) & 255, color & 255]

export const luminanceOf = (color: number): number => luminance(channelsIn(color))
