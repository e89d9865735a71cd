import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core'
import { browserEnvironment } from '../../chromium/chromium.ts'
import { PATIENCE_MS } from '../../command/patience.ts'
import type { Engine, Tab } from '../tab.ts'

async function click(page: Page, x: number, y: number, held?: KeyInput): Promise<void> {
  if (held) await page.keyboard.down(held)
  await page.mouse.click(x, y)
  if (held) await page.keyboard.up(held)
}

/** `Shift+Tab` as Puppeteer wants it: held keys go down before and up after. */
async function press(page: Page, key: string): Promise<void> {
  const keys = key.split('+') as KeyInput[]
  const last = keys.pop()!
  for (const held of keys) await page.keyboard.down(held)
  await page.keyboard.press(last)
  for (const held of keys) await page.keyboard.up(held)
}

function tabOf(page: Page): Tab {
  const evaluate: Tab['evaluate'] = (run, ...args) => page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`) as never
  return {
    open: async (address) => void (await page.goto(address, { timeout: PATIENCE_MS })),
    evaluate,
    ask: evaluate,
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y, held) => click(page, x, y, held),
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  }
}

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
