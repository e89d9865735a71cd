import { expect, type Locator, type Page } from 'playwright/test'
import { articleRows } from '../spec/support/rows.ts'
import { readTable } from '../spec/support/table.ts'
import { openMoment } from './support/moments.ts'
import { calculators } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

const PHONE = { width: 390, height: 844 }

/** Opens a tool, and brings the focus to each of its entries: what it says stands in the window, above the entry or at its right. */
async function staysInSight(page: Page, path: string, said: Locator, window: { width: number; height: number }, isBeside = false): Promise<void> {
  await page.setViewportSize(window)
  await page.goto(`${path}#strumento`)
  await startScript(page)
  const entries = await page.locator('[data-island^=tool] :is(input, select)').all()
  expect(entries.length, 'entries of the tool').toBeGreaterThan(0)
  for (const entry of entries) {
    await entry.focus()
    await expect(said).toBeInViewport({ ratio: 1 })
    const header = (await page.locator('header').first().boundingBox())!
    const top = await said.evaluate((words) => words.getBoundingClientRect().top + parseFloat(getComputedStyle(words).paddingTop))
    expect(top, 'from the top of the window, what is said').toBeGreaterThanOrEqual(header.y + header.height)
    await expect(entry).toBeInViewport({ ratio: 1 })
    const [output, own] = [(await page.locator('[data-island^=tool] output').boundingBox())!, (await entry.boundingBox())!]
    if (isBeside) expect(output.x, 'left edge of what is said, at the right of the entry').toBeGreaterThanOrEqual(own.x + own.width)
    else expect(output.y + output.height, 'foot of what is said, above the entry').toBeLessThanOrEqual(own.y)
  }
}

/** As far up as the entries go beside their figure. */
const raiseLastEntry = (page: Page) => page.locator('[data-island^=tool] :is(input, select)').last().evaluate((entry) => scrollBy(0, entry.getBoundingClientRect().top - 300))

/** The last figure of a calculator: larger than any other of its words, in the display face. */
async function isTheLargest(page: Page): Promise<void> {
  const figure = page.locator('[data-island^=tool] output b').last()
  const [size, face] = await figure.evaluate((own) => [parseFloat(getComputedStyle(own).fontSize), getComputedStyle(own).fontFamily.split(',')[0]] as const)
  const others = await figure.evaluate((own) => [...own.closest('[data-island]')!.querySelectorAll('*')].filter((one) => one !== own && one.textContent.trim() !== '').map((one) => parseFloat(getComputedStyle(one).fontSize)))
  expect.soft(size, 'px of the figure').toBeGreaterThan(Math.max(...others))
  expect.soft(face, 'its face').toBe(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0]))
}

for (const { path = '' } of calculators) {
  test(`tools.result: on ${path} the figure is in sight of every entry`, async ({ page }) => {
    const figures = page.locator('output b')
    await staysInSight(page, path, figures.last(), PHONE)
    await raiseLastEntry(page)
    const bottom = await page.locator('header').first().evaluate((header) => header.getBoundingClientRect().bottom)
    for (const first of (await figures.all()).slice(0, -1)) expect((await first.boundingBox())!.y, 'the first of two, under the header').toBeLessThan(bottom)
    await isTheLargest(page)
  })
}

for (const { path } of calculators) {
  test(`tools.result: on ${path} the figure is in sight of every entry on a tablet`, async ({ page }) => {
    const figure = page.locator('output b').last()
    await staysInSight(page, path!, figure, { width: 768, height: 1024 }, true)
    await raiseLastEntry(page)
    const bottom = await page.locator('header').first().evaluate((header) => header.getBoundingClientRect().bottom)
    expect((await figure.boundingBox())!.y, 'the figure, beside the last entry').toBeGreaterThanOrEqual(bottom)
    await isTheLargest(page)
  })
}

for (const { path = '' } of readTable('tools').filter(({ kind }) => kind === 'list')) {
  test(`tools.count: on ${path} the count is in sight of every box`, ({ page }) => staysInSight(page, path, page.locator('[data-island^=tool] output'), PHONE))
}

for (const { path = '' } of readTable('tools').filter(({ kind }) => kind === 'list')) {
  test(`tools.count: on ${path} the count is in sight of every box in two columns, too`, async ({ page }) => {
    await staysInSight(page, path, page.locator('[data-island^=tool] output'), { width: 1280, height: 800 })
    const lists = await page.locator('[data-island^=tool] fieldset').evaluateAll((all) => all.map((list) => [...list.querySelectorAll('label')].map((box) => box.getBoundingClientRect().left)))
    expect(lists.map((edges) => new Set(edges).size), 'left edges of the boxes of each list').toEqual(lists.map(() => 2))
  })
}

