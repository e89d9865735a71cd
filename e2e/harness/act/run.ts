import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright/test'
import { launchOptions } from '../chromium/chromium.ts'
import type { Case, Suite } from './cases.ts'
import { type Name, implementations, turns } from './implementations.ts'
import type { Outcome } from './judge.ts'
import { serveSuite } from './serve.ts'

/** What each implementation says of one case, and what it could not do. */
export interface CaseResult extends Omit<Case, 'code'> {
  outcomes: Partial<Record<Name, Outcome>>
  errors: string[]
}

const LOAD_MS = 10_000
const TURN_MS = 30_000

/** A page on which documents stand alone: they load nothing from elsewhere and lead nowhere by themselves. */
async function openIsolated(browser: Browser): Promise<{ page: Page; open: (address: string) => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  let wanted = ''
  await context.route('**/*', async (route) => {
    const request = route.request()
    const isOwn = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isOwn && wanted !== '') {
      wanted = ''
      return route.continue()
    }
    if (isOwn) return route.fulfill({ status: 204 })
    return new URL(request.url()).origin === new URL(page.url()).origin || request.frame() !== page.mainFrame() ? route.continue() : route.abort()
  })
  const open = async (address: string) => {
    wanted = address
    await page.goto(address, { waitUntil: 'load', timeout: LOAD_MS }).catch(() => {})
  }
  return { page, open }
}

/** Of XML that it does not know the browser shows the source: that is no page. */
const isSource = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('#webkit-xml-viewer-source-xml') !== null)

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = wait(TURN_MS, undefined, { ref: false }).then(() => Promise.reject(new Error(`no answer in ${TURN_MS / 1000} s`)))
  return Promise.race([work, late])
}

type Isolated = Awaited<ReturnType<typeof openIsolated>>

async function runCase({ page, open }: Isolated, address: string, one: Case, wanted: readonly Name[]): Promise<CaseResult> {
  const { code: _, ...told } = one
  const result: CaseResult = { ...told, outcomes: {}, errors: [] }
  await open(address)
  for (const name of turns.filter((one) => wanted.includes(one))) {
    if (implementations[name].rulesOf(one.rule).length === 0) continue
    try {
      result.outcomes[name] = (await isSource(page)) ? 'passed' : await inTime(implementations[name].run(page, one.rule))
    } catch (error) {
      result.outcomes[name] = 'error'
      result.errors.push(`${name}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  return result
}

/** Every case, in the order of the file; as many documents are open at once as there are workers. */
export async function runSuite(suite: Suite, workers: number, wanted: Name[], tell: (done: number, total: number) => void) {
  const { addresses, close } = await serveSuite(suite)
  const browser = await chromium.launch(launchOptions)
  const results: CaseResult[] = []
  let next = 0
  const work = async () => {
    let isolated = await openIsolated(browser)
    for (let at = next++; at < suite.cases.length; at = next++) {
      const one = suite.cases[at]!
      const result = await runCase(isolated, addresses.get(one.id)!, one, wanted)
      results[at] = result
      // Whatever broke the page must not break the next.
      if (result.errors.length > 0) {
        await isolated.page.context().close()
        isolated = await openIsolated(browser)
      }
      tell(results.filter(Boolean).length, suite.cases.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await browser.close()
    close()
  }
  return results
}
