import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { averageLine, lineLengths } from './support/line-lengths.ts'
import { test } from './support/reading.ts'

const PHONE = { width: 390, height: 844 }

/** Of each card, whether its title stands beside its picture, inside the window. */
const besidePictures = (page: Page, cards: string): Promise<boolean[]> =>
  page.locator(cards).evaluateAll((all) =>
    all.map((card) => {
      const [plate, title] = [card.querySelector('img')!.getBoundingClientRect(), card.querySelector('h2, h3')!.getBoundingClientRect()]
      return title.left >= plate.right && title.top < plate.bottom && title.bottom > plate.top && title.right <= innerWidth
    }),
  )

for (const { path = '' } of readTable('areas')) {
  test(`area-plates.first: the plate of ${path} opens it on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const [plate, heading] = [await page.locator('main header > img').boundingBox(), await page.locator('h1').boundingBox()]
    expect(plate!.y + plate!.height, 'bottom of the plate').toBeLessThanOrEqual(heading!.y)
  })
}

/** `first` is the place of the first that has a large picture, from one on. */
async function haveTitlesBeside(page: Page, first: number): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: PHONE.height })
    const found = await besidePictures(page, 'main :is(ol, ul) > li > article')
    await about('responsive.beside', () => expect.soft(found.length, 'cards').toBeGreaterThan(7))
    await about('responsive.beside', () => expect.soft(found, `titles beside their pictures at ${width} px`).toEqual(found.map((_, place) => place % 5 !== (first - 1) % 5)))
    const large = await page.locator(`main :is(ol, ul) > li:nth-child(5n+${first}) > article`).evaluateAll((cards) =>
      cards.map((card) => {
        const [whole, plate, title] = [card, card.querySelector('img')!, card.querySelector('h2, h3')!].map((part) => part.getBoundingClientRect())
        return plate!.width === whole!.width && title!.top >= plate!.bottom
      }),
    )
    await about('responsive.beside', () => expect.soft(large, `pictures as wide as the list, their titles below, at ${width} px`).toEqual(large.map(() => true)))
  }
}

test('responsive.beside: cards of the home page, on a phone', async ({ page }) => {
  await page.goto('/')
  await haveTitlesBeside(page, 1)
})

for (const path of ['/proprietario', '/ospite']) {
  test(`responsive.beside, responsive.ask: cards of ${path} and the way to who answers, on a phone`, async ({ page }) => {
    await page.goto(path)
    await haveTitlesBeside(page, 3)
    const [intro, way] = [await page.locator('h1 + p').boundingBox(), await page.locator('main header').getByRole('link', { name: 'Scrivici' }).boundingBox()]
    await about('responsive.ask', async () => {
      await expect(page.locator('main header a[href="/contatti"]')).toHaveText('Scrivici')
      expect(way!.y, 'top of the link').toBeGreaterThanOrEqual(intro!.y + intro!.height)
      expect(way!.y + way!.height, 'bottom of the link').toBeLessThanOrEqual(PHONE.height)
    })
  })
}

for (const path of ['/', '/proprietario', '/ospite', '/blog/mercato-rialto']) {
  test(`cards.order: author, title, words and link of the cards of ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: PHONE.height })
      const found = page.locator('main article:not(:has(h1)):has(time)')
      const wrong = await found.evaluateAll((cards) =>
        cards.flatMap((card) => {
          const [author, title, words, link, picture] = ['p:has(time)', ':is(h2, h3)', ':is(h2, h3) + p', 'a', 'img'].map((part) => card.querySelector(part)!.getBoundingClientRect())
          const isOverPicture = author!.bottom <= picture!.top && author!.left === picture!.left && picture!.right <= title!.left && picture!.top < title!.bottom && title!.top < picture!.bottom
          const isInOrder = author!.bottom <= title!.top + 1 && words!.bottom <= link!.top + 1 && (isOverPicture || author!.left === title!.left)
          return isInOrder ? [] : [card.querySelector('h2, h3')!.textContent]
        }))
      expect.soft(await found.count(), 'cards').toBeGreaterThan(2)
      expect.soft(wrong, `out of order at ${width} px`).toEqual([])
    }
  })
}

for (const { path = '' } of readTable('articles')) {
  test(`reading.soon, reading.lines, reading.related, stability.phones: ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const [brief, text] = [await page.locator('[aria-labelledby=in-breve]').boundingBox(), await page.locator('[aria-labelledby=indice] + div > p').first().boundingBox()]
    await about('reading.related', async () => expect.soft(await besidePictures(page, '[aria-labelledby=correlati] article'), 'titles of what to read next beside their pictures').toEqual([true, true, true]))
    await about('reading.soon', () => expect.soft(brief!.y, 'top of «In breve», px').toBeLessThanOrEqual(1000))
    await about('reading.soon', () => expect.soft(text!.y, 'top of the text, px').toBeLessThanOrEqual(1640))
    const average = averageLine(await page.evaluate(lineLengths))
    await about('reading.lines', () => expect.soft(average, 'characters in a line, on average').toBeGreaterThanOrEqual(35))
    const lines = () => page.locator('article > header :is(h1, h1 ~ p)').evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight))))
    const known = await lines()
    for (const width of [393, 412, 430, 440]) {
      await page.setViewportSize({ width, height: 844 })
      await about('stability.phones', async () => expect.soft(await lines(), `lines of the head at ${width} px`).toEqual(known))
    }
    await page.setViewportSize({ width: 320, height: 700 })
    const edges = await page.locator('[aria-labelledby=indice] + div > section:not([aria-labelledby=fonti]) > h2').evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left - head.parentElement!.getBoundingClientRect().left - parseFloat(getComputedStyle(head.parentElement!).borderLeftWidth))))
    await about('reading.lines', () => expect.soft(new Set(edges), 'px from the edges of the boxes to their words at 320 px').toEqual(new Set([16])))
  })
}