test('tools.noted: what is to be known of a line stands under the answer', async ({ page }) => {
  await page.goto('/blog/trasporti-venezia')
  const tool = page.locator('[data-island^=tool]')
  const notes = tool.locator('form p')
  await expect(notes.first()).toHaveText(/^In alternativa, linea/)
  await expect(notes.nth(1)).toHaveText(/^Linea.\d+\. /)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const [answer, first, last, entry] = (await Promise.all([tool.locator('output'), notes.first(), notes.last(), tool.locator('select').first()].map((part) => part.boundingBox()))).map((box) => box!)
    expect.soft(first!.y, `under the answer, at ${width} px`).toBeGreaterThanOrEqual(answer!.y + answer!.height)
    if (width === 390) expect.soft(last!.y + last!.height, 'before the entries').toBeLessThanOrEqual(entry!.y)
    else expect.soft(first!.x, 'beside the entries').toBeGreaterThanOrEqual(entry!.x + entry!.width)
    expect.soft(first!.y - answer!.y - answer!.height, `px below the answer, at ${width} px`).toBeLessThanOrEqual(24)
  }
})

for (const path of ['/blog/prezzo-affitti-brevi', '/blog/venezia-tramonto']) {
  test(`tools.remarks: on ${path} how the figure is read`, async ({ page }) => {
    await page.goto(path)
    const tool = page.locator('[data-island^=tool]')
    const remarks = tool.locator('output ~ p')
    await expect(remarks).toHaveText(/\. \S.*\.$/)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const [answer, words, entries] = (await Promise.all([tool.locator('output'), remarks, tool.locator('form > div').last()].map((part) => part.boundingBox()))).map((box) => box!)
      if (width === 390) expect.soft(words!.y, 'under the entries').toBeGreaterThanOrEqual(entries!.y + entries!.height)
      else expect.soft([words!.x >= entries!.x + entries!.width, words!.y - answer!.y - answer!.height < 24], 'beside the entries; next to the answer').toEqual([true, true])
    }
  })
}

const onTheClock = ['/contatti', ...readTable('tools').filter(({ kind }) => kind === 'clock').map(({ path = '' }) => path)]

for (const path of onTheClock) {
  test(`tools.display: on ${path} the answer is what one sees`, async ({ page }) => {
    await page.clock.setFixedTime(openMoment)
    await page.goto(path)
    const answers = page.locator('[data-live] output b')
    const face = (part: Locator) => part.evaluate((element) => [parseFloat(getComputedStyle(element).fontSize), getComputedStyle(element).fontFamily.split(',')[0]])
    const others = await page.locator('[data-live] :not(h2, output b, output b *)').evaluateAll((all) => all.map((element) => parseFloat(getComputedStyle(element).fontSize)))
    const [, display] = await face(page.locator('h1'))
    await expect(answers, 'answers').not.toHaveCount(0)
    for (const answer of await answers.all()) {
      const [size, family] = await face(answer)
      expect(size).toBeGreaterThan(1.25 * Math.max(...others))
      expect(family).toBe(display)
      const name = answer.locator('xpath=preceding-sibling::*')
      expect((await name.boundingBox())!.y).toBeLessThan((await answer.boundingBox())!.y)
      await expect(name).not.toBeEmpty()
    }
  })
}

const tasks = readTable('tools', 'Tasks')

for (const { path = '' } of readTable('tools')) {
  test(`tools.task: what leads at the end of the tool of ${path}`, async ({ page }) => {
    await page.goto(path)
    const steps = await page.locator('[data-island^=tool] div:has(> a[href="/contatti"]) > *').evaluateAll((all) =>
      all.map((step) => ({ text: step.getAttribute('href') === '/contatti' ? 'contacts' : step.textContent, filled: getComputedStyle(step).backgroundColor !== 'rgba(0, 0, 0, 0)' })),
    )
    const task = tasks.find((row) => row.path === path)?.task
    const isForGuests = articleRows.some((row) => row.path === path && row.author === 'Redazione ospiti')
    expect(steps[0], 'first of the steps').toEqual({ text: task ?? 'contacts', filled: task !== undefined || !isForGuests })
    const filled = await page.locator('[data-island^=tool] :is(a, button, [role=button])').evaluateAll((all) => all.filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)').map(({ textContent }) => textContent))
    expect(filled.length, `buttons of the tool that are filled: ${filled.join(', ')}`).toBe(steps[0]!.filled ? 1 : 0)
    expect(steps.slice(1).filter(({ filled }) => filled), 'others that are filled').toEqual([])
  })
}
