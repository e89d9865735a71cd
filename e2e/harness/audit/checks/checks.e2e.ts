import { expect, type Page, test } from 'playwright/test'
import { openFindings } from '../judge-cell.ts'
import type { Cell } from '../matrix.ts'
import { faintEdges } from './edges.ts'
import type { Fault } from './fault.ts'
import { focusMarks } from './focus-mark.ts'
import { readPage } from './markup.ts'
import { inOtherWindows } from './windows.ts'

/** Each page, made for one check, with what is found of a criterion on it: wrong, asked about, or nothing. */
const found = (criterion: string, name: string, check: (page: Page) => Promise<Fault[]>, pages: [html: string, kinds: Fault['kind'][]][]) =>
  test(`audit.sure: ${criterion}: ${name}`, async ({ page }) => {
    for (const [html, kinds] of pages) {
      await page.setContent(`<!DOCTYPE html><html lang="en"><title>Quay</title><body style="background:#fff;color:#000">${html}`)
      const faults = (await check(page)).filter((fault) => fault.criterion === criterion)
      expect.soft(faults.map(({ kind }) => kind), `${html} ${faults.map((fault) => fault.html).join(' ')}`).toEqual(kinds)
    }
  })

const toLeft = '<script>document.documentElement.dir="rtl"</script>'
const shadow = (inside: string) => `<div id="host"></div><script>host.attachShadow({mode:"open"}).innerHTML=\`${inside}\`</script>`

found('1.4.10', 'what reaches out of a narrow window, to either side, in a shadow tree too', inOtherWindows, [
  ['<div style="width:900px">Quay</div>', ['violation']],
  [`${toLeft}<div style="width:900px">Quay</div>`, ['violation']],
  [`${toLeft}<div>Quay</div><p style="position:absolute;left:900px">Boats</p>`, []],
  [shadow('<p style="width:900px">Quay</p>'), ['violation']],
  [shadow('<table style="width:900px"><tr><td>Quay</table>'), ['review']],
  ['<style>p::after{content:"";display:block;width:900px;height:1px}</style><div style="width:100px"><p>Quay</p></div>', ['review']],
  ['<p style="position:absolute;left:-900px">Quay</p>', []],
  ['<div style="max-width:900px">Quay</div>', []],
])

const field = (style: string, around = '', beside = '') => `<style>input{outline:0;background:none}.frame{width:200px}${beside}</style><div class="frame" style="${around}"><input style="border:${style}"></div>`

found('1.4.11', 'an edge as it is painted, and what frames a field', faintEdges, [
  [field('1px solid #555'), []],
  [field('1px solid transparent'), ['violation']],
  [field('1px solid rgba(0,0,0,.08)'), ['violation']],
  [field('1px solid rgba(0,0,0,.8)'), []],
  [field('0', 'border:1px solid #555'), ['review']],
  [field('0', 'border:1px solid #eee'), ['violation']],
  [field('0', 'background:#333;padding:4px'), ['review']],
  [field('0', 'box-shadow:0 0 2px #000'), ['review']],
  [field('0', '', '.frame::after{content:"";display:block;border-bottom:1px solid #555}'), ['review']],
  [field('0', 'border:1px solid #555;height:400px'), ['violation']],
])

const bare = 'outline:0;appearance:none;border:0'

found('2.4.7', 'controls of any kind, and what moves by itself', focusMarks, [
  ['<button>Boats</button><select><option>Quay</select><input type="range"><input type="file">', []],
  [`<select style="${bare}"><option>Quay</select>`, ['violation']],
  [`<input type="color" style="${bare}">`, ['violation']],
  [`<p tabindex="1" style="${bare}">Quay`, ['violation']],
  ['<input tabindex="0" style="outline:0">', []],
  [`<fieldset disabled><select style="${bare}"><option>Quay</select></fieldset>`, []],
  [`<button style="${bare}">Quay</button><p id="moving" style="margin-top:90px">0</p><script>setInterval(()=>moving.textContent++,10)</script>`, ['review']],
])

found('3.3.8', 'where one may sign in, in shadow trees and frames too', readPage, [
  ['<input type="password">', ['review']],
  [shadow('<input type="password">'), ['review']],
  ['<iframe title="Join" srcdoc="<input type=password>"></iframe>', ['review']],
  ['<input>', []],
])

test('audit.sure: a page that embeds another may hold fields', async ({ page }) => {
  const cell: Cell = { path: '/', media: 'light', viewport: '390x844', mode: 'plain', state: 'plain' }
  for (const [html, field] of [['<iframe srcdoc="<input>"></iframe>', true], ['<input>', true], ['<p>Quay', false]] as const) {
    await page.setContent(html)
    expect((await openFindings(page, cell, [], { contracts: [] }, 'checks')).field, html).toBe(field)
  }
})
