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

test('audit.walks: the bar of what a link is scrolled in does not cover it, what lies over the link does', async ({ page }) => {
  const coversWith = async (box: string) => {
    const style = `div{position:relative;overflow-y:auto;width:10em;height:2em}a{display:block}p{height:5em}div::after{content:"";position:absolute;inset:${box}}`
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>Quay</title><style>${style}</style><div><a href="#boats">Boats</a><p>Oars</p></div>`)
    return (await walk(page, 'Tab'))[0]!.covered
  }
  // A browser without windows has no bars: this lies where one would.
  expect(await coversWith('0 0 auto auto;width:21px;height:9em')).toBe(0)
  expect(await coversWith('0 auto auto 0;width:21px;height:9em')).toBe(3)
})
