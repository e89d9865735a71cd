import { expect, type Locator } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { movements } from './support/in-sight.ts'
import { test } from './support/reading.ts'

/** The plate of the dialog is seen once, from edge to edge. */
async function showsItsPlate(dialog: Locator): Promise<void> {
  const parts = await dialog.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode()
        const { width, height } = image.getBoundingClientRect()
        return { width, height, ratio: image.naturalWidth / image.naturalHeight }
      }),
    ),
  )
  const shown = parts.reduce((sum, { width }) => sum + width, 0)
  expect.soft(shown, 'width of the plate').toBeCloseTo((await dialog.boundingBox())!.width, 0)
  for (const { height, ratio } of parts) expect.soft(shown / height, 'width by height of what is shown, and of the plate').toBeCloseTo(ratio, 1)
}

/** The grounds of the box that scrolls, with the dialog in it, and of the veil that it hangs before the page. */
const groundsOf = (dialog: Locator) =>
  dialog.evaluate(({ parentElement }) => {
    const [box, veil] = [getComputedStyle(parentElement!), getComputedStyle(parentElement!, '::after')]
    return { box: box.backgroundColor, veil: veil.backgroundColor, hangs: veil.position, size: [veil.width, veil.height] }
  })

test('hero.height, dialog.width, dialog.plate, dialog.veil, look.still: the home page, and the dialog over it', async ({ page }) => {
  await page.goto('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await about('look.still', async () => expect.soft(await movements(page), 'what moves').toEqual([]))
  await about('dialog.plate', () => showsItsPlate(dialog))
  await about('dialog.veil', async () => {
    const { width, height } = page.viewportSize()!
    expect.soft(await groundsOf(dialog)).toEqual({ box: 'rgba(0, 0, 0, 0)', veil: expect.stringMatching(/^rgba\(.* 0\.\d+\)$/), hangs: 'fixed', size: [`${width}px`, `${height}px`] })
  })
  for (const { window, dialog: wide } of readTable('responsive', 'Dialog')) {
    await page.setViewportSize({ width: Number(window), height: 800 })
    await about('dialog.width', async () => expect.soft((await dialog.boundingBox())!.width, `in a window of ${window} px`).toBe(Number(wide)))
  }
  const hero = page.locator('section', { has: page.locator('h1') }) // by its tag: the dialog hides the rest of the page
  for (const height of [600, 900, 1200]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height })
      const least = await hero.evaluate((section) => parseFloat(getComputedStyle(section).minHeight))
      await about('hero.height', () => expect.soft(least, `in a window of ${width} × ${height} px`).toBeCloseTo(height * 0.8, 1))
      await about('hero.height', async () => expect.soft((await hero.boundingBox())!.height).toBeGreaterThanOrEqual(height * 0.8))
    }
  }
})

test('responsive.shape, home.recent: the plates of the home page’s cards, the largest of them the first', async ({ page }) => {
  await page.goto('/')
  for (const width of [640, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await page.locator('article > img').evaluateAll((plates) =>
      (plates as HTMLImageElement[]).filter(({ clientWidth, clientHeight, attributes }) => Math.abs(clientWidth / clientHeight - Number(attributes.getNamedItem('width')!.value) / Number(attributes.getNamedItem('height')!.value)) > 0.02).map(({ src }) => src),
    )
    await about('responsive.shape', () => expect.soft(cut, `in another shape at ${width} px`).toEqual([]))
  }
  await about('responsive.shape, home.recent', async () => expect(await page.locator('article > img').count(), 'plates').toBeGreaterThan(2))
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [first, ...others] = await page.locator('[aria-labelledby=recenti] article').evaluateAll((cards) => cards.map((card) => ({ letters: parseFloat(getComputedStyle(card.querySelector('h3')!).fontSize), plate: card.querySelector('img')!.clientWidth })))
    const [most, ofTheList] = [others, others.slice(1)].map((cards) => Math.max(...cards.map(({ letters }) => letters)))
    await about('home.recent', () => {
      expect.soft(first!.letters, `px of the letters of its title at ${width} px, the Lab's among the others`).toBeGreaterThanOrEqual(most!)
      expect.soft(first!.letters, `px of the letters of its title at ${width} px`).toBeGreaterThan(ofTheList!)
      expect.soft(first!.plate, `px of its plate at ${width} px`).toBeGreaterThanOrEqual(Math.max(...others.map(({ plate }) => plate)))
    })
  }
})

test('hero.fallback: 80vh comes before 80svh', async ({ request }) => {
  expect(await (await request.get('/')).text()).toMatch(/min-height: ?80vh;min-height: ?80svh/)
})
