import type { BrowserType, LaunchOptions, Page } from 'playwright'
import { PATIENCE_MS } from '../../command/patience.ts'
import type { Engine, Tab } from '../tab.ts'

async function click(page: Page, x: number, y: number, held?: string): Promise<void> {
  if (held) await page.keyboard.down(held)
  await page.mouse.click(x, y)
  if (held) await page.keyboard.up(held)
}

function tabOf(page: Page): Tab {
  const evaluate: Tab['evaluate'] = (run, ...args) => page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`)
  return {
    open: async (address) => void (await page.goto(address, { timeout: PATIENCE_MS })),
    evaluate,
    ask: evaluate,
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y, held) => click(page, x, y, held),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.insertText(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  }
}

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
