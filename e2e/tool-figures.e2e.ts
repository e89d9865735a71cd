import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { about } from './harness/report/about.ts'
import { enter } from './support/enter.ts'
import { CALCULATOR, calculators } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

/** Whoever looks at the page sees it: neither clipped to a point nor without a box. */
const isSeen = (part: Element): boolean => part.getBoundingClientRect().width > 1

for (const { path = '', entries = '' } of readTable('tools', 'Sums')) {
  test(`tools.sums: ${path} with ${entries}`, async ({ page }) => {
    await page.goto(`${path}#strumento`)
    await startScript(page)
    const tool = page.locator('[data-island^=tool] section')
    for (const entry of entries.split('; ')) {
      const [label = '', value = ''] = entry.split(' = ')
      await enter(tool.getByLabel(label, { exact: true }), value)
    }
    const figures = tool.locator('output b')
    await expect(figures.last(), 'the answer').toHaveText(/^−?[\d.–]{9,}\s€$/)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const measures = await figures.evaluateAll((parts) =>
        parts.map((part) => {
          const words = document.createRange()
          words.selectNodeContents(part)
          const tops = Array.from(words.getClientRects(), ({ top }) => Math.round(top))
          return { lines: new Set(tops).size, beyond: words.getBoundingClientRect().right - part.closest('output')!.getBoundingClientRect().right, said: part.textContent }
        }),
      )
      for (const { lines, beyond, said } of measures) {
        expect.soft(lines, `lines of «${said}» at ${width} px`).toBe(1)
        expect.soft(beyond, `px of «${said}» beside the answer at ${width} px`).toBeLessThanOrEqual(0.5)
      }
    }
  })
}

for (const [path, label] of [['/blog/prezzo-affitti-brevi', 'Il prezzo di un martedì di ottobre in euro'], ['/blog/conto-economico-locazione-breve', 'Prezzo medio a notte in euro']] as const) {
  test(`tools.sums: the dearest night of ${path}`, async ({ page }) => {
    await page.goto(`${path}#strumento`)
    await startScript(page)
    const price = page.locator('[data-island^=tool] section').getByLabel(label, { exact: true })
    await price.fill('20.001')
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await price.fill('20.000')
    await expect(price).not.toHaveAttribute('aria-invalid')
  })
}

for (const { path = '' } of calculators) {
  test(`tools.dash, tools.points: ${path} while an entry is refused, and after`, async ({ page }) => {
    await page.goto(`${path}#strumento`)
    await startScript(page)
    const tool = page.locator('[data-island^=tool] section')
    const output = tool.locator('output')
    const entry = tool.locator('input[inputmode], input[type=date]').first()
    const isAmount = (await entry.getAttribute('inputmode')) !== null
    await entry.fill('')
    await expect(entry).toHaveAttribute('aria-invalid', 'true')
    await about('tools.dash', async () => {
      await expect(output.locator('[aria-hidden=true]'), 'the answer as it is seen').toHaveText('Nessun risultato —')
      await expect(output.locator('b'), 'its figures').toHaveText(['—'])
      const atEntry = tool.locator(`[id="${await entry.getAttribute('aria-describedby')}"]`)
      await expect(atEntry, 'why, at the entry').toBeVisible()
      const why = await atEntry.textContent()
      const said = output.locator('span', { hasText: why! })
      await expect(said, 'why, in the answer').toHaveCount(1)
      expect(await said.evaluate((words) => words.closest('[aria-hidden=true]') === null), 'whether it is heard there').toBe(true)
      expect(await said.evaluate(isSeen), 'whether it is seen there too').toBe(false)
      await expect(output.locator('[aria-hidden=true] b').first(), 'dashes, which are not heard').toBeVisible()
    })
    if (!isAmount) return
    await about('tools.points', async () => {
      for (const [typed, left] of [['1234567', '1.234.567'], ['12,50', '12,5'], ['sei', 'sei']] as const) {
        await entry.fill(typed)
        await entry.blur()
        await expect(entry, `«${typed}», once typed`).toHaveValue(left)
      }
    })
  })
}

test(`tools.points: an amount of ${CALCULATOR} typed before its script comes`, async ({ page }) => {
  const [first, second] = [page.locator('[data-island^=tool] input[inputmode]').nth(0), page.locator('[data-island^=tool] input[inputmode]').nth(1)]
  let arrives = () => {}
  const held = new Promise<void>((resolve) => (arrives = resolve))
  await page.route('**/YieldTool-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${CALCULATOR}#strumento`)
  await first.fill('350000')
  await second.fill('30000')
  arrives()
  await startScript(page)
  await expect(first, 'the one that was left').toHaveValue('350.000')
  await expect(second, 'the one that is being typed into').toHaveValue('30000')
})

test('tools.pair: a stay that is too long for a holiday', async ({ page }) => {
  await page.goto('/blog/locazioni-transitorie#strumento')
  await startScript(page)
  const tool = page.locator('[data-island^=tool] section')
  await tool.getByLabel('Motivo del soggiorno').selectOption('Vacanza')
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const [length, unit, refusal] = await Promise.all(['#campo-durata', '#campo-misura', '#campo-durata-errore'].map(async (part) => (await tool.locator(part).boundingBox())!))
    expect.soft(Math.abs(length!.y - unit!.y), `px between the tops of the two at ${width} px`).toBeLessThanOrEqual(1)
    expect.soft(refusal!.y, `where what is said of one begins at ${width} px`).toBeGreaterThanOrEqual(length!.y + length!.height)
    expect.soft(refusal!.width, `its width at ${width} px`).toBeGreaterThanOrEqual(unit!.x + unit!.width - length!.x - 1)
  }
})
