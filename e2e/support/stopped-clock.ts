import type { Page } from 'playwright/test'

const START = Date.UTC(2026, 10, 21, 9)
const AN_HOUR = 3_600_000

/** The page's own time stands still, from before it loads. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START })
  // So far ahead that no machine is too slow to be there in time.
  await page.clock.pauseAt(START + AN_HOUR)
}
