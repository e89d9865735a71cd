import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import { movingPictures } from '../../page/moving-pictures.ts'
import { type Fault, ofPage } from './fault.ts'

/** Runs in the page: where the pictures of some addresses are; nothing, for what only a style names. */
const placesOf = (urls: string[]) => {
  const { elementsIn, locate } = window as unknown as InPage
  const images = elementsIn(document).filter((element) => element instanceof HTMLImageElement)
  return urls.map((url) => {
    const image = images.find(({ currentSrc }) => currentSrc === url)
    return image ? locate(image) : null
  })
}

/** Pictures that may move, by what they are, not by their names. */
export async function ofPictures(page: Page): Promise<Fault[]> {
  const urls = await movingPictures(page)
  await prepare(page)
  const places = await page.evaluate(placesOf, urls)
  return urls.flatMap((url, at) =>
    ['2.2.2', '2.3.1'].map((criterion): Fault => ({ ...ofPage(criterion, 'moving', 'review', 'Does the picture move, and can it be stopped?', url.slice(0, 200)), ...places[at] })),
  )
}
