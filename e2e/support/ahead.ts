import { expect } from 'playwright/test'
import { launchOptions } from '../harness/chromium/chromium.ts'
import { startDebugged } from '../harness/chromium/debugged.ts'
import { LEFT, type Protocol } from '../harness/chromium/protocol.ts'
import { type Command, openTab, type Tab } from '../harness/chromium/tab.ts'

const SIZE = { width: 1280, height: 800 }

export interface Visitor extends Tab {
  /** What was fetched or prerendered, by path, in the order in which it was. */
  ahead: () => { path: string; how: 'prefetch' | 'prerender' }[]
  /** Why pages that were prerendered are no more, as the browser says. */
  dropped: () => string[]
  /** What prerendered pages wrote to the console or fetched, before they were seen. */
  early: () => string[]
  pointAt: (selector: string) => Promise<void>
  press: () => Promise<void>
}

/** A browser that fetches ahead. */
export const startAhead = () => startDebugged(launchOptions.executablePath, [`--window-size=${SIZE.width},${SIZE.height}`, ...launchOptions.args], launchOptions.env)

/** Opens an address in a tab of its own, with files of its own. */
export async function visitor(protocol: Protocol, address: string, prepare: Command[] = []): Promise<Visitor> {
  const tab = await openTab(protocol, [...prepare, ['Network.enable'], ['Preload.enable']], SIZE)
  const ahead: ReturnType<Visitor['ahead']> = []
  const early: string[] = []
  const dropped: string[] = []
  const keep = (how: 'prefetch' | 'prerender', { url }: { url: string }): void => {
    const { pathname: path } = new URL(url)
    if (!ahead.some((one) => one.path === path && one.how === how)) ahead.push({ path, how })
  }
  tab.on('Preload.prefetchStatusUpdated', ({ key }: { key: { url: string } }) => keep('prefetch', key))
  tab.on('Preload.prerenderStatusUpdated', ({ key, status, prerenderStatus = status }: { key: { url: string }; status: string; prerenderStatus?: string }) => {
    if (status === 'Ready') keep('prerender', key)
    if (status === 'Failure') dropped.push(`${new URL(key.url).pathname}: ${prerenderStatus}`)
  })
  for (const kind of ['consoleAPICalled', 'exceptionThrown']) tab.on(`Runtime.${kind}`, (_, isShown) => void (isShown || early.push(kind)))
  tab.on('Network.requestWillBeSent', ({ type, request }: { type: string; request: { url: string } }, isShown) => void (isShown || type !== 'Script' || early.push(request.url)))
  // Nothing, where the page was left before it could answer.
  const evaluate: Visitor['evaluate'] = <Value>(expression: string) => tab.evaluate<Value>(expression).catch(() => undefined as Value)
  await tab.send('Page.navigate', { url: address })
  await expect.poll(() => evaluate('document.readyState')).toBe('complete')
  // A page moves a little when its fonts arrive: where a link is is asked each time.
  const placeOf = (selector: string) =>
    evaluate<{ x: number; y: number }>(
      `(() => { const link = document.querySelector(${JSON.stringify(selector)}); link.scrollIntoView({ block: 'center', behavior: 'instant' }); const { x, y, width, height } = link.getBoundingClientRect(); return { x: x + Math.min(width, 40) / 2, y: y + height / 2 } })()`,
    )
  let pointed = ''
  return {
    ...tab,
    evaluate,
    ahead: () => ahead,
    early: () => early,
    dropped: () => dropped,
    pointAt: async (selector) => {
      pointed = selector
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 })
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(await placeOf(selector)) })
    },
    press: async () => {
      const place = await placeOf(pointed)
      const button = { ...place, button: 'left', clickCount: 1 }
      await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
      // Leads away, maybe before it is answered.
      await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch((error: Error) => {
        if (!error.message.endsWith(LEFT)) throw error
      })
    },
  }
}
