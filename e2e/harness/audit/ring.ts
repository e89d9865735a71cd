import type { Locator, Page } from 'playwright/test'
import { type Desk, onDesk } from '../page/desk.ts'
import { focusPictures } from '../page/focus-pictures.ts'

/** Runs on a desk: how many pixels changed by at least 3:1 between two pictures. */
const changedPixels = async ([before, after]: string[]): Promise<number> => {
  const { canvasOf, contrast, luminance } = window as unknown as Desk
  const read = async (picture: string) => {
    const context = await canvasOf(picture)
    return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data
  }
  const [one, other] = [await read(before!), await read(after!)]
  let changed = 0
  const [pixels, otherPixels] = [new Uint32Array(one.buffer), new Uint32Array(other.buffer)]
  for (let at = 0; at < one.length; at += 4) {
    if (pixels[at / 4] === otherPixels[at / 4]) continue // most are untouched
    if (contrast(luminance(one, at), luminance(other, at)) >= 3) changed += 1
  }
  return changed
}

/** Says what is wrong with the mark that a control gets with the focus; nothing, if it is thick and strong enough. */
export async function ringOf(page: Page, control: Locator): Promise<string | undefined> {
  const pictures = await focusPictures(page, control)
  if (!pictures) return undefined
  const { before, after, width, height } = pictures
  const changed = await onDesk(page, changedPixels, [before.toString('base64'), after.toString('base64')])
  // As large as a line of two pixels around it (WCAG 2.4.13), less its corners.
  const wanted = 2 * 2 * (width + height) * 0.9
  return changed >= wanted ? undefined : `${changed} of ${Math.round(wanted)} pixels: ${await control.evaluate((element) => element.outerHTML.slice(0, 100))}`
}
