import type { Page } from 'playwright/test'
import { type InPage, prepare } from './in-page.ts'

/** Runs in the page: what in it is script, or may run one: of any make, and in an attribute. */
const readScripts = () => {
  const { elementsIn, locate } = window as unknown as InPage
  const isCode = (script: Element) => /^(?:$|module$|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script)/i.test(script.getAttribute('type')?.trim() ?? '')
  const isFull = (script: Element) => ['src', 'href', 'xlink:href'].some((name) => script.hasAttribute(name)) || script.textContent.trim() !== ''
  const runs = (element: Element) =>
    element.localName === 'script'
      ? isCode(element) && isFull(element)
      : [...element.attributes].some(({ name, value }) => /^on[a-z]/.test(name) || (/^(?:href|xlink:href|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value)))
  const first = elementsIn(document).find(runs)
  return first ? { ...locate(first), isThere: true } : { place: '/html[1]', html: '<html>', isThere: performance.getEntriesByType('resource').some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script') }
}

/** What the browser has run in the page, by the debugger: a script may have taken itself out of it. What is asked by a machine comes from no address. */
async function hasRun(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  const here = new Set<number>()
  const ran: number[] = []
  session.on('Runtime.executionContextCreated', ({ context }) => void here.add(context.id))
  session.on('Debugger.scriptParsed', ({ url, executionContextId }) => void (/^(?:$|pptr:|__playwright)/.test(url) || ran.push(executionContextId)))
  await session.send('Runtime.enable')
  await session.send('Debugger.enable')
  await session.detach()
  return ran.some((context) => here.has(context))
}

/** The first script of a page, or the page, where none is left in it; nothing, where none runs or could. */
export async function scriptOf(page: Page): Promise<{ place: string; html: string } | undefined> {
  await prepare(page)
  const { isThere, place, html } = await page.evaluate(readScripts)
  return isThere || (await hasRun(page)) ? { place, html } : undefined
}
