import { expect, test } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'
import { everyPage } from '../support/pages.ts'
import { judged } from './judged.ts'

const names = readTable('criteria', 'Capitals that are no abbreviations').map(({ word }) => word!)

test('criteria.3.1.4: each abbreviation is written out on the page where it stands', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path)
    const bare = await page.locator('body').evaluate((body, known) => {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const seen = new Set<string>(known)
      const found: string[] = []
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text
        if (!parentElement || parentElement.closest('style, script, svg, [aria-hidden=true], [lang]:not(html)')) continue
        for (const [word] of data.matchAll(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu)) {
          if (seen.has(word) || /^[IVXLC]+$/.test(word)) continue
          // A title that leads to the page where the word is explained explains it (technique G55).
          if (parentElement.closest('a[href]') ?? parentElement.closest('h2, h3')?.parentElement?.querySelector('a[href]')) continue
          seen.add(word)
          const isWritten = [...body.querySelectorAll('abbr[title]')].some((short) => short.textContent === word) || new RegExp(`\\(${word}\\)|${word} \\(`).test(body.textContent ?? '')
          if (!isWritten) found.push(`${word}: ${data.trim().slice(0, 60)}`)
        }
      }
      return found
    }, names)
    expect.soft(bare, path).toEqual([])
  }
})

test('criteria.1.3.3: no text tells a reader to look for a place or a colour', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path)
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    const orders = /\b(clicca|premi|tocca|scegli|seleziona|vedi|guarda)\b[^.]{0,40}\b(qui (a|in)|a destra|a sinistra|in alto|in basso|in rosso|in verde|rotond[oa]|verde|ross[oa])\b/gi
    expect.soft(text.match(orders) ?? [], path).toEqual([])
  }
})

test('criteria.1.4.1: links inside a text are underlined, not only coloured', async ({ page }) => {
  for (const path of judged) {
    await page.goto(path)
    const bare = await page.locator('main p a[href]').evaluateAll((links) =>
      links
        .filter((link) => [...(link.closest('p')?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 1))
        // A raised number is told by its place.
        .filter((link) => !link.closest('sup') && !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map((link) => link.textContent),
    )
    expect.soft(bare, path).toEqual([])
  }
})

test('criteria.3.1.1, criteria.3.1.2: the page is Italian, and each part in another language says which', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path)
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'it')
    const marks = await page.locator('main [lang]').evaluateAll((all) => all.map((part) => part.getAttribute('lang')!))
    expect.soft(marks.filter((mark) => !/^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(mark)), path).toEqual([])
  }
  await page.goto('/calle-senza-uscita')
  await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en')
})
