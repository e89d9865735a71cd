import { test as base, type Page, type ViewportSize } from 'playwright/test'

interface Tabs {
  /** The tab of this worker, with JavaScript or without, as if no test had been there. */
  tabOf: (isScripted: boolean) => Promise<Page>
}

/** Light, without media of a test before: what the tab has kept is its files. */
async function prepare(page: Page, viewport: ViewportSize): Promise<Page> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none', contrast: 'no-preference' })
  await page.mouse.move(0, 0)
  // On the same page another fragment loads nothing, and a tab that has been on the home page is not welcomed there again.
  await page.goto('about:blank')
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
      await use(async (isScripted) => {
        const known = tabs.get(isScripted) ?? open(isScripted)
        tabs.set(isScripted, known)
        return prepare(await known, viewport!)
      })
      for (const tab of tabs.values()) await (await tab).context().close()
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
