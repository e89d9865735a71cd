import { type Browser, chromium, type Page } from 'playwright/test'
import { launchOptionsOf } from '../harness/chromium/chromium.ts'
import { type Platform, platforms } from '../harness/chromium/fonts.ts'
import { test } from './reading.ts'

/** Tests with the fonts of each platform. One browser, and one tab of it, serves all of a platform: while answers are held back, none is kept. */
export function ofEachPlatform(tests: (platform: Platform, tab: () => Page) => void): void {
  for (const platform of Object.keys(platforms) as Platform[]) {
    test.describe(() => {
      test.describe.configure({ mode: 'default' })
      let browser: Browser
      let page: Page

      test.beforeAll(async ({ contextOptions, baseURL }) => {
        browser = await chromium.launch(launchOptionsOf(platform))
        page = await browser.newPage({ ...contextOptions, baseURL: baseURL! })
      })
      test.afterAll(() => browser.close())

      tests(platform, () => page)
    })
  }
}
