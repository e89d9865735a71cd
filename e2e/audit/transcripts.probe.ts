import { expect, test, type Page } from 'playwright/test'
import { fill } from '../../spec/support/product.ts'
import { kinds, paths } from '../support/pages.ts'
import { openPage } from '../support/script.ts'
import { fileName, keep } from '../harness/audit/baseline.ts'
import type { Cell } from '../harness/audit/matrix.ts'
import { stopTheClock } from '../harness/audit/stage.ts'
import { openState } from './states.ts'
import { neutral } from '../harness/audit/transcript.ts'

const slug = fill('{product}')
const tool = paths.find((path) => path.endsWith('/calcolo-rendimento-reale'))!

const HEAD = `The accessibility tree of Chromium in reading order: what it hands to assistive technology, not what a screen reader says of it.
It is compared with each run, and changed only by «npm run audit -- --accept transcripts», after somebody has read it.`

async function record(page: Page, name: string, title: string): Promise<void> {
  // What the first touch has woken has come, too.
  await page.waitForLoadState('networkidle')
  const tree = await page.locator('body').ariaSnapshot()
  const text = neutral(`${title}\n${HEAD}\n\n${tree}\n`)
  const before = keep('transcripts', name, text)
  expect(text, `reviewed transcript spec/transcripts/${name}.txt`).toBe(before)
}

test.beforeEach(({ page }) => stopTheClock(page))

for (const path of kinds) {
  test(`transcripts.page: ${path}`, async ({ page }) => {
    await page.goto(path)
    await record(page, fileName(path, slug), path)
  })
}

const states: [Cell['state'], string, number][] = [
  ['menu open', '/blog', 390],
  ['dialog open', '/', 1280],
  ['tooltip shown', '/', 1280],
  ['form invalid', '/contatti', 1280],
  ['toast shown', '/blog/mercato-rialto', 1280],
  ['tool in error', tool, 1280],
]

for (const [state, path, width] of states) {
  test(`transcripts.state: ${state} on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await (state === 'dialog open' || state === 'tooltip shown' ? page.goto(path) : openPage(page, path))
    await openState(page, { path, mode: 'plain', state })
    await record(page, `state-${state.replaceAll(' ', '-')}`, `${path}, ${state}`)
  })
}
