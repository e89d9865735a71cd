import { setTimeout as wait } from 'node:timers/promises'
import type { Said, Tab } from './browser.ts'
import type { Sent } from './shaped-server.ts'

export interface Stage {
  tab: Tab
  origin: string
  /** What the server sent since the run began. */
  sent: Sent[]
}

interface Place {
  x: number
  y: number
}

const QUIET_MS = 600
const LIMIT_MS = 12_000

async function until<Value>(what: string, look: () => Value | undefined | Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    const value = await look()
    if (value !== undefined) return value
    if (Date.now() > end) throw new Error(`bench: expected ${what} within ${LIMIT_MS} ms`)
    await wait(10)
  }
}

/** Loaded, at least that long ago, and nothing asked for since a while. */
export async function settle({ tab, sent }: Stage, atLeast: number): Promise<void> {
  await until('a loaded page', async () => ((await tab.evaluate<boolean>('document.readyState === "complete" && location.href !== "about:blank"')) ? true : undefined))
  await wait(atLeast)
  await until('a quiet network', () => (Date.now() - (sent.at(-1)?.at ?? 0) > QUIET_MS ? true : undefined))
}

export const open = ({ tab, origin }: Stage, path: string) => tab.send('Page.navigate', { url: origin + path })

/** The middle of what an expression finds, once it is in sight. */
export const place = ({ tab }: Stage, found: string) =>
  tab.evaluate<Place>(`(() => { const element = ${found}; element.scrollIntoView({ block: 'center', behavior: 'instant' }); const { x, y, width, height } = element.getBoundingClientRect(); return { x: x + Math.min(width / 3, 60), y: y + height / 2 } })()`)

/** The third article of a list. */
export const ARTICLE_LINK = `[...document.querySelectorAll('main a[href]')].filter(({ pathname }) => /^\\/blog\\/[^/]+\\/?$/.test(pathname))[2]`
export const MENU = `document.querySelector('header button')`
export const TOOL = `[...document.querySelectorAll('main input')].find((input) => input.checkVisibility() && /number|text/.test(input.type))`

export const point = ({ tab }: Stage, { x, y }: Place) => tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })

export async function press({ tab }: Stage, { x, y }: Place): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 }
  // A page that is left may never answer.
  await Promise.race([
    Promise.all([tab.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' }), tab.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' })]).catch(() => {}),
    wait(1000),
  ])
}

export const heard = ({ tab }: Stage, what: string, matches: (one: Said) => boolean) => until(what, () => tab.said.find(matches))
