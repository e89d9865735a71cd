import { expect } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { fill } from '../spec/support/product.ts'
import { readTable } from '../spec/support/table.ts'
import { brokenOn } from './support/on-one-line.ts'
import { paths } from './support/pages.ts'
import { besidePlates, onPaper } from './support/paper.ts'
import { test } from './support/reading.ts'
import { SHEET } from './support/sizes.ts'

test('look.sheet: an article on a sheet of A4', async ({ page }) => {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/mercato-rialto')
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!
  const [title, plate] = [await box('h1'), await box('article > header > img')]
  expect(plate.x, 'the plate beside the title').toBeGreaterThanOrEqual(title.x + title.width)
  expect(plate.x + plate.width).toBeLessThanOrEqual(SHEET.width)
  const text = page.locator('[aria-labelledby=indice] + div')
  await expect(text).toHaveCSS('column-count', '2')
  const margins = await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSPageRule).map(({ style }) => `${style.getPropertyValue('size')} ${style.margin}`))
  expect(margins).toEqual(['a4 14mm 13mm 16mm'])
  const feet = await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap((rule) => (rule instanceof CSSPageRule ? rule.cssText.match(/@bottom-[^}]*/g) : [])))
  expect(feet, 'the foot of a sheet').toEqual([expect.stringContaining(`${new URL(fill('{url}')).host} · ${fill('{phone}')}`), expect.stringContaining('counter(page)')])
})

test('look.columns: figures on a sheet', async ({ page }) => {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  const widths = async (path: string) => {
    await page.goto(path)
    // Where a box has a place of its own, Chromium fills one column of the sheet to its foot and leaves the other empty.
    const marks = await page.locator('article :is(ol, ul):not(nav *, [aria-labelledby=fonti] *) > li:visible').evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').position))
    expect(marks.length, `items of lists on ${path}`).toBeGreaterThan(3)
    expect(new Set(marks), `marks of lists on ${path}`).toEqual(new Set(['static']))
    return page.locator('main article :is(figure, section[aria-label], table)').evaluateAll((figures) => figures.map((figure) => [figure.querySelector('figcaption, h2, caption')!.textContent, figure.getBoundingClientRect().width] as const))
  }
  const half = SHEET.width / 2
  const found = [...(await widths('/blog/venezia-sostenibile')), ...(await widths('/blog/prezzo-affitti-brevi')), ...(await widths('/blog/venezia-bambini'))]
  const [poles, dates, box, months, durations, map] = ['due pali', 'Date da segnare', 'Il gradino più basso', 'Notti passate', 'secondo la durata', 'numeri delle tabelle'].map((words) => found.find(([caption]) => caption.replaceAll('\u00A0', ' ').includes(words))![1])
  expect(Math.max(poles!, dates!, box!, months!), 'width of poles, dates, boxes and a table of two columns').toBeLessThan(half)
  expect(Math.min(map!, durations!), 'width of a map, and of a table of more').toBeGreaterThan(half)
  const picture = await page.locator('main article figure img:visible').evaluateAll((pictures) => Math.max(...pictures.map((one) => one.getBoundingClientRect().width / one.closest('figure')!.getBoundingClientRect().width)))
  expect(picture, 'of the width of its figure, the picture of a map').toBeGreaterThan(0.5)
  expect(picture, 'of the width of its figure, the picture of a map').toBeLessThanOrEqual(0.75)
})

test('look.columns: a heading above a map goes across with it', async ({ page }) => {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/venezia-tramonto')
  const spans = await page.locator('h2:has(+ figure img)').evaluateAll((headings) => headings.map((heading) => [getComputedStyle(heading).columnSpan, getComputedStyle(heading.nextElementSibling!).columnSpan]))
  expect(spans, 'a heading above a map, and the map').toEqual([['all', 'all']])
})

for (const [path, above] of [
  ['/blog/check-in-automatico', 'table'],
  ['/blog/locazioni-transitorie', '[data-island]'],
] as const) {
  test(`look.columns: a paragraph below a ${above} of ${path}`, async ({ page }) => {
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    const room = await page.locator(`main article ${above} + p`).evaluateAll((paragraphs) =>
      paragraphs.filter((paragraph) => getComputedStyle(paragraph.previousElementSibling!).columnSpan === 'none').map((paragraph) => parseFloat(getComputedStyle(paragraph).marginTop)),
    )
    expect(room.length, 'paragraphs below one').toBeGreaterThan(0)
    expect(Math.min(...room), 'pixels above a paragraph').toBeGreaterThan(7)
  })
}

