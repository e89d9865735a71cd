import { expect, test, type Page } from 'playwright/test'
import { linkName } from './harness/page/link-name.ts'

type Turned = { turned?: Promise<string[] | 'nothing'> }

/** Keeps the parts of the page that move as it appears: none where the browser leaves the transition out, nothing at all where there was to be none. */
const watchTurn = () =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    const parts = () => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
    ;(window as Turned).turned = viewTransition ? viewTransition.ready.then(parts, () => []) : Promise.resolve('nothing')
  })

async function moving(page: Page): Promise<string[] | 'nothing'> {
  await page.waitForFunction(() => 'turned' in window)
  return page.evaluate(() => (window as Turned).turned!)
}
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
    const seen = { there: false, back: false, afterDetour: false }
    const back = async (title: string) => {
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      return (await moving(page)).includes(PLATE)
    }
    await expect(async () => {
      await chooseCard(page)
      seen.there ||= (await moving(page)).includes(PLATE)
      seen.back ||= await back('Area Ospiti')
      await chooseCard(page)
      await page.getByRole('link', { name: 'Contatti' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatti')
      await back('Il mercato di Rialto')
      seen.afterDetour ||= await back('Area Ospiti')
      expect(seen, 'the plate moved').toEqual({ there: true, back: true, afterDetour: true })
    }).toPass({ intervals: [0] })
  })

  test('navigation.at-once: from a list without cards, from one with cards to a page of none', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Il mercato di Rialto' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mercato di Rialto')
    expect(await moving(page)).toBe('nothing')
    // Here are cards, and no plate of theirs goes over.
    await page.goto('/ospite')
    await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contatti')
    expect(await moving(page), 'from a list of cards to a page of none').toBe('nothing')
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('navigation.plate: nothing moves for who asks for less motion', async ({ page }) => {
    await chooseCard(page)
    await page.waitForLoadState('load')
    expect(['nothing', []]).toContainEqual(await moving(page))
  })
})
