import { afterEach, beforeEach, vi } from 'vitest'
import type { Application } from './application.ts'
import { boot } from './boot.ts'
import { startCopy } from './start-copy.ts'
import { startIslands } from './start-islands.ts'

export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** Something to be woken, with a button. */
export const island = '<div data-island="x"><button type="button">Stampa</button></div>'

/** For tests of the boot script and of what may stand beside it: a page of its own for each test of a file, and what they ask of the browser. */
export function testPage() {
  const awaken = vi.fn<() => void>()
  const notice = vi.fn<Application['notice']>()
  const load = vi.fn<() => Promise<Application>>()
  const writeText = vi.fn<(text: string) => Promise<void>>()
  const observe = vi.fn<(part: Element) => void>()
  let see: (entries: { isIntersecting: boolean }[]) => void
  let heard: Parameters<Document['addEventListener']>[] = []
  class Observer {
    constructor(callback: typeof see) {
      see = callback
    }
    observe = observe
  }

  beforeEach(() => {
    vi.clearAllMocks()
    vi.stubGlobal('IntersectionObserver', Observer)
    load.mockResolvedValue({ awaken, notice })
    notice.mockResolvedValue()
    writeText.mockResolvedValue()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true, writable: true })
    Object.assign(navigator, { connection: {} })
    history.replaceState(null, '', '/qui?a=1')
  })
  afterEach(() => {
    for (const [type, listener, options] of heard) document.removeEventListener(type, listener, options)
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })

  return {
    awaken,
    notice,
    load,
    writeText,
    observe,
    /** What is in sight now. */
    see: (...seen: boolean[]) => see(seen.map((isIntersecting) => ({ isIntersecting }))),
    /** A page with the menu, the rules and something of its own arrives, and its scripts run. */
    booted: (markup = '', before = () => {}) => {
      document.body.innerHTML = `<button popovertarget="menu"></button><nav id="menu"></nav><main>${markup}</main><script type="speculationrules">{}</script>`
      find('#menu').hidePopover = () => {}
      before()
      const listening = vi.spyOn(document, 'addEventListener')
      boot()
      startCopy(load)
      startIslands(load)
      heard = listening.mock.calls.slice()
    },
  }
}
