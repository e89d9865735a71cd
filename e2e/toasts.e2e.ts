import { expect, type Locator, type Route, test } from 'playwright/test'
import { doubleFont } from './harness/audit/stage.ts'
import { about } from './harness/report/about.ts'
import { CALCULATOR } from './support/pages.ts'
import { test as testInTab } from './support/reading.ts'
import { copyLink, startScript } from './support/script.ts'

for (const [button, notice] of [['Copia link', 'Link copiato'], ['Copia risultato', 'Risultato copiato']] as const) {
  test(`toasts.early: «${button}», pressed before the script was there, is not lost`, { tag: '@chromium' }, async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(CALCULATOR)
    await page.getByRole('button', { name: button }).click()
    scripts.resolve()
    await expect(page.getByText(notice)).toBeVisible()
  })
}

const lost: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.abort(),
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
}

for (const [can, fault, says] of [
  [true, 'missing', 'Link copiato'],
  [true, 'empty', 'Link copiato'],
  [false, 'missing', 'Il browser non lascia copiare: usa la barra degli indirizzi.'],
] as const) {
  test(`toasts.failed: the button says «${says}», their script ${fault}`, { tag: '@chromium' }, async ({ page }) => {
    if (!can) await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.route('**/Toaster-*.js', lost[fault]!)
    await page.goto(CALCULATOR)
    await page.getByRole('button', { name: 'Copia link' }).click()
    await expect(page.getByRole('button', { name: says })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('toasts.announced: what the browser does not let a page copy is not told as copied', { tag: '@chromium' }, async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto(CALCULATOR)
  await startScript(page)
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText('Il browser non lascia copiare')
})

for (const [path, name] of [[CALCULATOR, 'Copia link'], [CALCULATOR, 'Copia risultato'], ['/blog/venezia-sostenibile', 'Stampa l’elenco']] as const) {
  testInTab(`toasts.no-script: «${name}» is there with scripts only`, async ({ tabOf }) => {
    for (const isScripted of [true, false]) {
      const page = await tabOf(isScripted)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name }), `buttons, with scripts: ${isScripted}`).toHaveCount(isScripted ? 1 : 0)
    }
  })
}

test('toasts.early: a text is copied during the press, before any script has come', { tag: '@chromium' }, async ({ page }) => {
  await page.route('**/*.js', () => undefined) // never answered
  await page.goto(CALCULATOR)
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(CALCULATOR)
})

test('toasts.lazy, toasts.region, toasts.close: the region is there before its first words, their script is not', async ({ page, browserName }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(CALCULATOR)
  await startScript(page)
  const region = page.getByRole('region', { name: 'Notifiche' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region).toBeEmpty()
  await region.evaluate((element) => element.setAttribute('data-first', ''))
  const isOf = (url: string) => url.includes('/Toaster-')
  await about('toasts.lazy', () => expect(asked.filter(isOf)).toEqual([]))
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect(region, `toasts.region, ${browserName}`).toContainText(/copiato|non lascia copiare/)
  await about('toasts.close', () => expect(region.getByRole('button')).toHaveAccessibleName('Chiudi la notifica'))
  await about('toasts.region', () => expect(region, 'it is the same').toHaveAttribute('data-first', ''))
  await about('toasts.lazy', () => expect(asked.filter(isOf)).toHaveLength(1))
})

testInTab('toasts.dress: ink, letters and corners of the house, light and dark', async ({ page }) => {
  const toast = await copyLink(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const worn = await toast.evaluate((slip) => {
      const footer = document.querySelector('footer > div:last-of-type')!
      // The ground of every box of ink; that of the footer is darker by night.
      const ink = document.createElement('div')
      ink.style.background = 'var(--D)'
      document.body.append(ink)
      const { backgroundColor, color, fontFamily, borderRadius } = getComputedStyle(slip)
      const house = getComputedStyle(footer)
      return { ground: backgroundColor === getComputedStyle(ink).backgroundColor, letters: color === house.color && fontFamily === house.fontFamily, borderRadius }
    })
    expect(worn, colorScheme).toEqual({ ground: true, letters: true, borderRadius: '0px' })
  }
})

test('toasts.narrow: no word is broken, and the wordmark can be pressed', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await doubleFont(page)
  const toast = await copyLink(page)
  const broken = await toast.evaluate((slip) => {
    const range = document.createRange()
    const text = slip.querySelector('[data-title]')!.firstChild!
    return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
  expect(broken, 'broken words').toEqual([])
  const top = async (part: Locator) => (await part.boundingBox())!.y
  expect((await top(toast)) - (await top(page.locator('header a[href="/"]').first())), 'px of the wordmark above it').toBeGreaterThanOrEqual(44)
})
