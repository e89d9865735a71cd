import type { Page } from 'playwright/test'
import { type Desk, onDesk } from '../page/desk.ts'
import { laidFlat } from '../page/laid-flat.ts'
import { type Line, linesIn } from '../page/lines.ts'
import type { Measured } from '../page/painted.ts'
import { shoot } from '../page/shoot.ts'

/** Runs on a desk: for each line its most frequent colour, and the one furthest from it, as painted. */
const extremes = async ([picture, lines]: [string, Line[]]): Promise<Measured[]> => {
  const { canvasOf, colorsIn, contrast, luminanceOf, mostOf } = window as unknown as Desk
  const canvas = await canvasOf(picture)
  return lines.flatMap((line) => {
    const colors = colorsIn(canvas, [line])
    const ground = mostOf(colors)
    if (ground === undefined) return []
    const ratio = Math.max(...[...colors.keys()].map((color) => contrast(luminanceOf(color), luminanceOf(ground))))
    return [{ ...line, ratio, best: ratio }]
  })
}

async function contrastIn(page: Page, part: string): Promise<Measured[]> {
  // A comma alone has too few pixels to show its colour.
  const lines = (await linesIn(page, part, 'lines')).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return onDesk(page, extremes, [await shoot(page, part), lines] as [string, Line[]])
}

/** Where the reader's own colours are forced on the page its letters cannot be taken away: the picture as it is tells both colours. */
export const forcedContrast = (page: Page, part = 'body'): Promise<Measured[]> => (part === 'body' ? laidFlat(page, () => contrastIn(page, part)) : contrastIn(page, part))
