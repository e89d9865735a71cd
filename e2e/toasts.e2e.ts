import { expect, type Locator, type Route, test } from 'playwright/test'
import { doubleFont } from './harness/audit/stage.ts'
import { channelsOf, contrast, leastContrast, luminance } from './harness/page/contrast.ts'
import { about } from './harness/report/about.ts'
import { CALCULATOR } from './support/pages.ts'
import { test as testInTab } from './support/reading.ts'
import { copyLink, startScript } from './support/script.ts'
import { bodiesOf, scriptsOf } from './support/traffic.ts'

/** Whoever cannot copy is told so, and what to do. */
const REFUSED = 'Il browser non lascia copiare: usa la barra degli indirizzi.'

const lost: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.abort(),
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
}

for (const [can, fault, says] of [
  [true, 'missing', 'Link copiato'],
  [true, 'empty', 'Link copiato'],
  [false, 'missing', REFUSED],
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

test('toasts.lazy, toasts.region, toasts.close: the region is there before its first words, their script is not', async ({ page, browserName }) => {
  const scripts = scriptsOf(page)
  const ofNotices = async () => (await bodiesOf(scripts)).filter((script) => script.includes('data-sonner-toaster'))
  await page.goto(CALCULATOR)
  const region = page.getByRole('region', { name: 'Notifiche' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await region.evaluate((element) => element.setAttribute('data-first', ''))
  await startScript(page)
  await expect(region).toBeEmpty()
  await about('toasts.lazy', async () => expect(await ofNotices(), 'scripts of the notices').toEqual([]))
  await page.getByRole('button', { name: 'Copia link' }).click()
  await expect(region, `toasts.region, ${browserName}`).toContainText(/copiato|non lascia copiare/)
  await about('toasts.region', () => expect(region, 'it is the same').toHaveAttribute('data-first', ''))
  await about('toasts.lazy', async () => expect(await ofNotices()).toHaveLength(1))
  await about('toasts.close', async () => {
    const control = region.getByRole('button')
    await expect(control).toHaveAccessibleName('Chiudi la notifica')
    await region.getByRole('listitem').hover() // under the pointer it stays until it is closed
    await control.click()
    await expect(region.getByRole('listitem'), 'notices that are not closed').toHaveCount(0)
  })
})

testInTab('toasts.dress: ink, letters and corners of the house, text of 7:1, light and dark', async ({ page }) => {
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
      return {
        look: { ground: backgroundColor === getComputedStyle(ink).backgroundColor, letters: color === house.color && fontFamily === house.fontFamily, borderRadius },
        colours: [backgroundColor, getComputedStyle(slip.querySelector('[data-title]')!).color],
      }
    })
    expect(worn.look, colorScheme).toEqual({ ground: true, letters: true, borderRadius: '0px' })
    const [ground = 0, text = 0] = worn.colours.map((colour) => luminance(channelsOf(colour)))
    expect(contrast(ground, text), `contrast of its text, ${colorScheme}`).toBeGreaterThanOrEqual(leastContrast.AAA.normal)
  }
})

test('toasts.narrow: no word is broken, and the wordmark can be pressed, of the shortest and of the longest', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await doubleFont(page)
  for (const says of ['Link copiato', REFUSED]) {
    if (says === REFUSED) await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    const toast = await copyLink(page)
    await expect(toast).toHaveText(says)
    const broken = await toast.evaluate((slip) => {
      const range = document.createRange()
      const text = slip.querySelector('[data-title]')!.firstChild!
      return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    })
    expect.soft(broken, `broken words of «${says}»`).toEqual([])
    const top = async (part: Locator) => (await part.boundingBox())!.y
    expect.soft((await top(toast)) - (await top(page.locator('header a[href="/"]').first())), `px of the wordmark above «${says}»`).toBeGreaterThanOrEqual(44)
  }
})
