import { createServer } from 'node:http'
import { test as base, type Page, type ViewportSize } from 'playwright/test'
import { serve } from '../harness/serve/listen.ts'

interface Tabs {
  /** The tab of this worker, with JavaScript or without, as if no test had been there. */
  tabOf: (isScripted: boolean) => Promise<Page>
}

/**
 * Light, without media of a test before: what the tab has kept is its files. It comes from `between`, an empty page of another origin: on
 * the same page another fragment loads nothing, and a tab whose history holds the home page is not welcomed there again.
 */
async function prepare(page: Page, between: string, viewport: ViewportSize): Promise<Page> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none', contrast: 'no-preference' })
  await page.mouse.move(0, 0)
  await page.goto(between)
  return page
}

/** For tests that have a page of their own, and look at another one beside it. */
export const besides = base.extend<object, Tabs>({
  tabOf: [
    async ({ browser }, use, { project }) => {
      const tabs = new Map<boolean, Promise<Page>>()
      const { locale, timezoneId, permissions, contextOptions = {}, baseURL, viewport } = project.use
      const said = { ...contextOptions, baseURL: baseURL!, locale: locale!, timezoneId: timezoneId!, permissions: permissions! }
      const open = async (javaScriptEnabled: boolean) => (await browser.newContext({ ...said, javaScriptEnabled })).newPage()
      // Only a page of the same host leaves the tab its process: to start another takes a third of the time of most tests.
      const between = await serve(createServer((_, answer) => answer.end()), 0, 'page between two tests')
      await use(async (isScripted) => {
        const known = tabs.get(isScripted) ?? open(isScripted)
        tabs.set(isScripted, known)
        return prepare(await known, between.origin, viewport!)
      })
      for (const tab of tabs.values()) await (await tab).context().close()
      between.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * For tests that look at a page, press and type. They share one tab: that takes a third of the time of a browser context for each, and
 * files that it has fetched are not fetched again, unless a test holds requests back: then the browser keeps none. A test that stops
 * the clock, runs a script before the page's own or counts on the context takes Playwright's own `test`.
 */
export const test = besides.extend({
  page: async ({ tabOf, javaScriptEnabled, viewport }, use) => {
    const page = await tabOf(javaScriptEnabled ?? true)
    await page.setViewportSize(viewport!)
    await use(page)
    page.removeAllListeners()
    // What a test held may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
