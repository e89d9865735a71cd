import type { Page } from 'playwright/test'
import { type Check, type Problem, violation } from '../check.ts'

/** Twenty hours, after which a limit of time is no barrier. */
export const LONG_SECONDS = 72_000

/** Runs in the page: its title, when it refreshes itself, how far it lets readers zoom. */
const readHead = () => {
  const contents = (selector: string) => [...document.querySelectorAll(selector)].map((meta) => meta.getAttribute('content') ?? '')
  return {
    isPage: document.documentElement instanceof HTMLHtmlElement,
    title: document.title.trim(),
    refresh: contents('meta[http-equiv="refresh" i]'),
    viewport: contents('meta[name="viewport" i]'),
  }
}

/** Seconds, as browsers read them; nothing where they read none. */
export const delayOf = (content: string): number | undefined => {
  const [, whole] = /^\s*(?=[\d.])(\d*)[\d.]*(?:[;,\s]|$)/.exec(content) ?? []
  return whole === undefined ? undefined : Number(whole)
}

/** Whether a page lets readers zoom to twice its size. */
export function canZoom(content: string): boolean {
  const settings = new Map(content.toLowerCase().replace(/\s*=\s*/g, '=').split(/[,;\s]+/).map((one) => one.split('=') as [string, string]))
  const scalable = settings.get('user-scalable')
  if (scalable !== undefined && (scalable === 'no' || Math.abs(parseFloat(scalable)) < 1)) return false
  const largest = settings.get('maximum-scale')
  if (largest === undefined || largest.startsWith('device-')) return true
  const scale = parseFloat(largest)
  // Browsers read a word as nought or one, and pass over what is below nought.
  return !Number.isNaN(scale) && (scale < 0 || scale >= 2)
}

async function check(page: Page): Promise<Problem[]> {
  const { isPage, title, refresh, viewport } = await page.evaluate(readHead)
  if (!isPage) return []
  // The first that can be read counts.
  const delay = refresh.map(delayOf).find((seconds) => seconds !== undefined) ?? 0
  return [
    ...(title ? [] : [violation('2779a5')('the page has no title')]),
    ...(delay > 0 ? [violation('bisz58')(`the page refreshes itself after ${delay} s`)] : []),
    ...(delay > 0 && delay <= LONG_SECONDS ? [violation('bc659a')(`the page refreshes itself after ${delay} s`)] : []),
    ...viewport.filter((content) => !canZoom(content)).map((content) => violation('b4f0c3')(`readers cannot zoom: ${content}`)),
  ]
}

export const documentHead: Check = { name: 'document head', rules: ['2779a5', 'bc659a', 'bisz58', 'b4f0c3'], check }
