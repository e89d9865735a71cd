import type { BrowserType, LaunchOptions, Page } from 'playwright'
import type { Engine, Tab } from '../tab.ts'
import { driven } from './driven.ts'

const tabOf = (page: Page): Tab => ({
  ...driven(page),
  type: (text) => page.keyboard.insertText(text),
  resize: (width, height) => page.setViewportSize({ width, height }),
  screenshot: () => page.screenshot(),
  close: () => page.context().close(),
})

/** Chromium as the other browser tests start it, and Playwright's own Firefox and WebKit where they are installed. */
export async function playwrightEngine(type: BrowserType, options: LaunchOptions, locale: string): Promise<Engine> {
  const browser = await type.launch(options)
  return {
    name: `${type.name()} ${browser.version()}`,
    open: async ({ scripts }) => {
      const context = await browser.newContext({ javaScriptEnabled: scripts, reducedMotion: 'reduce', locale })
      return tabOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}
