import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { messagesOf, violationsOf } from './harness/page/messages.ts'
import { documentAt } from './support/copy.ts'
import { tracesOf } from './support/traffic.ts'
import { MISSING } from './support/pages.ts'
import { startScript } from './support/script.ts'
import { tour } from './support/tour.ts'

test('files.places, console.tour, security.quiet, security.origin, security.traces: a tour of every state', async ({ page, context, baseURL }) => {
  const messages = messagesOf(page)
  const violations = await violationsOf(page)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const { signs } = await tour(page)
  const lost = signs.map(async (sign) => ((await documentAt(sign.split('#')[0]!)).getElementById(sign.split('#')[1]!) ? [] : [sign]))
  await about('files.places', () => expect.soft(signs.length, 'signs of the dialog').toBeGreaterThan(0))
  await about('files.places', async () => expect.soft((await Promise.all(lost)).flat(), 'signs that their sheet lacks').toEqual([]))
  await about('security.quiet', () => expect.soft(violations).toEqual([]))
  await about('security.origin', () => expect.soft(asked.filter((url) => new URL(url).origin !== new URL(baseURL!).origin)).toEqual([]))
  await about('security.traces', async () => expect.soft(await tracesOf(page, context)).toEqual([]))
  // What the policy blocks stands on the console too.
  if (violations.length === 0) await about('console.tour', () => expect(messages).toEqual([]))
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
