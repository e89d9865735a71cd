import { expect, test } from 'playwright/test'
import { clippedTexts } from '../page/clipped.ts'
import { paintedContrast } from '../page/painted.ts'
import { asked } from './asked.ts'
import { autocomplete } from './checks/autocomplete.ts'
import { contrast } from './checks/contrast.ts'
import { isLanguage, languages } from './checks/languages.ts'
import { namesCheck } from './checks/names.ts'
import { orientation } from './checks/orientation.ts'
import { references } from './checks/references.ts'

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

// The checks, each asked of documents: beside a document stand the rules that it breaks.

test('act.languages: as registered', () => {
  expect(['it', 'IT-it', 'cmn-Hans', 'iw', 'sh', 'ast', 'zxx', 'en-nowhere'].map(isLanguage)).toEqual(Array(8).fill(true))
  expect(['eng', 'english', 'em-US', 'i-lux', '#', 'xyz'].map(isLanguage)).toEqual(Array(6).fill(false))
})

asked('act.languages: registered, of a text that is shown', languages, {
  '<p lang="nowhere">Fog</p>': ['de46e4'],
  '<p lang="nowhere"><img alt="Fog"></p>': ['de46e4'],
  '<p lang="nowhere"><b style="visibility:hidden">Fog</b></p>': [],
  '<p lang="nowhere"><b hidden>Fog</b></p>': [],
  '<p lang="nowhere"><b lang="it">Nebbia</b></p>': [],
  '<p lang="cmn">雾</p>': [],
  '<p lang="it">The tide is high at nine, and all of the boards are out.</p>': ['off6ek'],
  '<p lang="tlh">The tide is high at nine, and all of the boards are out.</p>': [],
  '<p>Die Flut kommt um neun, und die Stege sind auf dem Platz.</p>': ['ucwvc8'],
  '<p>The boats go from the quay. The tide is high at nine, and all of the boards are out. They say: die Flut ist da und wir sind auf dem Platz.</p>': ['off6ek?'],
})

asked('act.names: whoever needs one, but for those left out', namesCheck, {
  '<button></button>': ['97a4e1'],
  '<a href="#a"></a>': ['c487ae'],
  '<input>': ['e086e5'],
  '<div role="menu"><div role="menuitem"></div><div role="menuitemradio"></div></div>': ['m6b1q3', 'e086e5'],
  '<iframe></iframe>': ['cae760'],
  '<input type="image" src="a.png" alt="">': ['59796f'],
  '<input type="image" src="a.png" title="Send">': [],
  '<img src="a.png"><div role="img"></div><img src="a.png" alt=""><img src="a.png" alt="Quay">': ['23a2a8', '23a2a8'],
  '<svg role="img"><path d="M0 0h9"/></svg><svg><path d="M0 0h9"/></svg><svg role="img" aria-label="Quay"></svg>': ['7d6734'],
  '<object type="image/png" data="a.png" style="width:9px;height:9px"></object><object type="text/html" data="a.html"></object>': ['8fc3b6'],
  '<input type="password">': [],
  '<iframe tabindex="-1"></iframe>': [],
  '<button aria-hidden="true" hidden></button>': [],
})

const badly = 'autocomplete="nowhere"'

asked('act.fields: those that a reader can fill in', autocomplete, {
  [`<input ${badly}>`]: ['73f2c2'],
  [`<select ${badly}></select>`]: ['73f2c2'],
  [`<input ${badly} disabled>`]: [],
  [`<input ${badly} type="hidden">`]: [],
  [`<input ${badly} type="submit">`]: [],
  [`<input ${badly} readonly>`]: [],
  [`<input ${badly} tabindex="-1" role="none">`]: [],
  [`<input ${badly} tabindex="-1" aria-hidden="true" style="position:absolute;left:-999px">`]: [],
  '<button autocomplete="nowhere">Send</button>': [],
})

asked('act.turns: a quarter on the screen', orientation, {
  '<style>@media (orientation:portrait){body{rotate:90deg}}</style><p>Quay</p>': ['b33eff'],
  '<style>@media (orientation:portrait){main{transform:rotate(-.25turn)}}</style><main><img alt="Quay"></main>': ['b33eff'],
  '<style>@media (orientation:portrait){main{rotate:90deg}p{rotate:-90deg}}</style><main><p>Quay</p></main>': [],
  '<style>@media (orientation:portrait){main{rotate:180deg}}</style><main><p>Quay</p></main>': [],
  '<main style="rotate:90deg"><p>Quay</p></main>': [],
  '<style>@media (max-width:600px){.arrow{rotate:90deg}}</style><p>Quay <svg class="arrow" width="9" height="9"><path d="M0 0h9"/></svg></p>': [],
  '<style>@media (max-width:600px){b{display:none}}</style><p>Quay <b>Boats</b></p>': [],
})

test('act.turns: what is shown one way alone is asked about', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><style>#turn{display:none}@media (orientation:portrait){main{display:none}#turn{display:block}}</style><main><p>Quay</p></main><p id="turn">Turn your device</p>')
  expect((await orientation.check(page)).map(({ kind }) => kind)).toEqual(['review'])
})

asked('act.references: of what is open', references, {
  '<input role="combobox" aria-expanded="true" aria-controls="quays">': ['in6db8'],
  '<input role="combobox" aria-expanded="false" aria-controls="quays">': [],
  '<div role="scrollbar" aria-controls="quays boats"></div><p id="boats">Fog</p>': [],
  '<div role="scrollbar" aria-controls="quays">Fog</div>': ['in6db8'],
})
