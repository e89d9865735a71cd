import { expect, type Locator, test as testAlone } from 'playwright/test'
import { finer } from '../spec/support/finer.ts'
import { isToScale, polesOf } from '../spec/support/poles.ts'
import { lettersOf } from '../spec/support/readable.ts'
import { readTable } from '../spec/support/table.ts'
import { readFragment } from './harness/crawl/markup.ts'
import { about } from './harness/report/about.ts'
import { enter } from './support/enter.ts'
import { CALCULATOR, calculators } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

/** Whose tool draws the poles of the article again. */
const poledArticles = new Set(['/blog/ota-costo-investimento'])

/** Of an amount the one before it, of a day that of a month later or earlier. */
const anotherThan = (value: string) => (/^\d{4}-/.test(value) ? value.replace(/-(\d)(\d)-/, (_, tens, ones) => `-${tens}${ones === '1' ? 2 : 1}-`) : (Number(value.replaceAll('.', '').replace(',', '.')) - 1).toLocaleString('it-IT', { useGrouping: 'always' }))

/** The pictures with poles in a part of a page. */
async function polesIn(part: Locator) {
  const pictures = await part.locator('svg[role=img][aria-label]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
  return pictures.flatMap((picture) => polesOf(readFragment(picture).firstElementChild!) ?? [])
}

/** What a tool says, which is what the button of a calculator copies; asked in one moment, for the clock may answer in between. */
async function copiesItsResult(tool: Locator, isCalculator: boolean): Promise<string> {
  const { said, copied } = await tool.evaluate((part) => ({
    said: Array.from(part.querySelector('output')!.childNodes, (child) => (child instanceof Element && child.ariaHidden === 'true' ? '' : child.textContent)).join(''),
    copied: Array.from(part.querySelectorAll<HTMLElement>('[data-copy][data-here]'), ({ dataset }) => dataset.copy!),
  }))
  await about('tools.copied', () => expect(copied.map(lettersOf), 'what is copied').toEqual(isCalculator ? [lettersOf(said)] : []))
  return said
}

for (const { path = '' } of calculators) {
  testAlone(`tools.described, tools.kept: ${path} says why it refuses an entry, and keeps what it takes`, async ({ page }) => {
    await page.goto(`${path}#strumento`)
    await startScript(page)
    const tool = page.locator('[data-island^=tool]')
    const taken: string[] = []
    const entries = tool.locator('input:not([type=checkbox])')
    for (const entry of await entries.all()) {
      const given = await entry.inputValue()
      await entry.fill('')
      await about('tools.described', async () => {
        await expect(entry).toHaveAttribute('aria-invalid', 'true')
        const words = tool.locator(`[id="${await entry.getAttribute('aria-describedby')}"]`)
        await expect(words, 'what describes it').toBeVisible()
        await expect(words).toHaveText(/^\p{Lu}.* .*\.$/u)
        const [above, below] = await Promise.all([entry, words].map(async (part) => (await part.boundingBox())!))
        expect(below!.y, 'where the words under it begin').toBeGreaterThanOrEqual(above!.y + above!.height)
      })
      taken.push(anotherThan(given))
      await entry.fill(taken.at(-1)!)
      await entry.blur()
      await expect(entry, `of ${given}, its neighbour`).not.toHaveAttribute('aria-invalid')
    }
    await page.reload()
    await startScript(page)
    await about('tools.kept', async () => expect(await entries.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)), 'what stands in the entries').toEqual(taken))
  })
}

testAlone('tools.copied: the clipboard holds the result and the address of it', { tag: '@chromium' }, async ({ page }) => {
  for (const { path = '' } of calculators) {
    await page.goto(`${path}#strumento`)
    await startScript(page)
    const said = await copiesItsResult(page.locator('[data-island^=tool]'), true)
    await page.getByRole('button', { name: 'Copia risultato' }).click()
    const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n').map((line, at) => (at === 0 ? lettersOf(line) : line))
    await expect.poll(copied, { message: `what is copied on ${path}` }).toEqual([lettersOf(said), page.url()])
  }
})

testAlone('tools.kept: a box that is ticked no longer does not stay in the address', async ({ page }) => {
  await page.goto('/blog/ota-costo-investimento#strumento')
  await startScript(page)
  const boxes = page.locator('[data-island^=tool] input[type=checkbox]')
  for (const box of await boxes.all()) {
    await box.check()
    await box.uncheck()
  }
  await page.reload()
  await startScript(page)
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
})

testAlone('tools.kept: after the way back within the page, too', async ({ page }) => {
  await page.goto(CALCULATOR)
  await startScript(page)
  await page.locator('article > header a[href="#strumento"]').click()
  await expect(page).toHaveURL(/#strumento$/)
  await page.getByLabel('Valore dell’immobile in euro').fill('300.000')
  await expect(page).toHaveURL(/valore=300000/)
  await page.goBack()
  await expect(page).toHaveURL(/valore=300000[^#]*$/)
  await page.reload()
  await startScript(page)
  await expect(page.locator('[data-island^=tool] output')).toContainText('Rendimento netto 5%')
})

for (const { path = '', query = '', says = '' } of readTable('tools', 'Addresses')) {
  test(`tools.opened: ${path} at ${query}`, async ({ page }) => {
    await page.goto(path + query)
    await startScript(page)
    await expect(page.locator('[data-island^=tool] output')).toContainText(says)
  })
}

testAlone('tools.early: boxes ticked before the script are counted', async ({ page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => allowed.then(() => route.continue()))
  await page.goto('/blog/venezia-sostenibile')
  const boxes = page.locator('[data-island^=tool] input')
  await boxes.nth(1).check()
  await boxes.nth(4).check()
  allow()
  await expect(page.locator('[data-island^=tool] output')).toHaveText('Voci spuntate: 2 su 10')
})

for (const { path = '', entries = '', says = '' } of readTable('tools', 'Answers')) {
  test(`tools.answers, tools.copied, tools.decimals, tools.kept, figures.scale: ${path} with ${entries}`, async ({ page }) => {
    await page.goto(`${path}#strumento`)
    const tool = page.locator('[data-island^=tool]')
    const isCalculator = calculators.some((calculator) => calculator.path === path)
    await copiesItsResult(tool, isCalculator)
    await startScript(page)
    const all = entries.split('; ').map((entry) => entry.split(' = '))
    for (const [at, [label = '', value = '']] of all.entries()) {
      if (at === all.length - 1) await about('tools.answers', () => expect(tool, 'before the last entry').not.toContainText(says))
      await enter(tool.getByLabel(label, { exact: true }), value)
    }
    await about('tools.answers', () => expect(tool).toContainText(says))
    const said = await copiesItsResult(tool, isCalculator)
    await about('tools.decimals', async () => expect(finer(said)).toEqual([]))
    // Their script comes after the result.
    if (poledArticles.has(path)) await about('figures.scale', () => expect.poll(async () => (await polesIn(tool)).length, 'pictures with poles').toBeGreaterThan(0))
    await about('figures.scale', async () => expect((await polesIn(tool)).filter((one) => !isToScale(one)), 'poles of another height').toEqual([]))
    // An address holds what can be reckoned with; of a list, nothing.
    const isKept = isCalculator && !said.includes('Nessun risultato')
    await page.reload()
    await startScript(page)
    await about('tools.kept', () => (isKept ? expect(tool, 'opened from its address').toContainText(says) : expect(tool, 'opened again').not.toContainText(says)))
  })
}
