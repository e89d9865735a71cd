import { expect } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { enter } from './support/enter.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

for (const { path = '', entry = '', from, to, whole = 'no end', mark } of readTable('tools', 'Parts')) {
  test(`tools.part: the pole of ${path}, ${entry || 'as built'}`, async ({ page }) => {
    await page.goto(`${path}#strumento`)
    const tool = page.locator('[data-island^=tool]')
    if (entry) {
      await startScript(page)
      const [label = '', value = ''] = entry.split(' = ')
      await enter(tool.getByLabel(label, { exact: true }), value)
    }
    const banded = () =>
      tool.locator('output svg').evaluate((pole) => {
        const [whole, , ...parts] = [...pole.querySelectorAll('path')].map((path) => [path.getPointAtLength(0).x, path.getPointAtLength(path.getTotalLength()).x] as const)
        return parts.map((ends) => ends.map((end) => Math.round((100 * (end - whole![0])) / (whole![1] - whole![0]))))
      })
    const expected = [Number(from), Number(to)]
    await expect.poll(banded, { message: 'hundredths of the pole, from and to, of its ground and of its bands' }).toEqual([expected, expected])
    await expect(tool.locator('output svg')).toBeVisible()
    const bands = await tool.locator('output svg').evaluate((pole) => {
      const [all, , , bands] = [...pole.querySelectorAll('path')]
      return getComputedStyle(bands!).strokeDasharray.split(/[ ,]+/).reduce((length, part) => length + parseFloat(part), 0) / all!.getTotalLength()
    })
    expect(bands, 'from band to band, as a share of the pole').toBeCloseTo(0.1)
    await expect(tool.locator('output text'), 'what its ends stand for').toHaveText([...(mark ? [mark] : []), '0', whole])
  })
}
