import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright/test'

/** A page is quiet that has changed nothing and has asked for nothing for so long. */
const QUIET_MS = 250
/** What changes without end, or waits for a host that does not answer, is looked at as it is. */
const MOST_MS = 3000

/** These may stay open as long as the page. */
const lasting = new Set(['eventsource', 'websocket', 'media', 'ping'])
const asked = new WeakMap<Page, { count: number; open: Set<Request> }>()

/** Hears what a page asks for; from before it is opened, for what is on its way is not told later. */
export function hearRequests(page: Page): void {
  const heard = { count: 0, open: new Set<Request>() }
  asked.set(page, heard)
  const drop = (request: Request) => heard.open.delete(request)
  page.on('request', (request) => {
    if (lasting.has(request.resourceType())) return
    heard.count += 1
    heard.open.add(request)
  })
  page.on('requestfinished', drop).on('requestfailed', drop)
}

/** Runs in the page: how often it has changed since it was first asked; what a script animates by styles changes without end. */
const countChanges = (): number => {
  const shared = window as unknown as { changesHeard?: number }
  if (shared.changesHeard === undefined) {
    shared.changesHeard = 0
    const observer = new MutationObserver((records) => void (shared.changesHeard! += records.filter(({ attributeName }) => attributeName !== 'style').length))
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }
  return shared.changesHeard
}

/** Waits for what scripts bring once a page is open. */
export async function quiet(page: Page): Promise<void> {
  const end = performance.now() + MOST_MS
  let before = ''
  while (performance.now() < end) {
    // A page that is just leaving for another has none to tell.
    const changes = await page.evaluate(countChanges).catch(() => 'leaving')
    const { count = 0, open } = asked.get(page) ?? {}
    const state = `${changes} ${count} ${page.url()}`
    if (state === before && !open?.size) return
    before = state
    await wait(QUIET_MS)
  }
}

const plainPath = (address: string): string => new URL(address, 'http://localhost').pathname.replace(/\/(?:index\.html?)?$/, '')

/** Where a page led by itself, if not to the path that was asked for; a page and the start of its folder are one. */
export const ledTo = (page: Page, path: string): string | undefined => (plainPath(page.url()) === plainPath(path) ? undefined : new URL(page.url()).pathname)
