import { expect, test } from 'playwright/test'
import { clippedTexts } from '../audit/clipped.ts'
import { paintedContrast } from '../audit/painted.ts'

const pages = {
  'alpha': '<p style="color:rgba(0,0,0,.25)">Fog</p>',
  'the opacity of what is around': '<div style="opacity:.3"><p style="color:#000">Fog</p></div>',
  'a group with a ground of its own': '<div style="opacity:.3;background:#fff"><p style="color:#000">Fog</p></div>',
  'a placeholder': '<input placeholder="Fog" style="background:#fff;color:#000"><style>::placeholder{color:#bbb;opacity:1}</style>',
  'what was typed': '<input value="Fog" style="background:#fff;color:#bbb">',
  'a shadow tree': '<div id="host"></div><script>host.attachShadow({mode:"open"}).innerHTML=`<p style="color:#bbb">Fog</p>`</script>',
}

for (const [name, html] of Object.entries(pages)) {
  test(`act.contrast: ${name} is seen`, async ({ page }) => {
    await page.setContent(`<!DOCTYPE html><body style="background:#fff">${html}`)
    for (const unit of ['lines', 'words'] as const) {
      const found = (await paintedContrast(page, 'body', unit)).filter(({ text }) => text === 'Fog')
      expect(found, unit).toHaveLength(1)
      expect(found[0]!.ratio, unit).toBeGreaterThan(1.3)
      expect(found[0]!.ratio, unit).toBeLessThan(3)
      expect(found[0]!.best, unit).toBeLessThan(3)
    }
  })
}

test('act.contrast: black on white is 21:1, and the page is left as it was', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><body style="background:#fff"><p style="color:#000">Sun</p>')
  const before = await page.screenshot()
  expect((await paintedContrast(page)).map(({ ratio }) => Math.round(ratio))).toEqual([21])
  expect((await page.screenshot()).equals(before)).toBe(true)
})

const long = 'High tide at nine, raised boards over the square and the market until noon'
const boxes = {
  'its own box': [`<p style="height:1.5em;width:9em;overflow:hidden">${long}</p>`, 1],
  'an ancestor': [`<div style="height:1.5em;width:9em;overflow:hidden"><section><p style="margin:0">${long}</p></section></div>`, 1],
  'an ancestor of a shadow tree': [`<div style="height:1.5em;width:9em;overflow:hidden"><div id="host"></div></div><script>host.attachShadow({mode:"open"}).innerHTML="<span>${long}</span>"</script>`, 1],
  'one that scrolls': [`<div style="height:1.5em;width:9em;overflow:auto"><p>${long}</p></div>`, 0],
  'one that is wide enough': [`<div style="overflow:hidden"><p>${long}</p></div>`, 0],
} as const

for (const [name, [html, count]] of Object.entries(boxes)) {
  test(`act.clipping: ${count === 1 ? 'cut by' : 'not cut by'} ${name}`, async ({ page }) => {
    await page.setContent(`<!DOCTYPE html><html lang="en"><body>${html}`)
    expect(await clippedTexts(page)).toHaveLength(count)
  })
}
