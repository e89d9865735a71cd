import { expect, type Locator, test as testAlone } from 'playwright/test'
import { finer } from '../spec/support/finer.ts'
import { isToScale, polesOf } from '../spec/support/poles.ts'
import { lettersOf } from '../spec/support/readable.ts'
import { readTable } from '../spec/support/table.ts'
import { readFragment } from './harness/crawl/markup.ts'
import { about } from './harness/report/about.ts'
import { enter } from './support/enter.ts'
import { calculators } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

/** Whose tool draws the poles of the article again. */
const poledArticles = new Set(['/blog/ota-costo-investimento'])

/** The pictures with poles in a part of a page. */
async function polesIn(part: Locator) {
  const pictures = await part.locator('svg[role=img][aria-label]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
  return pictures.flatMap((picture) => polesOf(readFragment(picture).firstElementChild!) ?? [])
}

/** What a tool says, which is what its button copies; asked in one moment, for the clock may answer in between. */
async function copiesItsResult(tool: Locator): Promise<string> {
  const { said, copied } = await tool.evaluate((part) => ({
    said: Array.from(part.querySelector('output')!.childNodes, (child) => (child instanceof Element && child.ariaHidden === 'true' ? '' : child.textContent)).join(''),
    copied: Array.from(part.querySelectorAll<HTMLElement>('[data-copy][data-here]'), ({ dataset }) => dataset.copy!),
  }))
  await about('tools.copied', () => expect(copied.map(lettersOf), 'what is copied').toEqual(copied.map(() => lettersOf(said))))
  return said
}

for (const { path = '' } of calculators) {
  testAlone(`tools.described: ${path} says why it refuses an entry`, async ({ page }) => {
    await page.goto(`${path}#strumento`)
    await startScript(page)
    const tool = page.locator('[data-island^=tool]')
    const amount = tool.locator('input:not([type=checkbox])').first()
    await amount.fill('')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    const words = tool.locator(`[id="${await amount.getAttribute('aria-describedby')}"]`)
    await expect(words, 'what describes it').toBeVisible()
    await expect(words).toHaveText(/\S{3}/)
  })
}

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
    await copiesItsResult(tool)
    await startScript(page)
    const all = entries.split('; ').map((entry) => entry.split(' = '))
    for (const [at, [label = '', value = '']] of all.entries()) {
      if (at === all.length - 1) await about('tools.answers', () => expect(tool, 'before the last entry').not.toContainText(says))
      await enter(tool.getByLabel(label, { exact: true }), value)
    }
    await about('tools.answers', () => expect(tool).toContainText(says))
    const said = await copiesItsResult(tool)
    await about('tools.decimals', async () => expect(finer(said)).toEqual([]))
    // Their script comes after the result.
    if (poledArticles.has(path)) await about('figures.scale', () => expect.poll(async () => (await polesIn(tool)).length, 'pictures with poles').toBeGreaterThan(0))
    await about('figures.scale', async () => expect((await polesIn(tool)).filter((one) => !isToScale(one)), 'poles of another height').toEqual([]))
    // An address holds what can be reckoned with; of a list, nothing.
    const isKept = !said.includes('Nessun risultato') && calculators.some((calculator) => calculator.path === path)
    await page.reload()
    await startScript(page)
    await about('tools.kept', () => (isKept ? expect(tool, 'opened from its address').toContainText(says) : expect(tool, 'opened again').not.toContainText(says)))
  })
}
