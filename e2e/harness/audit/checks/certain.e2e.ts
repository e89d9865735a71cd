import { type Page, test } from 'playwright/test'
import type { Fault } from './fault.ts'
import { expectFound, type MadeFor } from './found.ts'
import { underPointer } from './hover.ts'
import { byKeyboard } from './keyboard.ts'
import { heard } from './listeners.ts'
import { inOtherWindows } from './windows.ts'

const found = (criterion: string, name: string, check: (page: Page) => Promise<Fault[]>, pages: MadeFor[]) =>
  test(`own-checks.sure: ${criterion}: ${name}`, ({ page }) => expectFound(page, criterion, check, pages))

const field = '<input aria-label="Boat">'
const dialog = (does: string, behind = field) => `${behind}<dialog><button>Quay</button><input aria-label="Day">${does}</dialog><script>document.querySelector("dialog").showModal()</script>`

found('2.1.1', 'what has the focus already, and what stands behind a modal dialog', byKeyboard, [
  [`<a href="/">Quay</a>${field}<button>Boats</button><script>document.querySelector("input").focus()</script>`, []],
  [dialog('', ''), []],
  [dialog(''), ['review']],
])

const pressed = (style: string, more = '') => `<div id="quay" style="${style}" ${more}>Quay</div><script>quay.addEventListener("click",()=>{})</script>`

found('2.1.1', 'what hears presses and is not marked as a control', heard, [
  [pressed('cursor:pointer'), ['violation']],
  ['<div onclick="this.remove()">Quay</div>', ['violation']],
  [pressed(''), ['review']],
  [pressed('', 'tabindex="0"'), []],
])

const keyed = (around: string, inside: string) => `<${around} id="quay">Quay${inside}</${around.split(' ')[0]}><script>quay.addEventListener("keydown",()=>{})</script>`

found('2.1.4', 'keys that a part hears where the focus may be on another, or on none', heard, [
  [keyed('button', ''), []],
  [keyed('a href="/"', '<b>Boats</b>'), []],
  [keyed('div tabindex="0"', ''), []],
  [keyed('div tabindex="0"', '<button>Boats</button>'), ['review']],
  [keyed('main tabindex="-1"', ''), ['review']],
  [keyed('div role="dialog"', '<input>'), ['review']],
  [keyed('div', ''), ['review']],
])

const drawer = (style: string) => `<p>Quay</p><nav style="position:absolute;left:320px;width:300px;${style}">Boats</nav>`
const word = 'Lagoon'.repeat(20)

found('1.4.10', 'a drawer that is closed, and a word longer than the window', inOtherWindows, [
  [drawer(''), ['violation']],
  [drawer('visibility:hidden'), ['review']],
  [`<p>${word}</p>`, ['violation']],
  [`<pre>${word}</pre>`, ['review']],
  [word, ['violation']],
  [`<p style="overflow-wrap:anywhere">${word}</p>`, []],
])

const risen = (inside: string, more = '') => `<style>b{position:fixed;top:90px;left:9px;opacity:0;width:9px;height:9px}a:hover+b{opacity:1}${more}</style><a href="/">Quay</a>${inside}<p style="position:absolute;top:90px;margin:0">Boats</p>`

found('1.4.13', 'what comes up with the pointer and only adorns', underPointer, [
  [risen('<b>At noon</b>'), ['violation']],
  [risen('<b><svg width="9" height="9"></svg></b>'), ['violation']],
  [risen('<b style="background:#ace"></b>'), []],
  [risen('<b aria-hidden="true">▸</b>'), ['review']],
  [risen('<b></b>', 'b::after{content:"▸"}'), ['review']],
])
