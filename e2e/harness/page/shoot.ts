import type { CDPSession, Page } from 'playwright/test'

/** Runs in the page: transitions that a style has just started come to their end; what the picture is of. */
const framed = async (whole: boolean) => {
  await document.fonts.ready
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { scrollWidth, scrollHeight } = document.documentElement
  const scale = 1 / devicePixelRatio
  return whole ? { x: 0, y: 0, width: Math.max(scrollWidth, innerWidth), height: Math.max(scrollHeight, innerHeight), scale } : { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight, scale }
}

/** What a picture is of, in CSS pixels. */
type Clip = Record<'x' | 'y' | 'width' | 'height' | 'scale', number>

const MOST_TRIES = 5

/** On a busy machine the browser at times has no frame to show yet, and says so: it is asked again after the next. */
async function capture(page: Page, session: CDPSession, clip: Clip, captureBeyondViewport: boolean, tries = 1): Promise<string> {
  try {
    return (await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, captureBeyondViewport, clip })).data
  } catch (error) {
    if (tries === MOST_TRIES || !String(error).includes('Unable to capture screenshot')) throw error
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return capture(page, session, clip, captureBeyondViewport, tries + 1)
  }
}

/**
 * A picture of the whole page, or of its window where only a part of it is looked at: PNG in base64, a pixel for each of CSS.
 * By the protocol, which can be told to compress less: a whole article takes three fifths of the time of `page.screenshot`.
 */
export async function shoot(page: Page, part = 'body'): Promise<string> {
  const whole = part === 'body'
  const session = await page.context().newCDPSession(page)
  const clip = await page.evaluate(framed, whole)
  const isPaper = await page.evaluate(() => matchMedia('print').matches)
  const data = await capture(page, session, clip, whole)
  await session.detach()
  // With a picture of more than the window the browser forgets that it shows paper.
  if (isPaper) await page.emulateMedia({ media: 'print' })
  return data
}
