import type { Page } from 'playwright/test'
import type { Finding } from '../finding.ts'
import { forcedContrast } from '../forced.ts'
import type { Cell } from '../matrix.ts'
import { isTransparent, leastContrast } from '../../page/contrast.ts'
import { type Measured, paintedContrast, paleness } from '../../page/painted.ts'
import { doubleFont } from '../stage.ts'
import { inStrips } from '../strips.ts'

const least: Record<string, { large: number; normal: number }> = { '1.4.3': leastContrast.AA, '1.4.6': leastContrast.AAA }
const wantedOf = ({ isLarge }: Measured, criterion: string): number => least[criterion]![isLarge ? 'large' : 'normal']

/** Each line of text with its contrast, measured on what the browser painted in this state. */
export function painted(page: Page, { media, mode }: Pick<Cell, 'media' | 'mode'>, part = 'body'): Promise<Measured[]> {
  const measure = media.includes('forced') ? forcedContrast : paintedContrast
  // The browser forgets the size of its font when it takes a picture of more than the window.
  return mode === '200 % font' && part === 'body' ? inStrips(page, () => doubleFont(page), () => measure(page, 'html')) : measure(page, part)
}

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
