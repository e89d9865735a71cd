import type { BrowserContext, Page } from 'playwright/test'
import { contrast, linear, luminance } from './contrast.ts'
import { hand, readAsText } from './in-page.ts'

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** A picture in base64. Not fetched as an address: the protocol tells of each answer, with its address, which would be the picture again. */
const bitmapOf = (picture: string): Promise<ImageBitmap> => {
  const signs = atob(picture)
  const bytes = new Uint8Array(signs.length)
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at)
  return createImageBitmap(new Blob([bytes]))
}

/** Its pixels. */
const canvasOf = async (picture: string): Promise<OffscreenCanvasRenderingContext2D> => {
  const bitmap = await bitmapOf(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!
  canvas.drawImage(bitmap, 0, 0)
  return canvas
}

/** The colours in boxes of a picture, as 0xrrggbb, and how many pixels have each; what lies outside the picture has none. */
const colorsIn = (canvas: OffscreenCanvasRenderingContext2D, boxes: Box[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { x, y, width, height } of boxes) {
    const { data } = canvas.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
    for (const pixel of new Uint32Array(data.buffer)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  }
  // The bytes are red, green, blue and opacity.
  return new Map([...counts].filter(([pixel]) => pixel >>> 24 > 0).map(([pixel, count]) => [((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255), count]))
}

/** The most frequent of them. */
const mostOf = (colors: Map<number, number>): number | undefined => [...colors].toSorted(([, one], [, other]) => other - one)[0]?.[0]

const luminanceOf = (color: number): number => luminance([color >> 16, (color >> 8) & 255, color & 255])

const tools = { contrast, linear, luminance, bitmapOf, canvasOf, colorsIn, mostOf, luminanceOf }

/** What functions that run on the desk find in its window. */
export type Desk = typeof tools

/** An empty page on which pictures of others are measured. */
async function openDesk(context: BrowserContext): Promise<Page> {
  const desk = await context.newPage()
  await hand(desk, tools)
  return desk
}

const desks = new WeakMap<BrowserContext, Page>()

/** Measures on the desk that stands beside the pages of its context. */
export async function onDesk<Given, Result>(page: Page, measure: (given: Given) => Promise<Result>, given: Given): Promise<Result> {
  const context = page.context()
  const desk = desks.get(context) ?? (await openDesk(context))
  desks.set(context, desk)
  return readAsText(desk, measure, given)
}
