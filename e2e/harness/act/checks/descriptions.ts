import type { Page } from 'playwright/test'
import { vagueHeadings } from '../../audit/measures/headings.ts'
import { vagueLinks } from '../../page/vague-links.ts'
import { type Check, type Problem, review, violation } from '../check.ts'

/** Links that say nothing, alone or with what stands around them; whether a heading or a label says enough a person knows. */
async function check(page: Page): Promise<Problem[]> {
  const links = await vagueLinks(page)
  const found = await vagueHeadings(page)
  return [
    ...links.map(({ name, html, isCertain }) => (isCertain ? violation : review)('aizyf1')(`«${name}» fits any link: ${html}`)),
    ...links.map(({ name, html, isCertain, hasContext }) => (isCertain && !hasContext ? violation : review)('5effbb')(`«${name}» fits any link: ${html}`)),
    ...found.map((one) => review(one.startsWith('label') ? 'cc0f0a' : 'b49b2e')(`${one}: does it describe what it is of?`)),
  ]
}

export const descriptions: Check = { name: 'descriptions', rules: ['5effbb', 'aizyf1', 'b49b2e', 'cc0f0a'], asks: ['b49b2e', 'cc0f0a'], check }
