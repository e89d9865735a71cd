import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { movements } from './support/in-sight.ts'
import { hasPairs, hasThreeColumns, hasTwoLinksInARow, headerTops, leftEdges, skipsTheHeader } from './support/of-a-kind.ts'
import { articles, kinds, MISSING } from './support/pages.ts'
import { test } from './support/reading.ts'
import { openPage } from './support/script.ts'

const cardAreas = new Set(['/proprietario', '/ospite'])
const withCards = new Set(['/', '/blog', ...cardAreas, ...articles])

/** One load of a page serves all that is looked at on one page of each kind. */
async function isLikeItsKind(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await about('keyboard.skip', () => skipsTheHeader(page))
  for (const link of (await page.locator('main a[href], main button').filter({ visible: true }).all()).slice(0, 3)) await link.hover()
  await about('look.still', async () => expect.soft(await movements(page), 'what moves for who asks for less motion').toEqual([]))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await about('header.sticky', async () => expect.soft(await headerTops(page), `tops of the header, ${width} px wide`).toEqual([0, 0]))
  }
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await about('footer.columns', () => hasThreeColumns(page, width))
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await about('responsive.footer', () => hasTwoLinksInARow(page, width))
  }
  for (const width of withCards.has(path) ? [640, 768, 1023] : []) {
    await page.setViewportSize({ width, height: 900 })
    await hasPairs(page, width)
  }
  await page.setViewportSize({ width: 768, height: 900 })
  if (path !== MISSING) await about('responsive.edge', async () => expect.soft(await leftEdges(page), 'left edges at 768 px').toHaveLength(1))
  if (cardAreas.has(path)) await about('responsive.length', async () => expect.soft(await page.evaluate(() => document.documentElement.scrollHeight), 'height at 768 px').toBeLessThanOrEqual(4600))
}

// A title names what its page is asked, and no more.
for (const path of kinds) {
  if (path === MISSING) test(`keyboard.skip, look.still, header.sticky, footer.columns, responsive.footer: on ${path}, as one of its kind`, ({ page }) => isLikeItsKind(page, path))
  else if (cardAreas.has(path)) test(`keyboard.skip, look.still, header.sticky, footer.columns, responsive.footer, responsive.edge, responsive.pairs, responsive.length: on ${path}, as one of its kind`, ({ page }) => isLikeItsKind(page, path))
  else if (withCards.has(path)) test(`keyboard.skip, look.still, header.sticky, footer.columns, responsive.footer, responsive.edge, responsive.pairs: on ${path}, as one of its kind`, ({ page }) => isLikeItsKind(page, path))
  else test(`keyboard.skip, look.still, header.sticky, footer.columns, responsive.footer, responsive.edge: on ${path}, as one of its kind`, ({ page }) => isLikeItsKind(page, path))
}
