import type { BrowserContext, Page } from 'playwright/test'
import { contrast, linear, luminance } from './contrast.ts'

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** What functions that run on the desk find in its window. */
export interface Desk {
  contrast: typeof contrast
  linear: typeof linear
  luminance: typeof luminance
  /** The pixels of a picture, PNG in base64. */
  canvasOf: (picture: string) => Promise<OffscreenCanvasRenderingContext2D>
  /** The colours in boxes of a picture, as 0xrrggbb, and how many pixels have each; what lies outside the picture has none. */
  colorsIn: (canvas: OffscreenCanvasRenderingContext2D, boxes: Box[]) => Map<number, number>
  /** The most frequent of them. */
  mostOf: (colors: Map<number, number>) => number | undefined
  luminanceOf: (color: number) => number
}

const canvasOf: Desk['canvasOf'] = async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!
  canvas.drawImage(bitmap, 0, 0)
  return canvas
}

const colorsIn: Desk['colorsIn'] = (canvas, boxes) => {
  const counts = new Map<number, number>()
  for (const { x, y, width, height } of boxes) {
    const { data } = canvas.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
    for (const pixel of new Uint32Array(data.buffer)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  }
  // The bytes are red, green, blue and opacity.
  return new Map([...counts].filter(([pixel]) => pixel >>> 24 > 0).map(([pixel, count]) => [((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255), count]))
}

const mostOf: Desk['mostOf'] = (colors) => [...colors].toSorted(([, one], [, other]) => other - one)[0]?.[0]

const luminanceOf: Desk['luminanceOf'] = (color) => luminance([color >> 16, (color >> 8) & 255, color & 255])

/** An empty page on which pictures of others are measured. */
async function openDesk(context: BrowserContext): Promise<Page> {
  const desk = await context.newPage()
  const tools = Object.entries({ contrast, linear, luminance, canvasOf, colorsIn, mostOf, luminanceOf }).map(([name, tool]) => `${name}: ${String(tool)}`)
  await desk.evaluate(`Object.assign(window, { ${tools.join()} }); undefined`)
  return desk
}

const desks = new WeakMap<BrowserContext, Page>()

/** Measures on the desk that stands beside the pages of its context. */
export async function onDesk<Given, Result>(page: Page, measure: (given: Given) => Promise<Result>, given: Given): Promise<Result> {
  const context = page.context()
  const desk = desks.get(context) ?? (await openDesk(context))
  desks.set(context, desk)
  return desk.evaluate<Result, unknown>(measure as (given: unknown) => Promise<Result>, given)
}