test('look.paper-tools: a tool that paper does not have', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/prezzo-affitti-brevi')
  const tool = page.locator('main [data-island]:has(output)')
  const said = await tool.evaluate((part) => ({ line: getComputedStyle(part, '::after').content, shown: [...part.children].filter((child) => child.checkVisibility()).length }))
  expect(said).toEqual({ line: expect.stringContaining(new URL(fill('{url}')).host), shown: 0 })
})

test('look.paper-alone: the home page with the welcome dialog open', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  const over = await page.locator('body > :not(#root)').evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 80)))
  expect(over, 'what is printed over the page').toEqual([])
})

/** Tagged pieces of the words that close a page: mark, line, number and hours, with a way back. */
const CLOSING = 10

for (const [path, least] of [['/', 8], ['/blog', 8], ['/proprietario', 8], ['/ospite', 8], [fill('/{product}-lab'), 2]] as const) {
  test(`look.lists: the rows of ${path} on paper`, { tag: '@chromium' }, async ({ page }) => {
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    const { entries, astray } = await besidePlates(page)
    expect(entries, 'entries with a plate').toBeGreaterThanOrEqual(least)
    expect(astray, 'titles that do not stand beside their plate').toEqual([])
    await expect(page.locator('main li :is(article, div) a:visible'), 'links that nobody can press').toHaveCount(0)
    const said = await page.locator('main li:has(a)').evaluateAll((items) => items.map((item) => ({ path: item.querySelector('a')!.getAttribute('href'), words: (item as HTMLElement).innerText.replaceAll('\u00A0', ' ') })))
    const offered = readTable('tools').filter(({ path, offer }) => said.some((item) => item.path === path && item.words.includes(offer!)))
    expect(offered.map(({ path }) => path), 'articles whose tool is offered, which nobody can use').toEqual([])
    const { sheets } = await onPaper(page)
    expect(sheets.at(-1), `pieces of the page on the last of its sheets (${sheets.join(', ')}), the list's among them`).toBeGreaterThan(CLOSING)
  })
}

for (const path of ['/', '/proprietario', '/blog', ...paths.filter((path) => path.includes('check-in'))]) {
  test(`look.unbroken, look.pairs, look.apart: titles on ${path}`, async ({ page }) => {
    await page.goto(path)
    const titles = page.locator('main :is(h1, h2, h3, li > a)')
    const compounds = (await titles.allTextContents()).join().match(/check-/gi) ?? []
    const pairs = (await page.locator('main :is(h1, article[aria-labelledby] > div > :is(h2, h3), section[aria-labelledby=indice] li > a)').allTextContents()).flatMap((text) => text.match(/(?<=\S )[eo] \S{4,}(?!\S)/g) ?? [])
    // The home page has no compound, but «o appartamento».
    if (path === '/') await about('look.pairs', () => expect(pairs.length).toBeGreaterThan(0))
    else await about('look.unbroken', () => expect(compounds.length).toBeGreaterThan(1))
    for (const width of [320, 390, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await brokenOn(page)
      await about('look.unbroken', () => expect(broken.titles, `broken at ${width} px`).toEqual([]))
      await about('look.pairs', () => expect(broken.conjunctions, `broken at ${width} px`).toEqual([]))
      const lost = await titles.evaluateAll((all) => all.map((title) => [title.textContent, (title as HTMLElement).innerText].map((text) => text.replace(/\s+/g, ' ').trim())).filter(([written, read]) => read !== '' && written !== read))
      await about('look.apart', () => expect(lost, `what is written, and what is read, at ${width} px`).toEqual([]))
      const letters = await titles.locator('span').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).font === getComputedStyle(part.parentElement!).font))
      await about('look.unbroken', () => {
        expect(letters.length, 'pieces that stay on one line').toBeGreaterThanOrEqual(compounds.length + pairs.length)
        expect(letters, `in the letters of its title at ${width} px`).not.toContain(false)
      })
    }
  })
}

for (const path of paths) {
  test(`look.ends, look.words: headings, captions and links of ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { ends, words } = await brokenOn(page)
      await about('look.words', () => expect.soft(words, `words in two, ${width} px`).toEqual([]))
      if (width === 390 || width === 1280) await about('look.ends', () => expect.soft(ends, `lines that end before what belongs to them, ${width} px`).toEqual([]))
    }
  })
}
