import { expect, test } from 'playwright/test'
import { walk } from './walk.ts'

test('audit.walks: one that breaks off leaves the page as it was', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="en"><title>Quay</title><button>Boats</button><button>Oars</button>')
  const left = () => page.evaluate(() => [document.adoptedStyleSheets.length, document.querySelectorAll('[data-met]').length])
  expect((await walk(page, 'Tab')).map(({ name }) => name)).toEqual(['button «Boats»', 'button «Oars»'])
  expect(await left(), 'style sheets and marks').toEqual([0, 0])
  await page.locator('button').last().evaluate((button) => (button.getClientRects = () => { throw new Error('It has sunk') }))
  await expect(walk(page, 'Tab')).rejects.toThrow('It has sunk')
  expect(await left(), 'style sheets and marks').toEqual([0, 0])
})

test('audit.walks: what stands in the lines of a link does not cover it, what lies over it does', async ({ page }) => {
  const link = '<a href="#boats" style="padding:1em 0">Boats</a>'
  const coversOn = async (inside: string) => {
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>Quay</title>${inside}`)
    return (await walk(page, 'Tab'))[0]!.covered
  }
  expect(await coversOn(`<p style="width:4em"><em>Aboard of which</em> ${link} <em>are the oars, the nets and the lamp</em></p>`)).toBe(0)
  expect(await coversOn(`<p style="width:4em"><em>Aboard of which</em> ${link} <em style="position:relative">are the oars, the nets and the lamp</em></p>`)).toBeGreaterThan(0)
  expect(await coversOn(`<p style="width:4em"><em>Aboard of which</em> ${link} <em style="background:#fff">are the oars, the nets and the lamp</em></p>`)).toBeGreaterThan(0)
})
