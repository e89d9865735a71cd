import { expect, test } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { readTable } from '../../spec/support/table.ts'
import { bareAbbreviations } from '../harness/audit/measures/abbreviations.ts'
import { unmarkedPassages } from '../harness/page/passages.ts'
import { everyPage } from '../support/pages.ts'
import { judged } from './judged.ts'
import { nothingOn } from './nothing-on.ts'

const names = readTable('criteria', 'Capitals that are no abbreviations').map(({ word }) => word!)

test('criteria.3.1.4: each abbreviation is written out on the page where it stands', async ({ page }) => {
  await nothingOn(page, everyPage, () => bareAbbreviations(page, names))
})

test('criteria.1.3.3: no text tells a reader to look for a place or a colour', async ({ page }) => {
  await nothingOn(page, everyPage, async () => {
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    const orders = /\b(clicca|premi|tocca|scegli|seleziona|vedi|guarda)\b[^.]{0,40}\b(qui (a|in)|a destra|a sinistra|in alto|in basso|in rosso|in verde|rotond[oa]|verde|ross[oa])\b/gi
    return text.match(orders) ?? []
  })
})

test('criteria.1.4.1: links inside a text are underlined, not only coloured', async ({ page }) => {
  await nothingOn(page, judged, () =>
    page.locator('main p a[href]').evaluateAll((links) =>
      links
        .filter((link) => [...(link.closest('p')?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 1))
        // A raised number is told by its place.
        .filter((link) => !link.closest('sup') && !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map((link) => link.textContent),
    ),
  )
})

test('criteria.3.1.1, criteria.3.1.2: the page is Italian, and each part in another language says which', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path)
    await about('criteria.3.1.1', () => expect.soft(page.locator('html')).toHaveAttribute('lang', 'it'))
    const marks = await page.locator('main [lang]').evaluateAll((all) => all.map((part) => part.getAttribute('lang')!))
    await about('criteria.3.1.2', async () => {
      expect.soft(marks.filter((mark) => !/^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(mark)), path).toEqual([])
      expect.soft(await unmarkedPassages(page), path).toEqual([])
    })
  }
  await page.goto('/calle-senza-uscita')
  await about('criteria.3.1.2', () => expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en'))
})
