import { expect, type Locator, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { enter } from './support/enter.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

/** The tool of a page, as built or with one entry: «Durata = 20». */
async function openTool(page: Page, path: string, entry: string): Promise<Locator> {
  await page.goto(`${path}#strumento`)
  const tool = page.locator('[data-island^=tool]')
  if (entry) {
    await startScript(page)
    const [label = '', value = ''] = entry.split(' = ')
    await enter(tool.getByLabel(label, { exact: true }), value)
  }
  return tool
}

const colourOf = (words: Locator): Promise<string> => words.evaluate((element) => getComputedStyle(element).color)

for (const { path = '', entry = '', from, to, whole = 'no end', mark, at } of readTable('tools', 'Parts')) {
  test(`tools.part: the pole of ${path}, ${entry || 'as built'}`, async ({ page }) => {
    const tool = await openTool(page, path, entry)
    const gilt = () =>
      tool.locator('output svg').evaluate((pole) => {
        const [whole, , ...parts] = [...pole.querySelectorAll('path')].map((path) => [path.getPointAtLength(0).x, path.getPointAtLength(path.getTotalLength()).x] as const)
        return parts[0]!.map((end) => Math.round((100 * (end - whole![0])) / (whole![1] - whole![0])))
      })
    await expect.poll(gilt, { message: 'hundredths of the pole, from and to, that are gilt' }).toEqual([Number(from), Number(to)])
    await expect(tool.locator('output svg')).toBeVisible()
    const notches = await tool.locator('output svg').evaluate((pole) => {
      const [all, , , notches] = [...pole.querySelectorAll('path')]
      const [own = 0, gap = 0] = getComputedStyle(notches!).strokeDasharray.split(/[ ,]+/).map(parseFloat)
      const [from, to] = [0, notches!.getTotalLength()].map((at) => notches!.getPointAtLength(at).x - all!.getPointAtLength(0).x) as [number, number]
      const count = Math.floor((to - from) / (own + gap)) + 1
      return Array.from({ length: count }, (_, place) => (from + own / 2 + place * (own + gap)) / all!.getTotalLength())
    })
    expect(notches.map((share) => share.toFixed(2)), 'notches, as shares of the pole').toEqual(['0.10', '0.20', '0.30', '0.40', '0.50', '0.60', '0.70', '0.80', '0.90'])
    const floors = await tool.locator('output svg').evaluate((pole) => {
      const all = pole.querySelector('path')!.getTotalLength()
      return Array.from(pole.querySelectorAll<SVGGElement>('g'), ({ transform }) => Math.round((100 * transform.baseVal.getItem(0).matrix.e) / all))
    })
    expect(floors, 'hundredths of the pole where a floor has its notch').toEqual(at ? [Number(at)] : [])
    await expect(tool.locator('output text'), 'what its ends stand for').toHaveText([...(mark ? [mark] : []), '0', whole])
  })
}

for (const { path = '', entry = '', figures = '' } of readTable('tools', 'Losses')) {
  test(`tools.loss: ${path}, ${entry}`, async ({ page }) => {
    const tool = await openTool(page, path, entry)
    const shown = tool.locator('output b')
    const expected = figures.split('; ')
    await expect(shown).toHaveText(expected)
    const colours = await Promise.all((await shown.all()).map(colourOf))
    await expect(tool.locator('output svg'), 'poles of what is not there').toHaveCount(0)
    await enter(tool.getByLabel(entry.split(' = ')[0]!, { exact: true }), 'niente')
    const refused = await colourOf(tool.locator('p[id$=errore]'))
    expect(colours.map((colour) => colour === refused), `in red, of ${figures}`).toEqual(expected.map((figure) => figure.startsWith('−')))
  })
}
