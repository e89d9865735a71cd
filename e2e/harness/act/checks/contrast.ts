import type { Page } from 'playwright/test'
import { leastContrast } from '../../page/contrast.ts'
import { type Measured, paintedContrast, paleness } from '../../page/painted.ts'
import type { Check, Problem } from '../check.ts'

const thresholds = { 'afw4f7': leastContrast.AA, '09o5cg': leastContrast.AAA }

/** The rules are of nodes of text in elements of HTML: of a drawing, and of what is written in a field, a person is asked. */
const kindOf = (word: Measured, wanted: number): Problem['kind'] | undefined => {
  const kind = paleness(word, wanted)
  return kind && !word.isText ? 'review' : kind
}

async function check(page: Page): Promise<Problem[]> {
  const words = await paintedContrast(page)
  return Object.entries(thresholds).flatMap(([rule, { normal, large }]) =>
    words.flatMap((word) => {
      const kind = kindOf(word, word.isLarge ? large : normal)
      return kind ? [{ rule, kind, message: `${word.best.toFixed(2)} to ${word.ratio.toFixed(2)}: «${word.text}»` }] : []
    }),
  )
}

export const contrast: Check = { name: 'contrast as painted', rules: Object.keys(thresholds), check }
