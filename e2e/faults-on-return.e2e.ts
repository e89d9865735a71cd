import { expect, test, type Page, type Route } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { fillForm, formHolds, sendForm } from './support/contact-form.ts'
import { documentsOf, leaveForLab } from './support/documents.ts'
import { CALCULATOR } from './support/pages.ts'
import { test as testInTab } from './support/reading.ts'
import { startScript } from './support/script.ts'

const value = (page: Page) => page.getByLabel('Valore dell’immobile in euro')

/** Where the reader's line stands in the window. */
const READ_AT = 300

/** Scrolls to the second part of the article; gives where it stands since. */
async function readOn(page: Page): Promise<() => Promise<number>> {
  const part = page.locator('article h2[id]').nth(1)
  await part.evaluate((heading, at) => scrollBy({ top: heading.getBoundingClientRect().top - at, behavior: 'instant' }), READ_AT)
  return () => part.evaluate((heading) => heading.getBoundingClientRect().top)
}

/** Opens the page of the form, and gives the address that it is sent to. */
async function openForm(page: Page): Promise<string> {
  await page.goto('/contatti')
  return (await page.locator('form').getAttribute('action'))!
}

for (const { kind, files } of readTable('faults')) {
  testInTab(`faults.late: ${kind} come after the reader has typed`, async ({ page }) => {
    const held: Route[] = []
    let late = true
    const documents = documentsOf(page)
    await page.route(files!, (route) => (late ? void held.push(route) : route.continue()))
    await page.goto(CALCULATOR, { waitUntil: 'commit' })
    await value(page).fill('300.000')
    await expect.poll(() => held.length, 'files held back').toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const place = await readOn(page)
    late = false
    await Promise.all(held.map((route) => route.continue()))
    await startScript(page)
    await page.waitForLoadState('networkidle')
    await expect(value(page)).toHaveValue('300.000')
    expect(Math.abs((await place()) - READ_AT), 'pixels by which what is read has moved').toBeLessThan(2)
    await leaveForLab(page, documents)
  })
}

testInTab('faults.deploy: the files of a page are gone while it is open', async ({ page }) => {
  const documents = documentsOf(page)
  await page.goto(CALCULATOR)
  const asked: string[] = []
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    asked.push(route.request().url())
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Non c’è</title>' })
  })
  await value(page).fill('300.000')
  await expect.poll(() => asked.filter((url) => url.endsWith('.js')).length, 'scripts asked for').toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await expect(value(page)).toHaveValue('300.000')
  await leaveForLab(page, documents)
})

// The browser of this suite keeps no page in its memory: going back loads it anew, as in a tab that was reclaimed.
testInTab('faults.reclaimed: a tool comes back with what was typed, and its result', async ({ page }) => {
  const documents = documentsOf(page)
  await page.goto(CALCULATOR)
  await value(page).fill('300.000')
  await startScript(page)
  await value(page).fill('310.000')
  const result = page.locator('[data-island] output').first()
  const before = await result.textContent()
  await page.goto('/contatti')
  await page.goBack()
  await expect(value(page)).toHaveValue('310.000')
  await startScript(page)
  await expect(result).toHaveText(before!)
  documents.expect({ [CALCULATOR]: 2, '/contatti': 1 })
})

testInTab('faults.reclaimed: the form comes back with what was typed', async ({ page }) => {
  const documents = documentsOf(page)
  await page.goto('/contatti')
  await fillForm(page)
  await page.goto('/blog')
  await page.goBack()
  await page.waitForLoadState('networkidle')
  await formHolds(page)
  documents.expect({ '/contatti': 2, '/blog': 1 })
})

test('faults.offline: a link followed without a network', async ({ page, context }) => {
  const documents = documentsOf(page)
  await page.goto('/contatti')
  await fillForm(page)
  const here = page.url()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Ospite', exact: true }).first().click({ noWaitAfter: true })
  await expect.poll(() => page.url()).not.toBe(here)
  await context.setOffline(false)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await formHolds(page)
  documents.expect({ '/contatti': 2, '/ospite': 1 })
})

const html = [{ name: 'content-type', value: 'text/html' }]
for (const { fault, answer, said } of [
  { fault: 'is down', answer: undefined, said: undefined },
  { fault: 'answers with an error', answer: { responseCode: 500, responseHeaders: html, body: btoa('<h1>Errore</h1>') }, said: 'Errore' },
  { fault: 'leads elsewhere', answer: { responseCode: 303, responseHeaders: [{ name: 'location', value: '/grazie' }] }, said: 'Grazie' },
]) {
  test(`faults.form: the form service ${fault}`, { tag: '@chromium' }, async ({ page }) => {
    const service = await openForm(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Fetch.enable', { patterns: [{ urlPattern: `${new URL(service).origin}/*` }] })
    session.on('Fetch.requestPaused', ({ requestId, request }) => {
      const own = request.url === service ? answer : { responseCode: 200, responseHeaders: html, body: btoa('<h1>Grazie</h1>') }
      void (own ? session.send('Fetch.fulfillRequest', { requestId, ...own }) : session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }))
    })
    const here = page.url()
    await fillForm(page)
    await sendForm(page)
    await expect.poll(() => page.url()).not.toBe(here)
    if (said) await expect(page.getByRole('heading', { name: said })).toBeVisible()
    // A reader sees where that led; the browser hears only after it what the page that was left had held.
    await page.waitForFunction(() => performance.now() > 1000)
    await page.goBack()
    await formHolds(page)
  })
}

test('faults.form: the form service is slow, and the reader stops waiting', { tag: '@chromium' }, async ({ page }) => {
  const service = await openForm(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: service }] })
  const asked = new Promise((resolve) => session.once('Fetch.requestPaused', resolve))
  await fillForm(page)
  await sendForm(page)
  await asked
  await session.send('Page.stopLoading')
  await formHolds(page)
})
