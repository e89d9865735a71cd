import { expect, test } from 'playwright/test'
import { clippedTexts } from '../page/clipped.ts'
import { paintedContrast } from '../page/painted.ts'
import { asked } from './asked.ts'
import { clipping } from './checks/clipping.ts'
import { contrast } from './checks/contrast.ts'
import { orientation } from './checks/orientation.ts'
import { inShadow } from './in-shadow.ts'

// What is painted, whatever makes it pale: each document shows the word «Fog», in grey on white.
const pale = {
  'alpha': '<p style="color:rgba(0,0,0,.25)">Fog</p>',
  'the opacity of what is around': '<div style="opacity:.3"><p style="color:#000">Fog</p></div>',
  'a group with a ground of its own': '<div style="opacity:.3;background:#fff"><p style="color:#000">Fog</p></div>',
  'a placeholder': '<input placeholder="Fog" style="background:#fff;color:#000"><style>::placeholder{color:#bbb;opacity:1}</style>',
  'what was typed': '<input value="Fog" style="background:#fff;color:#bbb">',
  'a shadow tree': '<div id="host"></div><script>host.attachShadow({mode:"open"}).innerHTML=`<p style="color:#bbb">Fog</p>`</script>',
}

for (const [name, html] of Object.entries(pale)) {
  test(`act.contrast: ${name} is seen`, async ({ page }) => {
    await page.setContent(`<!DOCTYPE html><body style="background:#fff">${html}`)
    const [fog, ...others] = (await paintedContrast(page)).filter(({ text }) => text === 'Fog')
    expect(others).toEqual([])
    expect(fog!.ratio).toBeGreaterThan(1.3)
    expect(Math.max(fog!.ratio, fog!.best)).toBeLessThan(3)
  })
}

test('act.contrast: black on white is 21:1, and the page is left as it was', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><body style="background:#fff"><p style="color:#000">Sun</p>')
  const before = await page.screenshot()
  expect((await paintedContrast(page)).map(({ ratio }) => Math.round(ratio))).toEqual([21])
  expect((await page.screenshot()).equals(before)).toBe(true)
})

asked('act.contrast: what nobody sees, and a sign, are asked about', contrast, {
  '<p style="background:#fff;color:#fff">Fog</p>': ['afw4f7?', '09o5cg?'],
  '<p style="background:#fff;color:#bbb">→</p>': ['afw4f7?', '09o5cg?'],
  '<button style="background:#fff;color:#bbb" aria-label="Close">X</button>': ['afw4f7?', '09o5cg?'],
  '<p style="background:#fff;color:#bbb">Fog</p>': ['afw4f7', '09o5cg'],
  '<style>p{background:#fff;color:#bbb}p::first-line{color:#000}</style><p>Fog</p>': ['afw4f7?', '09o5cg?'],
  '<style>p{background:#fff;color:#bbb}p::first-line{color:#000}</style><p><b>Fog</b></p>': ['afw4f7?', '09o5cg?'],
})

asked('act.contrast: what is written in a drawing or a field is asked about, the labels of what cannot be used are not', contrast, {
  '<svg style="background:#fff"><text y="20" fill="#bbb">Fog</text></svg>': ['afw4f7?', '09o5cg?'],
  '<input value="Fog" aria-label="Sky" style="background:#fff;color:#bbb">': ['afw4f7?', '09o5cg?'],
  '<textarea aria-label="Sky" style="background:#fff;color:#bbb">Fog</textarea>': ['afw4f7', '09o5cg'],
  [inShadow('<span style="background:#fff;color:#bbb"><slot></slot></span>', 'Fog')]: ['afw4f7', '09o5cg'],
  '<p style="background:#fff;color:#bbb"><span id="a">Fog</span><span id="b">Sun</span></p><div role="textbox" aria-disabled="true" aria-labelledby="a\tb"></div>': [],
  '<label for="sky" style="background:#fff;color:#bbb">Fog</label><div role="group" aria-disabled="true"><input id="sky"></div>': [],
  [inShadow('<span style="background:#fff;color:#bbb">Fog</span>', '', 'role="button" aria-disabled="true"')]: [],
  [inShadow('<span id="a" style="background:#fff;color:#bbb">Fog</span><div role="textbox" aria-disabled="true" aria-labelledby="a"></div>')]: [],
})

// Boxes that hold more words than they show.
const long = 'High tide at nine, raised boards over the square and the market until noon'
const boxes = {
  'cut by its own box': `<p style="height:1.5em;width:9em;overflow:hidden">${long}</p>`,
  'cut by an ancestor': `<div style="height:1.5em;width:9em;overflow:hidden"><section><p style="margin:0">${long}</p></section></div>`,
  'cut by an ancestor of a shadow tree': `<div style="height:1.5em;width:9em;overflow:hidden"><div id="host"></div></div><script>host.attachShadow({mode:"open"}).innerHTML="<span>${long}</span>"</script>`,
  'not cut by one that scrolls': `<div style="height:1.5em;width:9em;overflow:auto"><p>${long}</p></div>`,
  'not cut by one that is wide enough': `<div style="overflow:hidden"><p>${long}</p></div>`,
}

