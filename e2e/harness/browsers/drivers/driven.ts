import { PATIENCE_MS } from '../../command/patience.ts'
import type { Tab } from '../tab.ts'

/** What pages of Puppeteer and of Playwright do alike. */
interface DrivenPage {
  goto(address: string, options: { timeout: number }): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> }
  keyboard: Record<'down' | 'up' | 'press', (key: never) => Promise<void>>
}

export function driven(page: DrivenPage): Pick<Tab, 'open' | 'evaluate' | 'ask' | 'point' | 'click' | 'press'> {
  const evaluate: Tab['evaluate'] = (run, ...args) => page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`) as never
  /** Held keys go down before and up after. */
  const holding = async (keys: string[], act: () => Promise<void>): Promise<void> => {
    for (const key of keys) await page.keyboard.down(key as never)
    await act()
    for (const key of keys) await page.keyboard.up(key as never)
  }
  return {
    open: async (address) => void (await page.goto(address, { timeout: PATIENCE_MS })),
    evaluate,
    ask: evaluate,
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y, held) => holding(held ? [held] : [], () => page.mouse.click(x, y)),
    press: (key) => holding(key.split('+').slice(0, -1), () => page.keyboard.press(key.split('+').at(-1) as never)),
  }
}
