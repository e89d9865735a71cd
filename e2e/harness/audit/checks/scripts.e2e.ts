import { expect, type Page, test } from 'playwright/test'
import { goTo } from '../go-to.ts'
import { readPage } from './markup.ts'

/** Of these a passing check says that there is nothing; the others may come of a script too. */
const BROUGHT = ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '2.2.1', '2.2.2', '2.3.1', '2.5.4', '3.3.8']

/** What is asked because of a script, on a page as a host serves it. */
async function asked(page: Page, html: string): Promise<string[]> {
  await page.context().route('**/*', (route) => route.fulfill({ contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/html', body: route.request().resourceType() === 'script' ? 'document.currentScript.remove()' : `<!DOCTYPE html><html lang="en"><title>Quay</title>${html}` }))
  await goTo(page, 'http://127.0.0.1:9/')
  const faults = await readPage(page)
  await page.context().unrouteAll()
  return faults.filter(({ rule, kind }) => rule === 'script' && kind === 'review').map(({ criterion }) => criterion)
}

const scripted: Record<string, string> = {
  'a script': '<p>Quay<script>new Audio("a.mp3")</script>',
  'one of a module': '<p>Quay<script type="module">new Audio("a.mp3")</script>',
  'one from a file': '<p>Quay<script src="/a.js"></script>',
  'one of a drawing': '<svg><script>new Audio("a.mp3")</script></svg>',
  'one that has taken itself out': '<p>Quay<script>{const play=()=>new Audio("a.mp3");addEventListener("click",play);document.currentScript.remove()}</script>',
  'one in an attribute': '<p onclick="new Audio(`a.mp3`).play()">Quay',
  'one in a link': '<a href="javascript:void(0)">Quay</a>',
  'one in a shadow tree': '<div><template shadowrootmode="open"><button onclick="1">Quay</button></template></div>',
}

for (const [name, html] of Object.entries(scripted)) {
  test(`own-checks.absence: with ${name} nothing is absent for certain`, async ({ page }) => {
    expect(await asked(page, html)).toEqual(BROUGHT)
  })
}

test('own-checks.absence: without a script nothing is asked because of one', async ({ page }) => {
  for (const html of ['<p>Quay', '<script type="application/ld+json">{}</script>', '<script></script>']) expect.soft(await asked(page, html), html).toEqual([])
})

test('own-checks.absence: 3.3.8: a field for a code is a field like any other', async ({ page }) => {
  for (const [html, kinds] of [['<input autocomplete="one-time-code">', ['review']], ['<input type="text" name="letters">', ['review']], ['<input type="checkbox">', []]] as const) {
    await page.setContent(html)
    expect.soft((await readPage(page)).filter(({ criterion }) => criterion === '3.3.8').map(({ kind }) => kind), html).toEqual(kinds)
  }
})