for (const [name, html] of Object.entries(boxes)) {
  test(`act.clipping: ${name}`, async ({ page }) => {
    await page.setContent(`<!DOCTYPE html><html lang="en"><body>${html}`)
    expect(await clippedTexts(page)).toHaveLength(name.startsWith('cut') ? 1 : 0)
  })
}

// Beside a document stands what is found: of what is wholly out of sight nobody but a person knows whether it is shown elsewhere.
const beside: Record<string, string[]> = {
  '<div style="overflow:hidden;width:300px"><div style="display:flex"><p style="flex:0 0 300px">One</p><p style="flex:0 0 300px">Two</p></div></div>': ['away'],
  '<style>body{position:relative;overflow-x:hidden}</style><p style="position:absolute;left:-9999px">Quay</p><p>Boats</p>': ['away'],
  '<p style="overflow:hidden;width:2em;white-space:nowrap">High tide at nine</p>': ['through'],
}

test('act.clipping: what stands wholly beside its box is away, not cut through', async ({ page }) => {
  for (const [html, cuts] of Object.entries(beside)) {
    await page.setContent(`<!DOCTYPE html><html lang="en"><body>${html}`)
    expect.soft((await clippedTexts(page)).map(({ cut }) => cut), html).toEqual(cuts)
  }
})

const cut = 'overflow:hidden;height:1.5em;width:50vw'

asked('act.clipping: of what can be seen, on the page', clipping, {
  [`<p style="${cut}">${long}</p>`]: ['59br37'],
  [inShadow(`<p style="${cut}"><slot></slot></p>`, long)]: ['59br37'],
  [`<p style="${cut};width:9em">${long}</p>`]: ['59br37?'],
  [`<p style="${cut};color:transparent">${long}</p>`]: [],
  [`<p style="${cut};position:absolute;clip:rect(0,0,0,0)">${long}</p>`]: [],
  [`<p style="${cut};clip:rect(0,0,0,0)">${long}</p>`]: ['59br37'],
  [`<p style="${cut};position:absolute;left:-999px">${long}</p>`]: ['59br37?'],
  [`<style>body{overflow:hidden;height:.5em;margin:0}</style><p>${long}</p>`]: ['59br37?'],
})

asked('act.turns: a quarter on the screen', orientation, {
  '<style>@media (orientation:portrait){body{rotate:90deg}}</style><p>Quay</p>': ['b33eff'],
  '<style>@media (orientation:portrait){main{transform:rotate(-.25turn)}}</style><main><img alt="Quay"></main>': ['b33eff'],
  '<style>@media (orientation:portrait){main{rotate:90deg}p{rotate:-90deg}}</style><main><p>Quay</p></main>': [],
  '<style>@media (orientation:portrait){main{rotate:180deg}}</style><main><p>Quay</p></main>': [],
  '<main style="rotate:90deg"><p>Quay</p></main>': [],
  '<style>@media (orientation:portrait){body{rotate:x 90deg}}</style><p>Quay</p>': [],
  '<style>@media (orientation:portrait){p{rotate:90deg}}</style><p style="opacity:0">Quay</p><p style="position:absolute;left:-999px">Boats</p>': [],
  '<style>body{transition:rotate 9s}@media (orientation:portrait){body{rotate:90deg}}</style><p>Quay</p>': ['b33eff'],
  '<style>@media (orientation:landscape) and (min-width:1024px){body{rotate:90deg}}</style><p>Quay</p>': ['b33eff'],
  [inShadow('<style>@media (orientation:portrait){p{rotate:90deg}}</style><p>Quay</p>')]: ['b33eff'],
  '<style>@media (orientation:portrait){b{position:fixed;right:0;rotate:90deg}}</style><p>Boats to the islands</p><b>Write</b>': ['b33eff?'],
  [inShadow('<style>@media (orientation:portrait){p{rotate:90deg}}</style><p><slot></slot></p>', '<b>Quay</b>')]: ['b33eff'],
  '<style>@media (max-width:600px){.arrow{rotate:90deg}}</style><p>Quay <svg class="arrow" width="9" height="9"><path d="M0 0h9"/></svg></p>': [],
  '<style>@media (max-width:600px){b{display:none}}</style><p>Quay <b>Boats</b></p>': [],
})

test('act.turns: what is shown one way alone is asked about', async ({ page }) => {
  const style = '<style>#turn{display:none}@media (orientation:portrait){main{display:none}#turn{display:block}}</style>'
  // A picture says what to do as words do.
  for (const turn of ['<p id="turn">Turn your device</p>', '<img id="turn" alt="Turn your device">', '<svg id="turn" role="img" aria-label="Turn your device"></svg>']) {
    for (const html of [`<main><p>Quay</p></main>${turn}`, turn]) {
      await page.setContent(`<!DOCTYPE html>${style}${html}`)
      expect.soft((await orientation.check(page)).map(({ kind }) => kind), html).toEqual(['review'])
    }
  }
})
