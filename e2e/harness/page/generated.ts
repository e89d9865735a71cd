import type { Page } from 'playwright/test'
import { type Box, handBoxes } from './snapshot.ts'

/** A line of letters that a style sheet writes before, after or beside an element: what it says, where on the page, and how it looks. */
export interface Generated {
  text: string
  bounds: Box['bounds']
  color: string
  fontSize: string
  fontWeight: string
  opacity: number
}

/** What may lie over words that do not stand in it, and lets them through: a ground, a picture, what changes what is behind it. */
export interface Veil {
  bounds: Box['bounds']
  isPseudo: boolean
}

const STYLES = ['-webkit-text-fill-color', 'font-size', 'font-weight', 'opacity', 'visibility', 'background-color', 'background-image', 'backdrop-filter']
const WRITES = new Set(['before', 'after', 'marker'])

const generated = ({ pseudo, styles: [color = '', fontSize = '', fontWeight = '', opacity = '', visibility = ''], lines }: Box): Generated[] =>
  WRITES.has(pseudo) && visibility === 'visible' ? lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map((line) => ({ ...line, color, fontSize, fontWeight, opacity: Number(opacity) })) : []

const isPainted = (ground: string, image: string, behind: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(ground) || image !== 'none' || behind !== 'none'

const veils = ({ pseudo, bounds, styles: [, , , , visibility, ground = '', image = 'none', behind = 'none'], lines }: Box): Veil[] =>
  lines.length === 0 && visibility === 'visible' && isPainted(ground, image, behind) && bounds[2] > 0 ? [{ bounds, isPseudo: pseudo !== '' }] : []

/** Puts both into the window of the page, each with its element. */
export const handGenerated = (page: Page): Promise<void> => handBoxes(page, STYLES, { generated, veils })
