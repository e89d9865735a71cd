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

async function perform(page: Page, step: Step, timeout: number): Promise<void> {
  if ('click' in step) return page.locator(step.click).first().click({ timeout })
  if ('hover' in step) return page.locator(step.hover).first().hover({ timeout })
  if ('press' in step) return page.keyboard.press(step.press)
  if ('sees' in step) return expect(page.locator(step.sees).first()).toBeVisible({ timeout })
  if ('loses' in step) return expect(page.locator(step.loses)).toHaveCount(0, { timeout })
  if ('focuses' in step) return expect(page.locator(step.focuses)).toBeFocused({ timeout })
  if ('wakes' in step) return wake(page, step.wakes)
  const field = page.locator(step.fill).first()
  await field.focus({ timeout })
  await expect(async () => {
    await field.fill(step.with, { timeout })
    if (step.until) await expect(page.locator(step.until).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout })
}

/** The elements that a step cannot do without. */
const targetsOf = (step: Step): string[] =>
  (['click', 'hover', 'sees', 'focuses', 'fill', 'until'] as const).flatMap((kind) => (kind in step ? [(step as Record<typeof kind, string>)[kind]] : []))

/** The first of its elements that is not on the page; one that cannot be looked for at all is told by the step's own error. */
async function absentOf(page: Page, step: Step): Promise<string | undefined> {
  for (const target of targetsOf(step)) if ((await page.locator(target).count().catch(() => 1)) === 0) return target
  return undefined
}

/** One step after the other. `of` is what they bring the page to. */
export async function performAll(page: Page, steps: readonly Step[], of?: string, timeout = SLOWEST_MS): Promise<void> {
  for (const [at, step] of steps.entries()) {
    try {
      await perform(page, step, timeout)
    } catch (error) {
      const absent = await absentOf(page, step)
      const place = `${of === undefined ? '' : `state «${of}», `}step ${at + 1}`
      throw absent === undefined ? error : new Error(`${place}: expected «${absent}» on ${new URL(page.url()).pathname}, found none`, { cause: error })
    }
  }
}
