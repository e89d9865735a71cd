import { expect, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { readHtml } from './harness/crawl/markup.ts'
import { articles } from './support/pages.ts'
import { test } from './support/reading.ts'

const windows = readTable('reading').map(({ window = '', empty }) => {
  const [width, height] = window.split(' × ').map(Number)
  return { width: width!, height: height!, empty: Number(empty) }
})

/** Runs in the page: the longest stretch beside the text where nothing stands, what covers what, and how far to the right it goes. */
async function marginOfText() {
  await document.fonts.ready
  const text = document.querySelector('[aria-labelledby=indice] + div')!
  const column = text.getBoundingClientRect()
  const beside = [...text.querySelectorAll('figure, figcaption, table, caption, aside, section')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.right > column.right + 99)
    .concat([...text.querySelectorAll('p[data-label]')].map((part) => {
      const { x, y } = part.getBoundingClientRect()
      const [left = 0, top = 0, width = 0, height = 0] = ['left', 'top', 'width', 'height'].map((side) => parseFloat(getComputedStyle(part, '::after').getPropertyValue(side)))
      return { part, box: new DOMRect(x + left, y + top, width, height) }
    }))
    .toSorted((one, other) => one.box.top - other.box.top)
  let [foot, empty] = [column.top, 0]
  const covered: string[] = []
  for (const [index, { part, box }] of beside.entries()) {
    empty = Math.max(empty, box.top - foot)
    foot = Math.max(foot, box.bottom)
    for (const before of beside.slice(0, index)) {
      if (!before.part.contains(part) && before.box.bottom > box.top + 1) covered.push(`${before.part.textContent} | ${part.textContent}`)
    }
  }
  return { empty: Math.max(empty, column.bottom - foot), covered, right: Math.max(...beside.map(({ box }) => box.right)) }
}

for (const path of articles) {
  test(`reading.margin: what stands beside the text of ${path}`, { tag: '@chromium' }, async ({ page }) => {
    await page.goto(path)
    for (const { empty, ...size } of windows) {
      await page.setViewportSize(size)
      const margin = await page.evaluate(marginOfText)
      expect(margin.covered, `covered at ${size.width} px`).toEqual([])
      expect(margin.right, `right edge at ${size.width} px`).toBeLessThanOrEqual(size.width)
      expect(margin.empty, `longest stretch of empty margin at ${size.width} px`).toBeLessThanOrEqual(empty)
    }
  })
}

for (const path of articles) {
  test(`reading.initial: a letter, on ${path}`, async ({ request }) => {
    const opening = readHtml(await (await request.get(path)).text()).querySelector('section + p')
    expect(opening?.textContent).toMatch(/^[«“]?\p{L}/u)
  })
}

test('reading.note: a note beside its paragraph', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/blog/mercato-rialto')
  const [note, paragraph] = [(await page.locator('aside').boundingBox())!, (await page.locator('p:has(+ aside)').boundingBox())!]
  expect(note.x).toBeGreaterThan(paragraph.x + paragraph.width)
  expect(Math.abs(note.y - paragraph.y)).toBeLessThan(1)
})

/** The sentences that a page sets large, and those texts that a screen reader is given. */
async function quotesOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const told = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value)).join('\n')
  const marked = await page.locator('p[data-label]').evaluateAll((all) => all.map((part) => ({ words: (part as HTMLElement).dataset.label!, text: part.textContent, shown: getComputedStyle(part, '::after').content })))
  return marked.map(({ words, text, shown }) => ({ words, isShown: shown.includes(words), opens: text.startsWith(words), timesTold: told.split(words).length - 1 }))
}

test('reading.quote: seen twice and read aloud once, where it does not open its paragraph, in fifteen texts at least', { tag: '@chromium' }, async ({ page, request }) => {
  const marking: string[] = []
  for (const path of articles) if ((await (await request.get(path)).text()).includes('<p data-label')) marking.push(path)
  expect(marking.length).toBeGreaterThanOrEqual(15)
  for (const path of marking) {
    await page.goto(path)
    const quotes = await quotesOf(page)
    expect(quotes, `a sentence in the margin of ${path}`).not.toEqual([])
    expect(quotes, path).toEqual(quotes.map(() => ({ words: expect.stringMatching(/^\p{Lu}/u), isShown: true, opens: false, timesTold: 1 })))
  }
})
