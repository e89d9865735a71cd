import type { Locator, Page } from 'playwright/test'
import { contrast } from '../page/contrast.ts'
import { focusPictures } from '../page/focus-pictures.ts'
import { colorAt, luminanceOf, pixelsOf, rowsIn } from '../page/pixels.ts'

/** How many pixels changed by at least 3:1 between two pictures of one size. */
function changedPixels(before: string, after: string): number {
  const [one, other] = [pixelsOf(before), pixelsOf(after)]
  let changed = 0
  for (const [y, from, to] of rowsIn(one, { x: 0, y: 0, ...one })) {
    for (let x = from; x < to; x += 1) {
      const [was, is] = [colorAt(one, x, y), colorAt(other, x, y)]
      // Most are untouched.
      if (was !== is && contrast(luminanceOf(was), luminanceOf(is)) >= 3) changed += 1
    }
  }
  return changed
}

/** Says what is wrong with the mark that a control gets with the focus; nothing, if it is thick and strong enough. */
export async function ringOf(page: Page, control: Locator): Promise<string | undefined> {
  const pictures = await focusPictures(page, control)
  if (!pictures) return undefined
  const { before, after, width, height } = pictures
  const changed = changedPixels(before.toString('base64'), after.toString('base64'))
  // As large as a line of two pixels around it (WCAG 2.4.13), less its corners.
  const wanted = 2 * 2 * (width + height) * 0.9
  return changed >= wanted ? undefined : `${changed} of ${Math.round(wanted)} pixels: ${await control.evaluate((element) => element.outerHTML.slice(0, 100))}`
}
