import { expect, test, type Page } from 'playwright/test'
import { linkName } from './harness/page/link-name.ts'

/** Keeps the parts of the page that move as it appears, and whether anything was to. */
const watchTurn = () =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    Object.assign(window, { turns: Boolean(viewTransition) })
    viewTransition?.ready.then(
      () => Object.assign(window, { moving: document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement) }),
      () => undefined,
    )
  })

const moving = (page: Page) => page.evaluate(() => (window as unknown as { moving?: string[] }).moving ?? [])
const PLATE = '::view-transition-group(plate)'

async function chooseCard(page: Page): Promise<void> {
  await page.goto('/ospite')
  await page.getByRole('link', { name: linkName('Leggi: Il mercato di Rialto') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mercato di Rialto')
}

test.beforeEach(({ page }) => page.addInitScript(watchTurn))

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('navigation.plate: of the chosen card, there and back', { tag: '@chromium' }, async ({ page }) => {
    // A browser that is too busy to paint in time leaves a transition out: that is its right, so the way is gone again.
    await expect(async () => {
      await chooseCard(page)
      await expect.poll(() => moving(page), { message: 'to the article', timeout: 2000 }).toContain(PLATE)
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Ospiti')
      await expect.poll(() => moving(page), { message: 'back to the list', timeout: 2000 }).toContain(PLATE)
    }).toPass()
  })

  test('navigation.at-once: from a list without cards', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Il mercato di Rialto' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mercato di Rialto')
    expect(await page.evaluate(() => (window as unknown as { turns?: boolean }).turns)).toBe(false)
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('navigation.plate: nothing moves for who asks for less motion', async ({ page }) => {
    await chooseCard(page)
    await page.waitForLoadState('load')
    expect(await moving(page)).toEqual([])
  })
})
