import { expect, test as testAlone, type Page, type Route } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { documentsOf, leaveForLab } from './support/documents.ts'
import { CALCULATOR } from './support/pages.ts'
import { test } from './support/reading.ts'

const value = (page: Page) => page.getByLabel('Valore dell’immobile in euro')

const faults: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.abort(),
  'cut in half': async (route) => {
    // Nobody waits any more for a file whose page was left.
    const response = await route.fetch().catch(() => undefined)
    const body = await response?.body().catch(() => undefined)
    if (!response || !body) return route.abort().catch(() => {})
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'answered with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Accedi</title>' }),
  'answered with an error': (route) => route.fulfill({ status: 500, body: '' }),
}

/** Types into the tool of the article, and finds text and typing there; then leaves by a link. */
async function staysWhole(page: Page): Promise<void> {
  const documents = documentsOf(page)
  await page.goto(CALCULATOR)
  await value(page).fill('300.000')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-labelledby=indice] + div > p').first()).toBeVisible()
  await expect(value(page)).toHaveValue('300.000')
  await leaveForLab(page, documents)
}

for (const { kind, files } of readTable('faults')) {
  for (const [fault, spoil] of Object.entries(faults)) {
    test(`faults.files: ${kind} ${fault}`, async ({ page }) => {
      await page.route(files!, spoil)
      await staysWhole(page)
    })
  }
}

test('faults.again: the script of a tool comes at the second touch', async ({ page }) => {
  let isBlocked = true
  await page.route('**/YieldTool-*.js', (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto(CALCULATOR)
  const refused = page.waitForEvent('requestfailed')
  await value(page).focus()
  await refused
  isBlocked = false
  const tool = page.locator('[data-island=tool-yield]')
  const isAwakeOnceTouched = async () => {
    await page.getByRole('heading', { level: 1 }).hover()
    await value(page).hover()
    return (await tool.getAttribute('data-awake')) !== null
  }
  await expect.poll(isAwakeOnceTouched, 'the tool is awake, touched again').toBe(true)
})

/** Changes a word of every page on its way. */
const change = (page: Page, before: string, after: string) =>
  page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replaceAll(before, after) })
  })

for (const [place, before, after] of [['the text', 'In breve', 'In sintesi'], ['the tool', 'Fai il conto', 'Fai i conti']] as const) {
  test(`faults.changed: a word of ${place}`, async ({ page }) => {
    await change(page, before, after)
    await staysWhole(page)
  })
}

test('faults.changed: the home page does not load itself again', async ({ page }) => {
  const documents = documentsOf(page)
  await change(page, 'Gestiamo pochi', 'Gestiamo molti')
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  documents.expect({ '/': 1 })
})

testAlone('faults.storage: nothing may be kept', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })
  await staysWhole(page)
})
