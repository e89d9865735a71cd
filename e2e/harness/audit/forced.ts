import type { Page } from 'playwright/test'
import { type Line, readLines, type Unit } from './lines.ts'
import type { Measured } from './painted.ts'

/** Runs in an empty page: for each line its most frequent colour, and the one furthest from it, as painted. */
const extremes = async ([picture, lines]: [string, Line[]]): Promise<Measured[]> => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!
  canvas.drawImage(bitmap, 0, 0)
  const channel = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return lines.flatMap((line) => {
    const { data } = canvas.getImageData(Math.round(line.x), Math.round(line.y), Math.max(1, Math.round(line.width)), Math.max(1, Math.round(line.height)))
    const seen = new Map<number, number>()
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue
      const color = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
      seen.set(color, (seen.get(color) ?? 0) + 1)
    }
    const luminance = (color: number) => 0.2126 * channel(color >> 16) + 0.7152 * channel((color >> 8) & 255) + 0.0722 * channel(color & 255)
    const [ground] = [...seen].toSorted((a, b) => b[1] - a[1])[0] ?? []
    if (ground === undefined) return []
    const behind = luminance(ground)
    const ratio = Math.max(...[...seen.keys()].map((color) => (Math.max(luminance(color), behind) + 0.05) / (Math.min(luminance(color), behind) + 0.05)))
    return [{ ...line, ratio, best: ratio }]
  })
}

/** Where the reader's own colours are forced on the page its letters cannot be taken away: the picture as it is tells both colours. */
export async function forcedContrast(page: Page, part = 'body'): Promise<Measured[]> {
  const lines = await page.evaluate(readLines, [part, 'lines'] as [string, Unit])
  const picture = (await page.screenshot({ fullPage: part === 'body', scale: 'css', animations: 'disabled' })).toString('base64')
  const desk = await page.context().newPage()
  const measured = await desk.evaluate(extremes, [picture, lines] as [string, Line[]])
  await desk.close()
  return measured
}
