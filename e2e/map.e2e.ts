import { expect, type Locator } from 'playwright/test'
import { channelsOf, contrast, luminance } from './harness/page/contrast.ts'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { documentAt } from './support/copy.ts'
import { everyPage } from './support/pages.ts'
import { test } from './support/reading.ts'

/** Its walks stand in tables, which number their stops: no list. */
const LISTLESS = new Set(['venezia-bambini'])

/** How many columns the places under a map stand in. */
const columnsUnder = async (figure: Locator) => new Set(await figure.locator('li').evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)))).size

test('map.file: one file for all pages that show it', async ({ baseURL: origin = '' }) => {
  const shown = await Promise.all(
    everyPage.map(async (path) => {
      const parts = (await documentAt(origin + path)).querySelectorAll('picture:has(img[src*="/mappa"]) > *, img[src*="/mappa"]')
      return [path, Array.from(parts, (part) => (part.getAttribute('srcset') ?? part.getAttribute('src') ?? '').split('#')[0]!)] as const
    }),
  )
  const showing = shown.filter(([, files]) => files.length > 0)
  expect(showing.map(([path]) => path)).toEqual(expect.arrayContaining(['/ospite', ...new Set(readTable('map', 'Places').map(({ guide }) => `/blog/${guide}`))]))
  expect(new Set(showing.flatMap(([, files]) => files)).size, 'files').toBe(1)
})

test('map.said, map.numerals, map.apart: a line over the map, numerals of one list alone, and paper between the head’s plate and the map', async ({ page }) => {
  await page.goto('/ospite')
  const said = page.locator('main nav:has(img) p')
  await about('map.said', () => expect.soft(said).toHaveText(/^Scegli un sestiere: .*due luoghi/))
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const [plate, map, line] = [(await page.locator('main header img').boundingBox())!, (await page.locator('main nav img').boundingBox())!, (await said.boundingBox())!]
    await about('map.said', () => expect.soft(line.y + line.height, `over the map, at ${width} px`).toBeLessThanOrEqual(map.y))
    if (width !== 768) await about('map.apart', () => expect.soft(map.y - plate.y - plate.height, `at ${width} px`).toBeGreaterThanOrEqual(24))
    if (width === 1280) continue
    const numbered = await page.locator('main ol').evaluateAll((lists) =>
      lists.filter((list) => [...list.querySelectorAll('*')].some((part) => getComputedStyle(part, '::before').content.includes('upper-roman'))).map((list) => list.textContent.slice(0, 20)),
    )
    await about('map.numerals', () => expect.soft(numbered, `numbered at ${width} px`).toEqual([expect.stringMatching(/^Cannaregio/)]))
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await about('map.said', async () => {
    const names = page.locator('main nav:has(img) a')
    const bottoms = await Promise.all([said, names.first()].map(async (part) => part.evaluate((element) => element.getBoundingClientRect().bottom)))
    expect.soft(Math.max(...bottoms), 'the line and a name, from the top of the page').toBeLessThanOrEqual(720)
  })
})

