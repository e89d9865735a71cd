import type { Page } from 'playwright/test'
import type { Finding } from '../finding.ts'
import { forcedContrast } from '../forced.ts'
import type { Cell } from '../matrix.ts'
import { leastContrast } from '../../page/contrast.ts'
import { type Measured, paintedContrast } from '../../page/painted.ts'
import { doubleFont } from '../stage.ts'
import { inStrips } from '../strips.ts'

const least: Record<string, { large: number; normal: number }> = { '1.4.3': leastContrast.AA, '1.4.6': leastContrast.AAA }
const isPale = ({ ratio, isLarge }: Measured, criterion: string): boolean => ratio < least[criterion]![isLarge ? 'large' : 'normal']

/** Each line of text with its contrast, measured on what the browser painted in this state. */
export function painted(page: Page, { media, mode }: Pick<Cell, 'media' | 'mode'>, part = 'body'): Promise<Measured[]> {
  const measure = media.includes('forced') ? forcedContrast : paintedContrast
  // The browser forgets the size of its font when it takes a picture of more than the window.
  return mode === '200 % font' && part === 'body' ? inStrips(page, () => doubleFont(page), () => measure(page, 'html')) : measure(page, part)
}

export const paleFindings = (lines: Measured[]): Finding[] =>
  lines
    .filter((line) => isPale(line, '1.4.3'))
    .map(({ text, ratio, place }) => ({ engine: 'probe', rule: 'painted-contrast', criteria: ['1.4.3'], element: place, html: text, message: `«${text}» is painted at ${ratio.toFixed(2)}:1.`, kind: 'violation' }))

/** An engine that cannot tell the contrast of an element is answered, if lines inside it were measured and each is clear. */
export function isAnswered({ criteria, kind, element }: Finding, lines: Measured[]): boolean {
  const inside = lines.filter(({ place }) => place === element || place.startsWith(`${element}/`))
  return kind === 'review' && inside.length > 0 && criteria.length > 0 && criteria.every((criterion) => criterion in least && inside.every((line) => !isPale(line, criterion)))
}
