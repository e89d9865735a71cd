import { type Browser, launch, type Page } from 'puppeteer-core'
import { browserEnvironment } from '../../chromium/chromium.ts'
import { PATIENCE_MS } from '../../command/patience.ts'
import type { Engine, Tab } from '../tab.ts'
import { driven } from './driven.ts'

const tabOf = (page: Page): Tab => ({
  ...driven(page),
  type: (text) => page.keyboard.type(text),
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
  close: () => page.close(),
})

const start = (executablePath: string, scripts: boolean, locale: string): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    timeout: PATIENCE_MS,
    env: browserEnvironment(),
    defaultViewport: null,
    extraPrefsFirefox: { 'javascript.enabled': scripts, 'intl.accept_languages': locale, 'ui.prefersReducedMotion': 1 },
  })

/** Debian's Firefox over WebDriver BiDi. Scripts are a preference of the whole browser: without them it is another one. */
export async function firefoxEngine(executablePath: string, locale: string): Promise<Engine> {
  const started = new Map<boolean, Browser>([[true, await start(executablePath, true, locale)]])
  return {
    name: await started.get(true)!.version(),
    open: async ({ scripts }) => {
      const browser = started.get(scripts) ?? (await start(executablePath, scripts, locale))
      started.set(scripts, browser)
      // The tab that a browser starts with never has the focus.
      return tabOf(await browser.newPage())
    },
    close: async () => void (await Promise.all([...started.values()].map((browser) => browser.close()))),
  }
}
