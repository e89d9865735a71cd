import { expect, test } from 'playwright/test'
import { MISSING } from './support/pages.ts'
import { messagesOf } from './harness/page/messages.ts'
import { startScript } from './support/script.ts'
import { tour } from './support/tour.ts'

test('console.tour: no state of the site writes anything', async ({ page }) => {
  const messages = messagesOf(page)
  await tour(page)
  expect(messages).toEqual([])
})

test('console.not-found: the not-found page writes the missing path once, as an error', async ({ page }) => {
  const messages = messagesOf(page)
  await page.goto(MISSING)
  await startScript(page)
  const own = () => messages.filter((message) => !message.includes('status of 404'))
  // src/app/tell-missing.ts writes it by itself, without React: the console may be told a moment later.
  await expect.poll(() => own().length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  expect(own()).toEqual([expect.stringMatching(`^error: .*${MISSING}`)])
})
