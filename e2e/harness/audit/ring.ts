import type { Locator, Page } from 'playwright/test'
import type { Desk } from './desk.ts'

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
export async function ringOf(page: Page, desk: Page, control: Locator): Promise<string | undefined> {
  await control.scrollIntoViewIfNeeded()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const box = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    // A link stretched over its card carries its ring around the card.
    const isStretched = getComputedStyle(element, '::after').position === 'absolute'
    const marked = (isStretched && (element as HTMLElement).offsetParent) || element
    const { x, y, width, height } = marked.getClientRects()[0] ?? marked.getBoundingClientRect()
    return { x, y, width, height }
  })
  if (box.x < 0) return undefined // the skip link, which comes into sight with the focus
  const clip = { x: Math.max(0, box.x - 8), y: Math.max(0, box.y - 8), width: box.width + 16, height: box.height + 16 }
  const shoot = async () => (await page.screenshot({ clip, caret: 'hide', animations: 'disabled' })).toString('base64')
  const before = await shoot()
  await control.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true, focusVisible: true }))
  const changed = await desk.evaluate(changedPixels, [before, await shoot()])
  // As large as a line of two pixels around it (WCAG 2.4.13), less its corners.
  const wanted = 2 * 2 * (box.width + box.height) * 0.9
  return changed >= wanted ? undefined : `${changed} of ${Math.round(wanted)} pixels: ${await control.evaluate((element) => element.outerHTML.slice(0, 100))}`
}
