import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../page/in-page.ts'

/**
 * Runs in the page: what is laid out only once it comes into the window is laid out at once, so that all of it can be read and
 * measured. By its place, not by a rule for all: what is hidden in the same way stays hidden.
 */
const layOut = (): void => {
  const { elementsIn } = window as unknown as InPage
  const late = elementsIn(document.body).filter((element) => getComputedStyle(element).contentVisibility === 'auto')
  for (const element of late) (element as HTMLElement).style.setProperty('content-visibility', 'visible', 'important')
}

/** Runs in the page: pictures that come when they are near the window come at once; one that cannot be had changes nothing. */
const showPictures = async (): Promise<void> => {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** Runs in the page: returns when it no longer scrolls, as it does by itself towards a field that was filled in; after a hundred frames it is scrolled all the time. */
const arrive = async (): Promise<void> => {
  for (let [still, frames, at] = [0, 0, Number.NaN]; still < 3 && frames < 100; frames += 1) {
    await new Promise(requestAnimationFrame)
    still = scrollY === at ? still + 1 : 0
    at = scrollY
  }
}

/** All laid out, the window where it was going, fonts and pictures there, animations at their end: from here on the page does not change by itself. */
export async function settle(page: Page): Promise<void> {
  await prepare(page)
  await page.evaluate(layOut)
  await page.evaluate(showPictures)
  await page.evaluate(arrive)
  await page.evaluate(async () => {
    const { animationsIn } = window as unknown as InPage
    await document.fonts.ready
    for (const animation of animationsIn(document)) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  })
}
