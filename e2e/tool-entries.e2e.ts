import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { enter } from './support/enter.ts'
import { calculators } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

test('tools.choices: each choice fits into its field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  let fields = 0
  for (const path of new Set(readTable('tools', 'Answers').map((row) => row.path!))) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const field of await page.locator('main select').all()) {
      const [given, needed] = await field.evaluate((select: HTMLElement) => {
        const widths = [select.offsetWidth]
        Object.assign(select.style, { position: 'absolute', width: 'max-content' })
        return [...widths, select.offsetWidth]
      })
      expect.soft(needed, `${path}, ${await field.getAttribute('name')}: the width of its longest choice, px`).toBeLessThanOrEqual(given)
      fields += 1
    }
  }
  expect(fields, 'fields with choices').toBeGreaterThan(3)
})

for (const { path } of calculators) {
  test(`tools.room: the entries of ${path} in large letters`, async ({ page }) => {
    await page.goto(path!)
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
    const tool = page.locator('[data-island^=tool] > section')
    for (const width of [640, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const entries = await tool.locator('input, select').evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().width))
      expect(entries.length, 'entries').toBeGreaterThan(0)
      expect.soft(Math.min(...entries), `px of the narrowest entry at ${width} px`).toBeGreaterThanOrEqual(44)
      const beyond = await tool.evaluate((own) => [...own.querySelectorAll('output b')].filter((figure) => figure.getBoundingClientRect().right > own.getBoundingClientRect().right).map(({ textContent }) => textContent))
      expect.soft(beyond, `figures beside the tool at ${width} px`).toEqual([])
    }
  })
}

for (const { path } of calculators) {
  test(`tools.unmoved: the entries of ${path}, emptied`, async ({ page }) => {
    for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport)
      await page.goto(`${path}#strumento`)
      await startScript(page)
      for (const entry of await page.locator('[data-island^=tool] :is(input[inputmode], input[type=date])').all()) {
        const given = await entry.inputValue()
        await enter(entry, given)
        const before = await entry.evaluate((field) => field.getBoundingClientRect().top)
        await entry.fill('')
        await expect(entry).toHaveAttribute('aria-invalid', 'true')
        const after = await entry.evaluate((field) => field.getBoundingClientRect().top)
        expect.soft(Math.abs(after - before), `px that «${await entry.getAttribute('name')}» moves by at ${viewport.width} px`).toBeLessThanOrEqual(1)
        await entry.fill(given)
        await expect(entry).not.toHaveAttribute('aria-invalid')
      }
    }
  })
}

for (const { path = '', ...units } of readTable('tools', 'Units')) {
  const isExample = Object.values(units).some((entries) => Number(entries) > 0)
  test(`tools.example: whose figures ${path} opens on`, async ({ page }) => {
    await page.goto(path)
    const [said] = await page.locator('[data-island^=tool] form > div:last-child > *').evaluateAll((parts) => parts.map((part) => part.textContent))
    if (isExample) expect(said).toMatch(/esempio.*le tue/)
    else await expect(page.locator('[data-island^=tool]')).not.toContainText(/esempio|le tue cifre/)
    if (!isExample) return
    await startScript(page)
    const whose = page.locator('[data-island^=tool] form > div:last-child > p:first-child')
    for (const entry of await page.locator('[data-island^=tool] input[inputmode]').all()) {
      const given = await entry.inputValue()
      await entry.fill('77')
      await expect(whose, `once «${await entry.getAttribute('name')}» is the reader’s`).toHaveText(/^[^\n]*le tue cifre\.$/)
      await expect(whose).not.toContainText('esempio')
      await entry.fill(given)
      await expect(whose, 'once it is the example again').toContainText('esempio')
    }
  })
}

const spoken: Record<string, string> = { '€': ' in euro', '%': ' in %' }

for (const { path = '', ...expected } of readTable('tools', 'Units')) {
  test(`tools.units: what the entries of ${path} are measured in`, async ({ page }) => {
    await page.goto(path)
    const entries = await page.locator('[data-island^=tool] input[inputmode]').all()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const found = { '€': '0', '%': '0' } as Record<string, string>
      for (const entry of entries) {
        const { name, unit, start, end, cut } = await entry.evaluate((input: HTMLInputElement) => {
          const { content, right, width: own } = getComputedStyle(input.parentElement!, '::after')
          const [, unit = ''] = /^"(.*?)"/.exec(content) ?? []
          const field = getComputedStyle(input)
          return {
            name: input.labels![0]!.textContent.replaceAll('\u00a0', ' '),
            unit,
            // Both from the right edge of the field.
            start: parseFloat(right) + parseFloat(own),
            end: parseFloat(field.borderRightWidth) + parseFloat(field.paddingRight),
            cut: Object.assign(input, { value: unit.includes('€') ? '1.250.000' : input.value }).scrollWidth - input.clientWidth,
          }
        })
        expect.soft(Object.values(spoken).find((words) => name.endsWith(words)), `what the name «${name}» ends with`).toBe(spoken[unit])
        if (!unit) continue
        expect.soft(end, `px from the right edge of «${name}» to its figure, past its unit, at ${width} px`).toBeGreaterThanOrEqual(start + 2)
        expect.soft(cut, `px of «${name}» beyond its field, at ${width} px`).toBeLessThanOrEqual(0)
        found[unit] = String(Number(found[unit]) + 1)
      }
      expect.soft(found, 'entries in each unit').toEqual(expected)
    }
  })
}
