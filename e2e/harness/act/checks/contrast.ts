import type { Page } from 'playwright/test'
import { leastContrast } from '../../page/contrast.ts'
import { paintedContrast } from '../../page/painted.ts'
import { type Check, type Problem, review, violation } from '../check.ts'

const thresholds = { 'afw4f7': leastContrast.AA, '09o5cg': leastContrast.AAA }

/** Where the ground varies, the best place of a word decides, and the worst is a question. */
async function check(page: Page): Promise<Problem[]> {
  const words = await paintedContrast(page, 'body', 'words')
  return Object.entries(thresholds).flatMap(([rule, { normal, large }]) =>
    words.flatMap(({ text, ratio, best, isLarge }) => {
      const wanted = isLarge ? large : normal
      const message = `${best.toFixed(2)} to ${ratio.toFixed(2)}: «${text}»`
      // A single sign may be a picture; what cannot be told from its ground at all may be hidden on purpose.
      const isCertain = best < wanted && best > 1.05 && text.length > 1
      return isCertain ? [violation(rule)(message)] : Math.min(best, ratio) < wanted ? [review(rule)(message)] : []
    }),
  )
}

export const contrast: Check = { name: 'contrast as painted', rules: Object.keys(thresholds), check }
