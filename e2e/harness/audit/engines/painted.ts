import type { Page } from 'playwright/test'
import { isTransparent, leastContrast } from '../../page/contrast.ts'
import { type Desk, onDesk } from '../../page/desk.ts'
import { laidFlat } from '../../page/laid-flat.ts'
import { type Line, linesIn } from '../../page/lines.ts'
import { type Measured, paintedContrast, paleness } from '../../page/painted.ts'
import { shoot } from '../../page/shoot.ts'
import type { Finding } from '../finding.ts'
import type { Cell } from '../matrix.ts'
import { doubleFont } from '../stage.ts'

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

/** Where the reader's own colours are forced on the page its letters cannot be taken away: the picture as it is tells both colours. */
function forcedContrast(page: Page, part: string): Promise<Measured[]> {
  const measure = async () => {
    // A comma alone has too few pixels to show its colour.
    const lines = (await linesIn(page, part, 'lines')).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    return onDesk(page, extremes, [await shoot(page, part), lines] as [string, Line[]])
  }
  return part === 'body' ? laidFlat(page, measure) : measure()
}

const TALL = 4000
/** Taller than what stays at the head of a window while the page goes by below it. */
const OVERLAP = 800

/** The whole page, one tall window after the other: a picture of all of it at once would not keep the size of its font, nor does a new window. */
async function inStrips(page: Page, measure: (page: Page, part: string) => Promise<Measured[]>): Promise<Measured[]> {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: TALL })
  await doubleFont(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const found: Measured[] = []
  for (let top = 0, isLast = false; !isLast; top += TALL - 2 * OVERLAP) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    isLast = top + TALL >= height
    const [from, to] = [top === 0 ? 0 : OVERLAP, isLast ? Infinity : TALL - OVERLAP]
    found.push(...(await measure(page, 'html')).filter(({ y }) => y >= from && y < to))
  }
  return found
}

/** Each line of text with its contrast, measured on what the browser painted in this state. */
export function painted(page: Page, { media, mode }: Pick<Cell, 'media' | 'mode'>, part = 'body'): Promise<Measured[]> {
  const measure = media.includes('forced') ? forcedContrast : paintedContrast
  return mode === '200 % font' && part === 'body' ? inStrips(page, measure) : measure(page, part)
}

const least: Record<string, { large: number; normal: number }> = { '1.4.3': leastContrast.AA, '1.4.6': leastContrast.AAA }
const wantedOf = ({ isLarge }: Measured, criterion: string): number => least[criterion]![isLarge ? 'large' : 'normal']

/** Letters that a picture fills have no ink of their own. All others are too pale for certain, if they are at their best place: those, too, that cannot be told from their ground. */
const kindOf = (line: Measured, wanted: number) => (line.best < wanted && !isTransparent(line.color) ? 'violation' : paleness(line, wanted))

export const paleFindings = (lines: Measured[]): Finding[] =>
  lines.flatMap((line) => {
    const kind = kindOf(line, wantedOf(line, '1.4.3'))
    const { text, ratio, best, place } = line
    const message = kind === 'violation' ? `«${text}» is painted at ${ratio.toFixed(2)}:1.` : `«${text}» is painted at ${ratio.toFixed(2)} to ${best.toFixed(2)}:1: can it be read, if it is to be?`
    return kind ? [{ engine: 'probe', rule: 'painted-contrast', criteria: ['1.4.3'], element: place, html: text, message, kind }] : []
  })

/** An engine that cannot tell the contrast of an element is answered, if lines inside it were measured and each is clear. */
export function isAnswered({ criteria, kind, element }: Finding, lines: Measured[]): boolean {
  const inside = lines.filter(({ place }) => place === element || place.startsWith(`${element}/`))
  return kind === 'review' && inside.length > 0 && criteria.length > 0 && criteria.every((criterion) => criterion in least && inside.every((line) => line.ratio >= wantedOf(line, criterion)))
}
