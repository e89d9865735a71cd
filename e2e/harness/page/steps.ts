import { expect, type Page } from 'playwright/test'
import type { Step, Waking } from '../site.ts'

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
