import { expect, type Page, test } from 'playwright/test'
import { goTo } from '../go-to.ts'
import { openFindings } from '../judge-cell.ts'
import { plain } from '../sample-result.ts'
import { byTouching } from './changes.ts'
import { faintEdges } from './edges.ts'
import type { Fault } from './fault.ts'
import { focusMarks } from './focus-mark.ts'
import { expectFound, type MadeFor } from './found.ts'
import { underPointer } from './hover.ts'
import { readPage } from './markup.ts'
import { inOtherWindows } from './windows.ts'

const found = (criterion: string, name: string, check: (page: Page) => Promise<Fault[]>, pages: MadeFor[]) =>
  test(`own-checks.sure: ${criterion}: ${name}`, ({ page }) => expectFound(page, criterion, check, pages))

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
  ['<p style="margin:0">Boats to the islands</p><p style="position:absolute;top:8px;right:8px;margin:0;width:200px">Timetable</p>', ['review']],
])

found('1.4.12', 'one text that comes over another with wider spacing', inOtherWindows, [
  ['<p style="white-space:nowrap;position:absolute;left:8px;top:8px;margin:0">Boats to the islands</p><p style="position:absolute;left:150px;top:8px;margin:0">Quay</p>', ['review']],
  ['<p>Boats to the islands</p><p>Quay</p>', []],
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
  ['<div><template shadowrootmode="open"><input type="password"></template></div>', ['review']],
  ['<iframe title="Join" srcdoc="<input type=password>"></iframe>', ['review']],
  ['<input type="range">', []],
  ['<input>', ['review']],
])

const spun = '@keyframes spin{to{rotate:1turn}}p{animation:spin 9s infinite}'

found('2.2.2', 'what moves, in a shadow tree too', readPage, [
  [`<style>${spun}</style><p>Quay`, ['review']],
  [`<div><template shadowrootmode="open"><style>${spun}</style><p>Quay</template></div>`, ['review']],
  ['<p>Quay', []],
])

const two = (second: string) => `<a href="/boats">More</a><div><template shadowrootmode="open"><a href="${second}">More</a></template></div>`

found('2.4.4', 'links of one name that lead to two places, in a shadow tree too', readPage, [
  [two('/quay'), ['review']],
  [two('/boats'), []],
])

const tip = (style: string, script: string) => `<style>b{position:fixed;top:90px;left:0;opacity:0;${style}}a.on+b{opacity:1}</style><a href="/" onmouseenter="this.className='on'" onmouseleave="this.className=''">Quay</a><b>At noon</b><p style="position:absolute;top:90px;margin:0">Boats</p><script>onkeydown=()=>{${script}}</script>`

found('1.4.13', 'what comes up with the pointer goes with Escape, at once or in a while', underPointer, [
  [tip('', 'document.querySelector("a").className=""'), []],
  [tip('transition:opacity .3s', 'document.querySelector("a").className=""'), []],
  [tip('', ''), ['violation']],
  [tip('transition:opacity .3s', ''), ['violation']],
])

const [boat, fields] = ['<input aria-label="Boat">', '<input aria-label="Boat"><input aria-label="Quay"><input aria-label="Day">']
const on = (type: string, does: string) => `<script>addEventListener("${type}",(event)=>{${does}})</script>`
const late = (does: string) => `setTimeout(()=>{${does}},1000)`
const untouched = (criterion: string) => `${criterion} Something happens without a touch, too: a message came up: «Late». Does it belong to what the reader does?`

