import { expect, test, type Page } from 'playwright/test'
import { messagesOf } from './support/messages.ts'
import { everyPage, MISSING } from './support/pages.ts'
import { openPage, startScript } from './support/script.ts'

/** Follows what a page asks for: whether anything is still under way, and how often the page itself was loaded. */
function trafficOf(page: Page) {
  const open = new Set<unknown>()
  const loads: string[] = []
  page.on('request', (request) => {
    open.add(request)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return { loads, settled: () => expect.poll(() => open.size, { message: 'stability.stays: requests under way' }).toBe(0) }
}

/** Points at each tool of the page and lets what it needs arrive. */
async function wakeTools(page: Page, settled: () => Promise<void>): Promise<void> {
  for (const tool of await page.locator('main :is(output, input, select), [data-island^="tool"]').all()) {
    if (!(await tool.isVisible())) continue
    await tool.scrollIntoViewIfNeeded()
    await tool.hover({ force: true })
    await settled()
  }
}

/** What is left behind in the browser. */
const tracesOf = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
    ...('caches' in window ? await caches.keys() : []).map((name) => `cache: ${name}`),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => `worker: ${scope}`),
  ])

/** What stands on paper and should not, and words that are not black on white; a sign keeps its own ink. */
const paperFaults = (page: Page, hasSign: boolean) =>
  page.evaluate((isSign) => {
    const gone = [...document.querySelectorAll('header:has(#menu), nav, footer:has(address), main button')].filter((element) => element.checkVisibility())
    const grey = [...document.querySelectorAll('main :is(h1, h2, p, li)')].filter((element) => !isSign && element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
    const toned = getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)' ? [] : [document.body]
    const shown = document.querySelector('h1')?.checkVisibility() ? [] : ['no heading']
    return [...[...gone, ...grey, ...toned].map((element) => `<${element.localName}> ${element.textContent.slice(0, 60)}`), ...shown]
  }, hasSign)

for (const path of everyPage) {
  test(`stability.stays, console.tools, security.traces, look.paper: ${path} in use`, async ({ page, context }) => {
    const { loads, settled } = trafficOf(page)
    const messages = messagesOf(page)
    await openPage(page, path)
    await startScript(page).catch(() => expect(loads.length, 'stability.stays: loads of the page without a reader’s doing').toBe(1))
    await settled()
    await wakeTools(page, settled)
    expect(loads.length, 'stability.stays: loads of the page without a reader’s doing').toBe(1)
    const own = messages.filter((message) => !/status of 404|^error: .*calle-senza-uscita/.test(message))
    expect.soft(own, 'console.tools: console').toEqual([])
    expect.soft([...(await tracesOf(page)), ...(await context.cookies()).map(({ name }) => `cookie: ${name}`)], 'security.traces: left behind').toEqual([])
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    expect(await paperFaults(page, path === MISSING), 'look.paper: what paper should not show').toEqual([])
  })
}
