import { expect, type Page, type Request } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { fields, fillForm, sendForm } from './support/contact-form.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

const wire = fields.map(({ field, wire: sent }) => `${field}=${sent}`).join('&')

/** Stands in for the form service, at the address that the page itself names; keeps what reaches it. */
async function openForm(page: Page): Promise<Request[]> {
  const received: Request[] = []
  await page.goto('/contatti')
  const { origin } = new URL((await page.locator('form').getAttribute('action'))!)
  await page.route(`${origin}/**`, (route) => {
    received.push(route.request())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Ricevuto</h1>' })
  })
  return received
}

/** Fills the form in and sends it; then one POST has left, as the browser makes it, and its answer is shown. */
async function sends(page: Page): Promise<void> {
  const received = await openForm(page)
  const action = await page.locator('form').getAttribute('action')
  await fillForm(page)
  await sendForm(page)
  await about('form-in-browser.answer', () => expect(page.getByRole('heading', { name: 'Ricevuto' })).toBeVisible())
  const posts = received.filter((request) => request.method() === 'POST')
  await about('form-in-browser.wire', () => {
    expect(posts.map((request) => request.postDataBuffer()?.toString('latin1'))).toEqual([wire])
    expect(posts[0]!.headers()['content-type']).toBe('application/x-www-form-urlencoded')
    expect(posts[0]!.url()).toBe(action)
  })
  await about('form-in-browser.answer', () => expect(page).toHaveURL(action!))
}

test('form-in-browser.wire, form-in-browser.answer: one POST with the five fields, byte for byte', async ({ page }) => sends(page))

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('form-in-browser.no-javascript: the same bytes', async ({ page }) => sends(page))
})

const faults = {
  'empty': { spoil: (page: Page) => page.getByLabel('Nome *').fill(''), at: 'Nome *' },
  'with a wrong e-mail': { spoil: (page: Page) => page.getByLabel('Email *').fill('zoe chiocciola'), at: 'Email *' },
  'without the consent': { spoil: (page: Page) => page.getByLabel('Accetto la Policy Privacy').press('Space'), at: 'Accetto la Policy Privacy' },
}

for (const [fault, { spoil, at }] of Object.entries(faults)) {
  test(`form-in-browser.refused: ${fault} nothing is sent`, async ({ page }) => {
    const received = await openForm(page)
    await startScript(page)
    await fillForm(page)
    await spoil(page)
    await sendForm(page)
    await expect(page.getByLabel(at)).toBeFocused()
    expect(received.map((request) => request.url())).toEqual([])
  })
}
