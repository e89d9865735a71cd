import { test } from 'playwright/test'
import { expectFound, type MadeFor } from './found.ts'
import { inOtherWindows } from './windows.ts'

const found = (criterion: string, name: string, pages: MadeFor[]) => test(`own-checks.narrowed: ${criterion}: ${name}`, ({ page }) => expectFound(page, criterion, inOtherWindows, pages))

const prose = 'The boats leave the quay at nine, and are back at noon.'
const short = 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap'

found('1.4.10', 'a text that a narrow window shortens', [
  [`<p style="${short}">${prose}`, ['review']],
  [`<p style="${short};width:90px">${prose}`, []],
  [`<p>${prose}`, []],
])

found('1.4.4', 'a text that the zoom shortens, and letters that it does not double', [
  [`<p style="${short}">${prose.repeat(3)}`, ['review']],
  [`<p style="${short};width:90px">${prose}`, []],
  [`<p style="font-size:4vw">${prose}`, ['review']],
  [`<p style="font-size:max(1rem,2vw)">${prose}`, ['review']],
  [`<p style="font-size:1.5rem">${prose}`, []],
])

found('1.4.12', 'a text that wider spacing shortens', [
  [`<p style="${short};width:27em">${prose}`, ['review']],
  [`<p style="${short};width:9em">${prose}`, []],
])

found('1.4.10', 'running text in a part that is scrolled to both sides', [
  [`<div style="overflow-x:auto"><p style="width:900px">${prose}</div>`, ['review']],
  [`<div style="overflow-x:auto"><pre style="width:900px">${prose}</pre></div>`, []],
  [`<div style="overflow-x:auto"><table style="width:900px"><tr><td>${prose}</table></div>`, []],
  ['<div style="overflow-x:auto"><p style="width:900px">Quay</div>', []],
  [`<div style="overflow-x:auto"><p>${prose}</div>`, []],
])

const fixed = (style: string, inside = prose) => `<div style="position:fixed;${style}">${inside}</div>`

found('1.4.10', 'what has a fixed place, and reaches out of the window', [
  [fixed('top:0;left:0;width:600px'), ['violation']],
  [fixed('top:0;left:0;width:600px', '<button style="margin-left:280px;width:90px">Quay</button>'), ['violation']],
  [fixed('top:0;left:0;right:0'), []],
  // A drawer that is closed.
  [fixed('top:0;left:100%;width:300px'), []],
  [fixed('top:0;left:0;width:1500px;white-space:nowrap', prose.repeat(9)), ['review']],
  [fixed('top:0;left:0;width:600px;white-space:nowrap', `<p aria-hidden="true">${prose}`).replace('<div', '<div aria-hidden="true"'), ['review']],
  [fixed('bottom:0;left:0;width:100px', `<p style="height:200px">${prose}<p style="height:200px">Quay`), ['review']],
  [`<div style="transform:translate(0)">${fixed('top:0;left:0;width:600px;white-space:nowrap')}</div>`, ['violation', 'review']],
])

const narrow = (rule: string) => `<style>@media(max-width:600px){${rule}}</style>`
const menu = '<nav><a href="/quay">Quay</a></nav>'
const closed = '<style>button{display:none}@media(max-width:600px){button{display:block}nav{display:none}}</style>'

found('1.4.10', 'a text that a narrow window shows no more', [
  [`${narrow('p{display:none}')}<p>${prose}`, ['review']],
  [`${narrow('p{visibility:hidden}')}<p>${prose}<p>Quay`, ['review']],
  // It is said elsewhere.
  [`${narrow('p{display:none}')}<p>Quay</p><div>Quay, at noon</div>`, []],
  [`${narrow('nav{display:none}')}${menu}`, ['review']],
  [`${closed}<button aria-expanded="false">Menu</button>${menu}`, []],
  [`${closed}<button popovertarget="boats">Menu</button>${menu}`, []],
  [`${closed}${narrow('p{display:none}')}<button aria-expanded="false">Menu</button>${menu}<p>${prose}`, ['review']],
  [`<style>html{overflow:hidden}body{overflow:hidden}</style><p style="margin-left:400px;width:200px">${prose}`, ['review']],
])