const leading: Record<string, [html: string, found: string[]]> = {
  'the focus leads elsewhere, late': [boat + on('focusin', late('location.assign("/left")')), ['3.2.1 By that alone the page was left for /left.']],
  'another query': [boat + on('input', late('location.search="boat=12"')), ['3.2.2 By that alone the page was left for /?boat=12.']],
  'another route': [boat + on('input', 'history.pushState({},"","/left")'), ['3.2.2 By that alone the page was left for /left.']],
  'what a page does by itself': [`${boat}<script>setInterval(()=>alert("Late"),200)</script>${on('focusin', '')}`, ['3.2.1', '3.2.2'].map(untouched)],
  'the same, with more fields than are tried': [`${'<input>'.repeat(61)}<script>setInterval(()=>alert("Late"),200)</script>${on('focusin', '')}`, ['3.2.1', '3.2.2'].flatMap((criterion) => [untouched(criterion), `${criterion} Of 61 controls 60 were tried: does any other take the reader elsewhere?`])],
  'a query that is only written': [boat + on('input', 'history.replaceState({},"","?boat=12#quay")'), []],
  'one of three fields opens the page again': [fields + on('input', 'if(event.target.ariaLabel==="Quay")location.reload()'), ['3.2.2 By that alone the page was left for /.']],
  'one of three brings a message': [fields + on('input', 'history.replaceState({},"","?boat=12");if(event.target.ariaLabel==="Day")alert("Late")'), ['3.2.2 By that alone a message came up: «Late».']],
  'one of three opens a window': [fields + on('focusin', 'if(event.target.ariaLabel==="Day")open("/left")'), ['3.2.1 By that alone another window opened.']],
  'a box to tick that hears presses alone': ['<input type="checkbox" aria-label="Boat" onclick="location.assign(`/left`)">', ['3.2.2 By that alone the page was left for /left.']],
  'a password': ['<input type="password" aria-label="Boat">' + on('input', 'location.assign("/left")'), ['3.2.2 By that alone the page was left for /left.']],
  'a range': ['<input type="range" aria-label="Boat">' + on('input', 'location.assign("/left")'), ['3.2.2 By that alone the page was left for /left.']],
  'a text that is edited': ['<p contenteditable="plaintext-only">Boat</p>' + on('input', 'location.assign("/left")'), ['3.2.2 By that alone the page was left for /left.']],
  'a field that is left': [boat + on('change', 'location.assign("/left")'), ['3.2.2 By that alone the page was left for /left.']],
  'a key that is pressed': [boat + on('keydown', 'if(event.key==="1")location.assign("/left")'), ['3.2.2 By that alone the page was left for /left.']],
  'a full field gives the focus away': ['<input maxlength="4" aria-label="Code"><input aria-label="Day">' + on('input', 'if(event.target.value.length===4)document.querySelector("[aria-label=Day]").focus()'), ['3.2.2 By that alone the focus went elsewhere: does a reader expect it?']],
  'a field that does not keep the focus': [boat + on('focusin', 'event.target.blur()'), ['3.2.1', '3.2.2'].map((criterion) => `${criterion} By that alone the focus went elsewhere: does a reader expect it?`)],
  'a dialog': [`${boat}<dialog>Quay</dialog>${on('input', 'document.querySelector("dialog").showModal()')}`, ['3.2.2 By that alone a dialog came over the page: does a reader expect it?']],
  'what was not tried': [`<div role="tab" tabindex="0">Boat</div>${on('click', '')}`, ['3.2.2 What can be set here was not tried, 1 in all, as tabs, switches or lists: does any take the reader elsewhere?']],
  'words that tell of it before': [`<p id="told">Whoever names a boat is led to it.</p><br>${boat.replace('>', ' aria-describedby="told">')}${on('input', 'location.assign("/left")')}`, ['3.2.2 By that alone the page was left for /left: is that said before?']],
  'words right before': [`<p>Whoever names a boat is led to it.</p>${boat}${on('input', 'location.assign("/left")')}`, ['3.2.2 By that alone the page was left for /left: is that said before?']],
  'a label right before': [`<label for="boat">Boat</label><input id="boat">${on('input', 'location.assign("/left")')}`, ['3.2.2 By that alone the page was left for /left.']],
  'all three together': [fields + on('input', 'if([...document.querySelectorAll("input")].every(({value})=>value))location.assign("/left")'), ['3.2.2 Something happened that no single control repeats, the page was left for /left: does a reader expect it?']],
}

for (const [name, [html, expected]] of Object.entries(leading)) {
  test(`own-checks.touched: 3.2.1, 3.2.2: what leads elsewhere: ${name}`, async ({ page }) => {
    await page.context().route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: `<!DOCTYPE html><html lang="en"><title>Quay</title>${new URL(route.request().url()).pathname === '/' ? html : ''}` }))
    const open = async () => void (await goTo(page, 'http://127.0.0.1:9/'))
    await open()
    const faults = await byTouching(page, open)
    expect(faults.map(({ criterion, message }) => `${criterion} ${message}`)).toEqual(expected)
    // What is no fault for certain is a question.
    expect(faults.map(({ kind }) => kind)).toEqual(expected.map((line) => (line.endsWith('?') ? 'review' : 'violation')))
  })
}

test('own-checks.sure: a page that embeds another may hold fields', async ({ page }) => {
  const roles = ['textbox', 'searchbox', 'combobox', 'listbox', 'slider', 'spinbutton', 'checkbox', 'radio', 'switch'].map((role) => [`<p role="${role}">Quay`, true] as const)
  const edited = ['', '="true"', '="plaintext-only"'].map((value) => [`<p contenteditable${value}>Quay`, true] as const)
  for (const [html, field] of [['<iframe srcdoc="<input>"></iframe>', true], ['<input>', true], ['<p>Quay', false], ['<p contenteditable="false">Quay', false], ...roles, ...edited] as const) {
    await page.setContent(html)
    expect((await openFindings(page, plain, [], { contracts: [] }, 'checks')).field, html).toBe(field)
  }
})
