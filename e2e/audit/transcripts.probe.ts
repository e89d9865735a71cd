import { expect, test, type Page } from 'playwright/test'
import { fill } from '../../spec/support/product.ts'
import { fileName, keep } from './baseline.ts'
import { judged } from './judged.ts'
import { openState, stopTheClock } from './stage.ts'
import { transcriptOf } from '../harness/audit/transcript.ts'
import { site } from '../site.ts'
import { neutral } from './neutral.ts'

const slug = fill('{product}')

const HEAD = `The accessibility tree of Chromium in reading order: what it hands to assistive technology, not what a screen reader says of it.
Role "name" = "value" [states, another language] (description): text.
It is compared with each run, and changed only by «npm run audit -- --accept transcripts», after somebody has read it.`

async function record(page: Page, name: string, title: string): Promise<void> {
  // What the first touch has woken has come, too.
  await page.waitForLoadState('networkidle')
  const text = neutral(`${title}\n${HEAD}\n\n${await transcriptOf(page)}\n`)
  const before = keep('transcripts', name, text)
  expect(text, `reviewed transcript spec/transcripts/${name}.txt`).toBe(before)
}

test.beforeEach(({ page }) => stopTheClock(page))

for (const path of judged) {
  test(`transcripts.page: ${path}`, async ({ page }) => {
    await page.goto(path)
    await record(page, fileName(path, slug), path)
  })
}

for (const [state, { seen: { path, width } }] of Object.entries(site.states)) {
  test(`transcripts.state: ${state} on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await openState(page, { path, mode: 'plain', state })
    await record(page, `state-${state.replaceAll(' ', '-')}`, `${path}, ${state}`)
  })
}
