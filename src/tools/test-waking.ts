import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

/** For tests that wake a tool on a page as it is built: what it hears from the window goes with its page, as in a browser. */
export function pageOfItsOwn(): void {
  let listening: MockInstance<Window['addEventListener']>
  beforeEach(() => void (listening = vi.spyOn(window, 'addEventListener')))
  afterEach(() => {
    for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options)
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })
}
