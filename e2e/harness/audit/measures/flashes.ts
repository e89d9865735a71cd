import type { Page } from 'playwright/test'
import { type Desk, onDesk } from '../../page/desk.ts'
import { type Frame, framesDuring, runFor } from './frames.ts'

/** What flashed more than three times within a second. */
interface Flashes {
  frames: number
  /** In square CSS pixels. */
  area: number
}

/** A quarter of ten degrees of the visual field: of 341 × 256 pixels (WCAG 2.3.1). */
export const SMALL_AREA = 21_824

/** Runs in an empty page: counts, for each spot of the window, the opposing changes of its light and of its red. */
const count = async ([frames, width, height]: [Frame[], number, number]): Promise<Flashes> => {
  const across = 64
  const down = Math.max(1, Math.round((across * height) / width))
  const { bitmapOf, linear, luminance } = window as unknown as Desk
  const canvas = new OffscreenCanvas(across, down).getContext('2d', { willReadFrequently: true })!
  canvas.imageSmoothingQuality = 'high'
  /** A tenth of all light, the darker below 0.8; a red that becomes another by 20 of 320. */
  const limits = [
    { step: 0.1, darkest: 0.8 },
    { step: 20, darkest: Infinity },
  ]
  const spots = Array.from({ length: across * down }, () => limits.map((limit) => ({ ...limit, low: NaN, high: NaN, direction: 0, changes: [] as number[] })))
  for (const { at, picture } of frames) {
    canvas.drawImage(await bitmapOf(picture), 0, 0, across, down)
    const { data } = canvas.getImageData(0, 0, across, down)
    for (const [place, tracks] of spots.entries()) {
      const [red, green, blue] = [0, 1, 2].map((of) => linear(data[place * 4 + of]!)) as [number, number, number]
      const values = [luminance(data, place * 4), red / (red + green + blue || 1) >= 0.8 ? Math.max(0, red - green - blue) * 320 : 0]
      for (const [kind, track] of tracks.entries()) {
        const value = values[kind]!
        const { step, darkest } = track
        track.low = Number.isNaN(track.low) ? value : Math.min(track.low, value)
        track.high = Number.isNaN(track.high) ? value : Math.max(track.high, value)
        const isFall = track.direction >= 0 && track.high - value >= step && value < darkest
        const isRise = track.direction <= 0 && value - track.low >= step && track.low < darkest
        if (!isFall && !isRise) continue
        track.direction = isFall ? -1 : 1
        track.changes.push(at)
        track.low = track.high = value
      }
    }
  }
  const inOneSecond = (changes: number[]) => Math.max(0, ...changes.map((start) => changes.filter((at) => at >= start && at < start + 1).length))
  // A flash is a pair of opposing changes.
  const flashes = spots.map((tracks) => Math.max(...tracks.map(({ changes }) => inOneSecond(changes))) / 2)
  return { frames: frames.length, area: (flashes.filter((one) => one > 3).length * width * height) / spots.length }
}

/** In which more than three flashes in a second can be seen. */
const GLANCE_MS = 1200

/** Scrolls at one go: letters that go by would be flashes of their own. */
const scroll = (page: Page, share: number): Promise<void> => page.evaluate((to) => scrollTo({ top: to * document.documentElement.scrollHeight, behavior: 'instant' }), share)

/** How a page flashes while it is opened, for some time after, once it has been woken, and further down. */
export async function flashesOf(page: Page, open: () => Promise<unknown>, milliseconds = 2500, wake: () => Promise<unknown> = async () => {}): Promise<Flashes> {
  const frames = await framesDuring(page, async () => {
    await open()
    await runFor(page, milliseconds)
    for (const act of [wake, () => scroll(page, 0.5), () => scroll(page, 1)]) {
      await act()
      await runFor(page, GLANCE_MS)
    }
  })
  const { width, height } = page.viewportSize()!
  return onDesk(page, count, [frames, width, height] as [Frame[], number, number])
}
