import { expect, test, type Page } from 'playwright/test'
import { linkName } from './support/link-name.ts'

/** Keeps the parts of the page that move as it appears. */
const watchTurn = () =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    void viewTransition?.ready.then(() => {
      const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      Object.assign(window, { moving })
    })
  })

const moving = (page: Page) => page.evaluate(() => (window as unknown as { moving?: string[] }).moving ?? [])
const PLATE = '::view-transition-group(plate)'

async function chooseCard(page: Page): Promise<void> {
  await page.addInitScript(watchTurn)
  await page.goto('/ospite')
  await page.getByRole('link', { name: linkName('Leggi: Il mercato di Rialto') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mercato di Rialto')
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('navigation.plate: of the chosen card, there and back', async ({ page }) => {
    await chooseCard(page)
    await expect.poll(() => moving(page), 'to the article').toContain(PLATE)
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Area Ospiti')
    await expect.poll(() => moving(page), 'back to the list').toContain(PLATE)
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
