import { expect } from 'playwright/test'
import { fill } from '../spec/support/product.ts'
import { channelsOf, contrast, luminance } from './harness/page/contrast.ts'
import { everyAnswer } from './support/copy.ts'
import { kinds } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

const luminanceOf = (color: string): number => luminance(channelsOf(color))

test('look.action: what leads on has one dress', async ({ page }) => {
  const dresses = new Map<string, string[]>()
  for (const path of [...kinds, '/blog/tradizioni-veneziane']) {
    await page.goto(path)
    const found = await page.locator('main a').evaluateAll((links) =>
      links
        .filter((link) => /^(?:Leggi|Entra|Tutti gli articoli$)|Scrivici$/.test(link.textContent) || (link.getAttribute('href')?.startsWith('#') && link.closest('article > header')))
        .filter((link) => getComputedStyle(link).borderTopStyle === 'none')
        // In a sentence it is a link of the text.
        .filter((link) => !(link.closest('p') && /[.,;]/.test(link.nextSibling?.textContent ?? '')))
        .map((link) => {
          const accent = document.createElement('i')
          accent.style.color = 'var(--A)'
          link.parentElement!.append(accent)
          const isAccent = getComputedStyle(link).color === getComputedStyle(accent).color
          accent.remove()
          const { fontWeight, textDecorationLine, textDecorationThickness } = getComputedStyle(link)
          return { text: link.textContent, dress: [fontWeight, textDecorationLine, textDecorationThickness, isAccent ? 'accent' : 'another colour'].join(', ') }
        }),
    )
    for (const { text, dress } of found) dresses.set(dress, [...(dresses.get(dress) ?? []), `${path}: ${text}`])
  }
  expect([...dresses].map(([dress, [first]]) => `${dress}: ${first}`), 'a link of each dress').toEqual([expect.stringContaining(', accent: ')])
})

test('look.lit: pointing at a card lights its windows, leaving it puts them out', async ({ page }) => {
  await page.goto('/proprietario')
  await startScript(page)
  const card = page.getByRole('article').nth(1)
  await card.hover()
  await expect(card.locator('img')).toHaveAttribute('src', /#lit$/)
  await page.mouse.move(0, 0)
  await expect(card.locator('img')).not.toHaveAttribute('src', /#lit$/)
})

/** Runs in the page: how light each picture is on average, 0 to 255, as the page would show it. */
const meanLights = async (addresses: string[]): Promise<[string, number][]> => {
  const canvas = new OffscreenCanvas(64, 64).getContext('2d', { willReadFrequently: true })!
  const lights: [string, number][] = []
  for (const address of addresses) {
    const picture = new Image(64, 64)
    picture.src = address
    await picture.decode()
    canvas.drawImage(picture, 0, 0, 64, 64)
    const { data } = canvas.getImageData(0, 0, 64, 64)
    lights.push([address, Math.round(data.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0) / (64 * 64 * 3))])
  }
  return lights
}

test('look.inks: each plate by day and by night', async ({ page, baseURL: origin = '' }) => {
  const named = (await everyAnswer(origin)).map(([path]) => path).filter((path) => /^\/plates\/(?!tile-|icons-)[^/#]+\.svg$/.test(path))
  expect(named.length, 'plates').toBeGreaterThan(20)
  const lights: Map<string, number>[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contatti')
    lights.push(new Map(await page.evaluate(meanLights, named)))
  }
  const [day, night] = lights.map((of) => (path: string) => of.get(path)!) as [(path: string) => number, (path: string) => number]
  expect(named.filter((path) => night(path) > 0.95 * day(path)).map((path) => `${path}: ${day(path)} by day, ${night(path)} by night`), 'plates that are as light by night').toEqual([])
})

for (const path of ['/', fill('/{product}-lab'), '/contatti', '/blog/venezia-tramonto']) {
  test(`look.boxes: the box of ink on ${path}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      // What stands on ink has its ground for a background of its own.
      const { paper, grounds } = await page.evaluate(() => {
        const background = (part: Element) => getComputedStyle(part).backgroundColor
        const own = (part: Element) => getComputedStyle(part).getPropertyValue('--B')
        const boxes = [...document.querySelectorAll('main :is(div, section)')].filter((part) => own(part) !== own(document.documentElement) && own(part.parentElement!) === own(document.documentElement))
        return { paper: background(document.body), grounds: boxes.filter((box) => box.getBoundingClientRect().width < innerWidth).map(background) }
      })
      expect(grounds, 'grounds of boxes of ink').toHaveLength(1)
      expect.soft(contrast(luminanceOf(grounds[0]!), luminanceOf(paper)), `contrast of ${grounds[0]} and ${paper}, ${colorScheme}`).toBeGreaterThanOrEqual(1.4)
    }
  })
}

test('look.forced: with forced colours controls keep their border and the focus its outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contatti')
  for (const control of await page.locator('input:not([type=checkbox]), textarea, button[type=submit]').all()) {
    expect(await control.evaluate((field) => parseFloat(getComputedStyle(field).borderTopWidth))).toBeGreaterThanOrEqual(1)
    await control.focus()
    // Chromium tells a width of an outline that is not drawn.
    await expect(control).not.toHaveCSS('outline-style', 'none')
    expect(await control.evaluate((field) => parseFloat(getComputedStyle(field).outlineWidth))).toBeGreaterThanOrEqual(2)
  }
})

test('look.formula: what is divided over the rule, what divides under it', async ({ page }) => {
  await page.goto(fill('/{product}-lab/calcolo-rendimento-reale'))
  const formula = page.locator('p', { hasText: '(entrate annue' })
  await expect(formula).toHaveText('(entrate annue − costi totali) ÷ valore della casa × 100')
  expect((await formula.ariaSnapshot()).replaceAll(/\s+/g, ''), 'as it is read aloud').toBe('-paragraph:(entrateannue−costitotali)÷valoredellacasa×100')
  expect((await formula.innerText()).replaceAll(/\s+/g, ''), 'as it is copied').toBe('(entrateannue−costitotali)÷valoredellacasa×100')
  const over = (await formula.locator('span:has(> span)', { hasText: /^\(entrate annue − costi totali\)$/ }).boundingBox())!
  const under = formula.getByText('valore della casa', { exact: true })
  const below = (await under.boundingBox())!
  expect(over.y + over.height).toBeLessThanOrEqual(below.y + 1)
  expect(Math.abs(over.x + over.width / 2 - below.x - below.width / 2)).toBeLessThan(2)
  expect(await under.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(1)
})
