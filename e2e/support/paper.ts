import type { Page } from 'playwright/test'

/** How far each heading begins from the lower edge of its sheet, in points, as the outline of the paper says; and how many tagged pieces of the page each sheet holds, its foot being none. Chromium only. */
export async function onPaper(page: Page): Promise<{ headings: { title: string; height: number }[]; sheets: number[] }> {
  const paper = (await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })).toString('latin1')
  const headings = [...paper.matchAll(/\/Title (.*)\n\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+)/g)].map(([, title = '', height]) => ({ title, height: Number(height) }))
  const sheets = [...paper.matchAll(/(\d+) 0 obj\s*<<\s*\/Type \/Page\b(?!s)/g)].map(([, sheet]) => paper.split(`/Pg ${sheet} 0 R`).length - 1)
  return { headings, sheets }
}

/** How many entries with a plate the lists of a page have, and the titles of those that do not stand beside it. */
export const besidePlates = (page: Page): Promise<{ entries: number; astray: string[] }> =>
  page.locator('main li:has(img)').evaluateAll((entries) => {
    const astray = entries.flatMap((entry) => {
      const title = entry.querySelector(':is(h2, h3)') ?? entry.querySelector('a')!
      const [words, plate] = [title, entry.querySelector('img')!].map((part) => part.getBoundingClientRect())
      return words!.left >= plate!.right && words!.top < plate!.bottom && words!.bottom > plate!.top ? [] : [title.textContent]
    })
    return { entries: entries.length, astray }
  })
