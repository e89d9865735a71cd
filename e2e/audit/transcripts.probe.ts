import { test } from 'playwright/test'
import { hearRequests, quiet } from '../harness/audit/quiet.ts'
import { openState } from '../harness/audit/stage.ts'
import { transcriptOf } from '../harness/audit/transcript.ts'
import { site } from '../site.ts'
import { kinds } from '../support/pages.ts'
import { changed, compare, fileName, neutral, reviewed } from './baseline.ts'
import { recorded } from './judged.ts'

const HEAD = `The accessibility tree of Chromium in reading order: what it hands to assistive technology, not what a screen reader says of it.
Role "name" = "value" [states, another language] (description): text.
It is compared with each run, and changed only by «npm run audit -- --accept transcripts», after somebody has read it.`

test.beforeEach(async ({ page }) => {
  hearRequests(page)
  await page.clock.setFixedTime(site.now)
})

/** What stands at the foot of every page is written out with the first of all; with the others where it is another. */
const first = kinds[0]!
const FOOT = /\n {2}contentinfo\n(?: {4}.*\n)*/
const footOf = (transcript: string): string => FOOT.exec(transcript)?.[0] ?? ''
const withoutFoot = (transcript: string): string =>
  neutral(footOf(transcript)) === footOf(reviewed('transcripts', fileName(first))) ? transcript.replace(FOOT, `\n  contentinfo as on ${first}\n`) : transcript

for (const path of recorded) {
  test(`transcripts.page: ${path}`, async ({ page }) => {
    await page.goto(path)
    // What opens by itself has come and gone, however slow the machine.
    await openState(page, { path, mode: 'plain', state: 'plain' }, site)
    // What the first touch has woken has come, too.
    await quiet(page)
    const transcript = `${await transcriptOf(page)}\n`
    compare('transcripts', fileName(path), `${path}\n${HEAD}\n\n${path === first ? transcript : withoutFoot(transcript)}`)
  })
}

for (const [state, { seen: { path, width } }] of Object.entries(site.states)) {
  test(`transcripts.state: ${state} on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    // What opens by itself may be there already.
    const before = site.welcome.kept.includes(state) ? '' : await transcriptOf(page)
    await openState(page, { path, mode: 'plain', state }, site)
    await quiet(page)
    const changes = changed(before.split('\n'), (await transcriptOf(page)).split('\n'))
    compare('transcripts', `state-${state.replaceAll(' ', '-')}`, `${path}, ${state}\n${HEAD}\nLines with «-» have gone and those with «+» have come; without, it is all that is left.\n\n${changes.join('\n')}\n`)
  })
}