for (const { guide, breadth } of readTable('map', 'Halves')) {
  test(`map.halves, map.signs, map.boards, map.list: on a phone, the map of ${guide}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/blog/${guide}`)
    const pieces = page.locator('figure > picture:has(img[src*="/mappa"])')
    // Chromium tells of both the address of the one that came first.
    const shapes = () =>
      pieces.filter({ visible: true }).evaluateAll((parts) =>
        parts.map((part) => {
          const [source, image] = [part.querySelector('source')!, part.querySelector('img')!]
          const chosen = matchMedia(source.media).matches ? { address: source.srcset, by: source } : { address: image.src, by: image }
          const [{ top, bottom }, { x, width, height }] = [part.getBoundingClientRect(), image.getBoundingClientRect()]
          return { piece: /#[a-z]+-?(.*)/.exec(chosen.address)![1], said: getComputedStyle(part, '::before').content, top, bottom, from: [x, width], height, shape: width / height - Number(chosen.by.getAttribute('width')) / Number(chosen.by.getAttribute('height')), breadth: chosen.by.getAttribute('width') }
        }),
      )
    const shown = await shapes()
    await about('map.list', async () => expect.soft(await columnsUnder(page.locator('figure:has(> picture img[src*="/mappa"])')), 'columns of the list').toBe(LISTLESS.has(guide!) ? 0 : 2))
    await about('map.halves', () => {
      expect(shown.map(({ piece, said }) => [piece, /ovest|est/.exec(said)?.[0]]), 'each, and what stands over it').toEqual([['ovest', 'ovest'], ['est', 'est']])
      for (const { height, from, shape } of shown) {
        expect(height, 'px').toBeGreaterThanOrEqual(240)
        expect(from, 'from the left of the window, and how wide').toEqual([0, 390])
        expect(shape, 'its shape, less that of the piece').toBeCloseTo(0)
      }
      expect(shown[1]!.top, 'the east, under the west').toBeGreaterThanOrEqual(shown[0]!.bottom)
    })
    await page.setViewportSize({ width: 639, height: 844 })
    await about('map.halves', async () => expect((await shapes()).map(({ piece }) => piece), 'at 639 px').toEqual(['ovest', 'est']))
    for (const width of [640, 768]) {
      await page.setViewportSize({ width, height: 1024 })
      // From 592 px on its letters and numbers are high enough: spec/map-signs.spec.tsx.
      await about('map.signs, map.boards', async () => expect.soft(Math.min(...(await shapes()).map(({ from: [, wide] }) => wide!)), `how wide the piece is at ${width} px`).toBeGreaterThanOrEqual(592))
      await about('map.halves', async () => expect(await shapes(), `the whole piece alone at ${width} px`).toEqual([expect.objectContaining({ piece: '', said: 'none', breadth, shape: expect.closeTo(0) })]))
    }
  })
}

test('map.keyed, map.list, map.signs, map.boards: the sheet of the lagoon and its numerals beside it, on a phone under it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/blog/navigare-laguna')
  const figure = page.locator('figure:has(img[src*="/mappa"])')
  await figure.evaluate((sheet) => scrollBy({ top: sheet.getBoundingClientRect().top - 80, behavior: 'instant' }))
  const [sheet, list] = [(await figure.locator('img').boundingBox())!, (await figure.locator('ol').boundingBox())!]
  await about('map.keyed', () => expect.soft(list.x, 'left edge of the list, at the right of the sheet').toBeGreaterThanOrEqual(sheet.x + sheet.width))
  await about('map.keyed', () => expect.soft(sheet.height / sheet.width, 'how high it is for its breadth').toBeGreaterThan(0.85))
  await about('map.keyed', () => expect.soft(Math.max(sheet.y + sheet.height, list.y + list.height), 'foot of the lower of both, in the window').toBeLessThanOrEqual(900))
  await page.setViewportSize({ width: 390, height: 844 })
  await about('map.list', async () => expect.soft(await columnsUnder(figure), 'columns of the list').toBe(2))
  await about('map.signs, map.boards', async () => expect.soft((await figure.locator('img').boundingBox())!.width, 'how wide the sheet is').toBe(390))
})

test('map.blocks: the block of each sestiere is its link', async ({ page }) => {
  await page.goto('/ospite')
  const sheet = page.locator('img[src*="/mappa"]')
  await sheet.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await sheet.boundingBox())!
  for (const { sestiere = '', place, across, down } of readTable('map', 'Blocks')) {
    const link = await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.closest('a')?.textContent, [x + (width * Number(across)) / 100, y + (height * Number(down)) / 100])
    expect.soft(link, `at ${place}`).toBe(sestiere)
  }
})

test('map.night: no land is lost in the water', async ({ page }) => {
  await page.goto('/ospite')
  const sheet = await page.locator('main nav img').getAttribute('src')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(sheet!.split('#')[0]!)
  const inkOf = async (letter: string) => luminance(channelsOf(await page.locator(`path.${letter}`).first().evaluate((piece) => getComputedStyle(piece).fill)))
  const water = await inkOf('a')
  for (const land of ['t', 'o', 'c']) expect.soft(contrast(await inkOf(land), water), `land of the ink «${land}» against the water`).toBeGreaterThanOrEqual(1.5)
})
