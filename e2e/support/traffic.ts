import { expect, type BrowserContext, type Page } from 'playwright/test'
import { answerAt } from '../harness/crawl/answer.ts'
import { about } from '../harness/report/about.ts'

/** Follows what a page asks for: what is still under way, every address, what is sent, and how often the page itself was loaded. */
export function trafficOf(page: Page) {
  const open = new Set<unknown>()
  const loads: string[] = []
  const asked: string[] = []
  const sent: string[] = []
  page.on('request', (request) => {
    open.add(request)
    asked.push(request.url())
    if (!/^(?:GET|HEAD)$/.test(request.method())) sent.push(`${request.method()} ${request.url()}`)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return { loads, asked, sent, settled: () => about('stability.stays', () => expect.poll(() => open.size, { message: 'requests under way' }).toBe(0)) }
}

/** The addresses of the scripts that a page gets, from here on. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('response', (response) => {
    // Fetched to be there later it is no script yet.
    if (response.request().resourceType() === 'script' || new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.url())
  })
  return scripts
}

/** What stands in them, asked for anew: a browser may keep a test waiting for what a page got. */
export const bodiesOf = (scripts: readonly string[]): Promise<Buffer[]> => Promise.all(scripts.map(async (url) => (await answerAt(url)).body))

/** What a page sends by itself as it is left, or as it goes out of sight. */
export const farewells = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sent: string[] = []
    navigator.sendBeacon = (url) => sent.push(String(url)) > 0
    window.fetch = (url) => {
      sent.push(String(url instanceof Request ? url.url : url))
      return new Promise(() => {})
    }
    XMLHttpRequest.prototype.open = (...[, url]: [string, string | URL]) => void sent.push(String(url))
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    dispatchEvent(new Event('beforeunload', { cancelable: true }))
    return sent
  })

/** What is left behind in the browser. */
export async function tracesOf(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
    ...('caches' in window ? await caches.keys() : []).map((name) => `cache: ${name}`),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => `worker: ${scope}`),
  ])
  return [...stored, ...(await context.cookies()).map(({ name }) => `cookie: ${name}`)]
}
