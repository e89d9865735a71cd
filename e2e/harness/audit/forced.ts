import type { Page } from 'playwright/test'
import { type Desk, openDesk } from './desk.ts'
import { laidFlat } from './laid-flat.ts'
import { type Line, readLines, type Unit } from './lines.ts'
import type { Measured } from './painted.ts'

/** Runs on a desk: for each line its most frequent colour, and the one furthest from it, as painted. */
const extremes = async ([picture, lines]: [string, Line[]]): Promise<Measured[]> => {
  const { canvasOf, contrast, luminance } = window as unknown as Desk
  const canvas = await canvasOf(picture)
  return lines.flatMap((line) => {
    const { data } = canvas.getImageData(Math.round(line.x), Math.round(line.y), Math.max(1, Math.round(line.width)), Math.max(1, Math.round(line.height)))
    const seen = new Map<number, number>()
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue
      const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
      seen.set(color, (seen.get(color) ?? 0) + 1)
    }
    const lightness = (color: number) => luminance([color >> 16, (color >> 8) & 255, color & 255])
    const [ground] = [...seen].toSorted((a, b) => b[1] - a[1])[0] ?? []
    if (ground === undefined) return []
    const ratio = Math.max(...[...seen.keys()].map((color) => contrast(lightness(color), lightness(ground))))
    return [{ ...line, ratio, best: ratio }]
  })
}

async function contrastIn(page: Page, part: string): Promise<Measured[]> {
  // A comma alone has too few pixels to show its colour.
  const lines = (await page.evaluate(readLines, [part, 'lines'] as [string, Unit])).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const picture = (await page.screenshot({ fullPage: part === 'body', scale: 'css', animations: 'disabled' })).toString('base64')
  const desk = await openDesk(page.context())
  const measured = await desk.evaluate(extremes, [picture, lines] as [string, Line[]])
  await desk.close()
  return measured
}

/** Where the reader's own colours are forced on the page its letters cannot be taken away: the picture as it is tells both colours. */
export const forcedContrast = (page: Page, part = 'body'): Promise<Measured[]> => (part === 'body' ? laidFlat(page, () => contrastIn(page, part)) : contrastIn(page, part))
