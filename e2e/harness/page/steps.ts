import { expect, type Page } from 'playwright/test'

/** What wakes the parts of a page that a script takes over: their selector, and the attribute by which they say that they listen. */
export interface Waking {
  selector: string
  mark: string
}

/** One thing that a reader does, or that is waited for; targets are selectors as Playwright reads them. */
export type Step =
  | { click: string }
  | { hover: string }
  | { press: string }
  | { sees: string }
  | { loses: string }
  | { focuses: string }
  | { wakes: Waking }
  /** Again and again, until a selector is there: what takes the field over may be late. */
  | { fill: string; with: string; until?: string }

// On a busy machine the page becomes idle late.
const SLOWEST_MS = 20_000

/** Reaches for each part as a reader does and waits until it listens; a page without any is ready as it is. */
export async function wake(page: Page, { selector, mark }: Waking): Promise<void> {
  for (const part of await page.locator(selector).all()) {
    const listens = async () => {
      await part.dispatchEvent('focusin')
      return (await part.getAttribute(mark)) !== null
    }
    const tag = await part.evaluate((element) => (element.cloneNode() as Element).outerHTML)
    await expect.poll(listens, { message: `on ${new URL(page.url()).pathname}, whether the script of ${tag} has started`, intervals: [50, 100, 200], timeout: 3 * SLOWEST_MS }).toBe(true)
  }
}

async function perform(page: Page, step: Step): Promise<void> {
  if ('click' in step) return page.locator(step.click).first().click()
  if ('hover' in step) return page.locator(step.hover).first().hover()
  if ('press' in step) return page.keyboard.press(step.press)
  if ('sees' in step) return expect(page.locator(step.sees).first()).toBeVisible({ timeout: SLOWEST_MS })
  if ('loses' in step) return expect(page.locator(step.loses)).toHaveCount(0)
  if ('focuses' in step) return expect(page.locator(step.focuses)).toBeFocused()
  if ('wakes' in step) return wake(page, step.wakes)
  const field = page.locator(step.fill).first()
  await field.focus()
  await expect(async () => {
    await field.fill(step.with)
    if (step.until) await expect(page.locator(step.until).first()).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** One step after the other. */
export async function performAll(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await perform(page, step)
}
