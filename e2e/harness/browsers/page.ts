import { expect } from 'playwright/test'
import type { Recorded } from './recorder.ts'
import type { Waking } from '../site.ts'
import type { Stage } from './stage.ts'
import type { Tab } from './tab.ts'

/** An element as a reader names it: by selector, and by the text, label or accessible name that it has. */
interface Wanted {
  selector: string
  name?: string | undefined
}

interface Place {
  x: number
  y: number
  top: number
  bottom: number
}

/** Runs in the page: where the middle of the first visible element of that name is, scrolled to if wanted. */
function placeOf({ selector, name }: Wanted, scrolls: boolean): Place | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const names = (element: Element) => [element.getAttribute('aria-label'), element.textContent, ...Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent)].map(plain)
  const all = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const found = all.find((element) => name === undefined || names(element).some((one) => one === name || one.startsWith(`${name} (`)))
  if (!found) return null
  if (scrolls) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = found.getClientRects()[0] ?? found.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.top, bottom: box.bottom }
}

const text = ({ selector, name }: Wanted): string => (name ? `${selector} «${name}»` : selector)

/** What readers do, and what they see, in the words of the specification. */
export class Page {
  readonly tab: Tab
  readonly address: string
  readonly pending: () => number
  readonly waking: Waking
  constructor(tab: Tab, { address, pending }: Stage, waking: Waking) {
    this.tab = tab
    this.waking = waking
    this.address = address
    this.pending = pending
  }

  open = (path: string): Promise<void> => this.tab.open(this.address + path)
  evaluate: Tab['evaluate'] = (run, ...args) => this.tab.evaluate(run, ...args)
  ask: Tab['evaluate'] = (run, ...args) => this.tab.ask(run, ...args)
  press = (key: string): Promise<void> => this.tab.press(key)

  async place(wanted: Wanted, scrolls = false): Promise<Place> {
    let place: Place | null = null
    await expect.poll(async () => (place = await this.tab.ask(placeOf, wanted, scrolls)), text(wanted)).not.toBeNull()
    return place!
  }
  async click(selector: string, name?: string, held?: 'Control'): Promise<void> {
    const { x, y } = await this.place({ selector, name }, true)
    await this.tab.click(x, y, held)
  }
  async point(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.place({ selector, name }, true)
    await this.tab.point(x, y)
  }
  sees = async (selector: string, name?: string): Promise<boolean> => (await this.tab.ask(placeOf, { selector, name }, false)) !== null

  /** Empties a field and types into it. */
  async fill(label: string, text: string): Promise<void> {
    await this.click('input, textarea', label)
    await this.tab.evaluate(() => (document.activeElement as HTMLInputElement).select())
    await this.press('Backspace')
    await this.tab.type(text)
  }
  follow = (name: string): Promise<void> => this.click('main a[href]', name)
  go = (steps: number): Promise<void> => this.tab.evaluate((by) => void setTimeout(() => history.go(by)), steps)
  scrollTo = (top: number): Promise<void> => this.tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

  heading = (): Promise<string> => this.tab.ask(() => document.querySelector('h1')?.textContent ?? '')
  path = (): Promise<string> => this.tab.ask(() => location.pathname + location.hash)
  /** Until the window has been drawn once more. */
  paints = (): Promise<void> => this.tab.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
  /** Until nothing is fetched any more, and what was fetched has run. */
  async settles(): Promise<void> {
    await expect.poll(this.pending).toBe(0)
    await this.paints()
    await expect.poll(this.pending).toBe(0)
  }
  /** Reaches for each part that a script takes over and waits until it listens. */
  async wakes(): Promise<void> {
    const sleeping = () =>
      this.tab.ask((selector: string) => {
        const parts = [...document.querySelectorAll(selector)]
        for (const part of parts) part.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
        return parts.length
      }, `${this.waking.selector}:not([${this.waking.mark}])`)
    await expect.poll(sleeping, 'parts that sleep').toBe(0)
    await this.settles()
  }
  /** Until so many milliseconds after its load. */
  hasAged = (ms: number): Promise<void> =>
    this.tab.evaluate((age) => new Promise<void>((done) => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      setTimeout(done, Math.max(0, loadEventEnd + age - performance.now()))
    }), ms)
  scroll = (): Promise<number> => this.tab.ask(() => Math.round(scrollY))
  focused = (): Promise<string> =>
    this.tab.ask(() => {
      const { activeElement } = document
      const label = (activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent
      return (label ?? activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim()
    })
  recorded = (): Promise<Recorded> => this.tab.ask(() => window.recorded)

  /** The address and the heading are those of the page, and it has loaded. */
  async isAt(path: string, heading: string): Promise<void> {
    const state = () => this.tab.ask(() => [location.pathname, document.querySelector('h1')?.textContent, document.readyState]).catch(() => [])
    await expect.poll(state).toEqual([path, heading, 'complete'])
  }
}
