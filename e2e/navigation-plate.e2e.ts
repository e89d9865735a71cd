import { expect, test, type Page } from 'playwright/test'
import { linkName } from './harness/page/link-name.ts'

type Turned = { turned?: Promise<string[] | undefined> }

/** Keeps the parts of the page that move as it appears: none where the browser leaves the transition out, nothing at all where there was to be none. */
const watchTurn = () =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    const parts = () => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
    ;(window as Turned).turned = viewTransition ? viewTransition.ready.then(parts, () => []) : Promise.resolve(undefined)
  })

const moving = (page: Page) => page.evaluate(() => (window as Turned).turned)
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
    const seen = { there: false, back: false }
    await expect(async () => {
      await chooseCard(page)
      seen.there ||= (await moving(page))?.includes(PLATE) ?? false
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Ospiti')
      seen.back ||= (await moving(page))?.includes(PLATE) ?? false
      expect(seen, 'the plate moved').toEqual({ there: true, back: true })
    }).toPass({ intervals: [0] })
  })

  test('navigation.at-once: from a list without cards', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Il mercato di Rialto' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mercato di Rialto')
    expect(await moving(page), 'a transition').toBeUndefined()
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('navigation.plate: nothing moves for who asks for less motion', async ({ page }) => {
    await chooseCard(page)
    await page.waitForLoadState('load')
    expect(await moving(page) ?? []).toEqual([])
  })
})
