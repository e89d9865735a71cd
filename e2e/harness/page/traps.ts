import type { Page } from 'playwright/test'
import { hears } from './listeners.ts'

interface Trap {
  html: string
  /** How many stops the focus goes round in. */
  stops: number
  /** By keys that the page names. */
  isEscaped: boolean
  /** By pressing what stands in it, as the button that closes a dialog. */
  isReleased: boolean
}

const FOCUSABLE = 'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable=false i])'
/** In which a script may send the focus back. */
const BACK_MS = 50
const MOST = 100

const named: Record<string, string> = { ctrl: 'Control', control: 'Control', alt: 'Alt', option: 'Alt', shift: 'Shift', meta: 'Meta', cmd: 'Meta', command: 'Meta', esc: 'Escape', escape: 'Escape' }

/** What stands between the names of keys that are pressed together, as «Ctrl-M», «Control and the M». */
const BETWEEN = String.raw`(?:\s*(?:[-+]|\b(?:and|plus|with|the|key)\b))+\s*`
const keys = new RegExp(String.raw`\b(?:(?:ctrl|control|alt|option|shift|meta|cmd|command)${BETWEEN})+(?:F\d{1,2}|[a-z\d])\b|\besc(?:ape)?\b|\bF\d{1,2}\b`, 'gi')

/** Keys that a text names, as «Ctrl+M» or «Esc», in the browser's words. */
export const keysIn = (text: string): string[] =>
  [...new Set((text.match(keys) ?? []).map((together) => together.split(new RegExp(BETWEEN, 'i')).map((key) => named[key.toLowerCase()] ?? (key.length === 1 ? key.toLowerCase() : key.toUpperCase())).join('+')))]

/** Runs in the page: which of its elements has the focus, -1 for none; and whether that may hold several stops of its own. */
const readFocus = () => {
  const { activeElement } = document
  const isOne = activeElement === null || (activeElement.shadowRoot === null && !activeElement.matches('iframe, frame, object, embed, audio, video, input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local])'))
  return { at: activeElement === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(activeElement!), isOne }
}

interface Way {
  stops: number[]
  hasLeft: boolean
}

/** Presses a key until the focus leaves the page or comes round: the stops on the way, and whether it left. */
async function follow(page: Page, key: string): Promise<Way> {
  const stops = [(await page.evaluate(readFocus)).at]
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press(key)
    await page.waitForTimeout(BACK_MS)
    const { at, isOne } = await page.evaluate(readFocus)
    if (at < 0) return { stops, hasLeft: true }
    if (at === stops.at(-1) && !isOne) continue
    if (stops.includes(at)) return { stops, hasLeft: false }
    stops.push(at)
  }
  return { stops, hasLeft: true }
}

/** Presses what stands in a trap, and then each key that the page names. */
async function escapes(page: Page, stops: number[]): Promise<Pick<Trap, 'isEscaped' | 'isReleased'>> {
  for (const at of stops) {
    const stop = page.locator('*').nth(at)
    if (await stop.evaluate((element) => element.matches('a[href^="#"], button[type=button], button:not(form *), [role=button], summary'))) await stop.press('Enter').catch(() => undefined)
  }
  const isReleased = (await follow(page, 'Tab')).hasLeft
  for (const together of keysIn(await page.locator('body').innerText())) {
    await page.keyboard.press(together).catch(() => undefined)
    await page.waitForTimeout(BACK_MS)
    if ((await follow(page, 'Tab')).hasLeft) return { isEscaped: true, isReleased }
  }
  return { isEscaped: false, isReleased }
}

/** Elements that the focus does not leave by Tab, Shift+Tab or Escape. Without a script that hears of the focus or of keys there is none. */
export async function trapsOf(page: Page): Promise<Trap[]> {
  if (!(await hears(page, /^(?:focus|focusin|blur|focusout|keydown|keypress|keyup)$/))) return []
  const free = new Set<number>()
  const held = new Set<number>()
  const found: Trap[] = []
  const every = await page.locator(FOCUSABLE).evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [inert] *')).map((one) => [...document.querySelectorAll('*')].indexOf(one)))
  for (const start of every.slice(0, MOST)) {
    if (free.has(start) || held.has(start)) continue
    const element = page.locator('*').nth(start)
    const ways: Way[] = []
    for (const key of ['Tab', 'Shift+Tab', 'Escape']) {
      await element.evaluate((one) => (one as HTMLElement).focus())
      await page.waitForTimeout(BACK_MS)
      // One trap may keep the focus from all others: of those nothing can be told.
      if ((await page.evaluate(readFocus)).at !== start) {
        ways.length = 0
        break
      }
      if (key === 'Escape') await page.keyboard.press('Escape')
      ways.push(await follow(page, key === 'Escape' ? 'Tab' : key))
      if (ways.at(-1)!.hasLeft) break
    }
    if (ways.length === 0) continue
    const { stops, hasLeft } = ways.at(-1)!
    for (const stop of stops) (hasLeft ? free : held).add(stop)
    if (!hasLeft) found.push({ html: await element.evaluate((one) => one.outerHTML.slice(0, 160)), stops: stops.length, ...(await escapes(page, stops)) })
  }
  return found
}
