import type { BrowserContext, Page } from 'playwright/test'
import { contrast, linear, luminance } from '../page/contrast.ts'

/** What functions that run on the desk find in its window. */
export interface Desk {
  contrast: typeof contrast
  linear: typeof linear
  luminance: typeof luminance
  /** The pixels of a picture, PNG in base64. */
  canvasOf: (picture: string) => Promise<OffscreenCanvasRenderingContext2D>
}

const canvasOf: Desk['canvasOf'] = async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!
  canvas.drawImage(bitmap, 0, 0)
  return canvas
}

/** An empty page on which pictures of others are measured. */
export async function openDesk(context: BrowserContext): Promise<Page> {
  const desk = await context.newPage()
  await desk.evaluate(`Object.assign(window, { contrast: ${String(contrast)}, linear: ${String(linear)}, luminance: ${String(luminance)}, canvasOf: ${String(canvasOf)} })`)
  return desk
}
