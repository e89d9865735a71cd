import type { Page } from 'playwright/test'
import { clippedTexts } from '../../page/clipped.ts'
import { type Check, review, violation } from '../check.ts'

/** A window of 1280 × 1024 at a zoom of 200 %. */
async function check(page: Page) {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 1280, height: 1024 })
  const teased = new Set((await clippedTexts(page)).filter(({ isPartly }) => isPartly).map(({ text }) => text))
  await page.setViewportSize({ width: 640, height: 512 })
  const texts = await clippedTexts(page)
  await page.setViewportSize(before)
  // A text that ends in an ellipsis is no part of the rule. What is out of sight as a whole may be shown elsewhere; of what had lines out of sight before, as a teaser, zoom may take nothing away.
  return texts.filter(({ cut }) => cut !== 'shortened').map(({ text, cut, isMeant }) => (cut === 'through' && !isMeant && !teased.has(text) ? violation : review)('59br37')(`cut: «${text}»`))
}

export const clipping: Check = { name: 'clipping', rules: ['59br37'], check }
