import { expect, test, type Page } from 'playwright/test'
import { byKeyboard } from '../checks/keyboard.ts'
import { hoverAll } from '../hover.ts'
import { paintedContrast } from '../../page/painted.ts'
import { bareAbbreviations } from './abbreviations.ts'
import { faintParts } from './edges.ts'
import { unsaidErrors } from './errors.ts'
import { afterDrags, afterGestures } from './gestures.ts'
import { vagueHeadings } from './headings.ts'
import { overlaps } from './overlaps.ts'
import { unmarkedPassages } from '../../page/passages.ts'
import { show } from './show.ts'
import { hardBlocks } from './text-blocks.ts'

/** A page with the fault, one without it, and the measure that tells them apart. */
type Pair = [fault: string, broken: string, whole: string]

const check = (criterion: string, measure: (page: Page) => Promise<string[]>, pairs: Pair[]) =>
  test(`audit.measures: ${criterion}: ${pairs.map(([fault]) => fault).join('; ')}`, async ({ page }) => {
    for (const [fault, broken, whole] of pairs) {
      await show(page, broken)
      expect.soft((await measure(page)).length, `with ${fault}`).toBeGreaterThan(0)
      await show(page, whole)
      expect.soft(await measure(page), `without ${fault}`).toEqual([])
    }
  })

const prose = 'The tide comes twice a day. It covers the steps, and leaves them green. '
const paragraph = (style: string, text = prose.repeat(6)) => `<p style="width:24em;${style}">${text}</p>`

check('1.4.3', async (page) => {
  await hoverAll(page)
  return (await paintedContrast(page)).filter(({ ratio }) => ratio < 4.5).map(({ text }) => text)
}, [['a link that fades under the pointer', '<style>a{color:#000}a:hover{color:#ccc}</style><a href="#a">Quay</a>', '<style>a{color:#000}a:hover{color:#333}</style><a href="#a">Quay</a>']])

check('1.4.8', hardBlocks, [
  ['lines too near', paragraph('line-height:1.2'), paragraph('line-height:1.5')],
  ['a list item with lines too near', `<ul><li style="width:24em;line-height:1.3">${prose.repeat(4)}</ul>`, `<ul><li style="width:24em">${prose.repeat(4)}</ul>`],
  ['large sentences with lines too near', paragraph('font-size:28px;line-height:1.2'), paragraph('font-size:28px;line-height:1.2', 'One large sentence alone over two lines and no more')],
  ['lines too long', paragraph('width:60em', prose.repeat(12)), paragraph('width:30em', prose.repeat(12))],
  ['justified lines', paragraph('text-align:justify'), paragraph('')],
  ['a footer all in italic', `<footer><div style="width:24em;font-style:italic">${prose.repeat(6)}</div></footer>`, `<footer><div style="width:24em">${prose.repeat(6)}</div></footer>`],
  ['paragraphs without a space', paragraph('margin:0') + paragraph('margin:0'), paragraph('margin:0 0 1em') + paragraph('margin:0')],
])

check('1.4.10', overlaps, [
  ['words under those at the foot of the window', '<p style="margin:0">High tide at nine</p><p style="margin:-1.5em 0 0">One of three</p>', '<div style="height:2000px"></div><form><p>High tide at nine</p><p>Boards</p><output style="position:sticky;bottom:0">One of three</output></form>'],
  ['text over text', '<p style="margin:0">High tide at nine</p><p style="margin:-1.5em 0 0">Raised boards over the square</p>', '<p>High tide at nine</p><p>Raised boards over the square</p>'],
  ['a text at a place of its own over another', '<div style="position:relative"><p>High tide at nine</p><b style="position:absolute;left:8px;top:0">Boards</b></div>', '<div style="position:relative"><p>High tide at nine</p><b style="position:absolute;left:300px;top:0">Boards</b></div>'],
])

const box = (color: string) => `<input type="checkbox" style="appearance:none;width:24px;height:24px;border:2px solid ${color}">`
const icon = (color: string) => `<header><button aria-label="Open" style="border:0;background:none"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="2"><path d="M4 6h16M4 12h16M4 18h16"/></svg></button></header>`
const chart = (color: string) => `<svg role="img" aria-label="Nights" width="90" height="60"><rect x="5" y="20" width="20" height="40" fill="${color}"/><rect x="35" y="5" width="20" height="55" fill="${color}"/></svg>`

check('1.4.11', faintParts, [
  ['a pale box to tick', box('#ddd'), box('#555')],
  ['a pale field', '<input style="border:1px solid #ddd;background:#fff" value="Night">', '<input style="border:1px solid #555;background:#fff" value="Night">'],
  ['a pale sign in the header', icon('#ddd'), icon('#333')],
  ['a pale chart', chart('#e5e5e5'), chart('#456')],
])

check('2.4.6', vagueHeadings, [
  ['a heading of dots', '<h1>House</h1><h2>…</h2><p>Rooms', '<h1>House</h1><h2>Rooms</h2><p>Two'],
  ['two headings alike', '<h1>House</h1><h2>Rooms</h2><p>Two<h2>Rooms</h2><p>Three', '<h1>House</h1><h2>Above</h2><h3>Rooms</h3><p>Two<h2>Below</h2><h3>Rooms</h3><p>Three'],
  ['a heading over nothing', '<h1>House</h1><h2>Rooms</h2><h2>Terrace</h2><p>One', '<h1>House</h1><h2>Rooms</h2><p>Two<h2>Terrace</h2><p>One'],
  ['two labels alike', '<form><label>Date <input></label><label>Date <input></label></form>', '<form><label>Arrival <input></label><label>Departure <input></label></form>'],
])

const italian = 'Il mercato apre prima del sole, ed il banco del pesce chiude per primo.'

check('3.1.2', unmarkedPassages, [
  ['a passage of another language', `<p>${italian}`, `<p lang="it">${italian}`],
  ['a mark of the wrong one', `<p lang="fr">${italian}`, `<p lang="it-IT">${italian}`],
  ['a sentence inside a paragraph', `<p>They say: ${italian} And they mean it.`, `<p>They say: <q lang="it">${italian}</q> And they mean it.`],
])

check('3.1.4', bareAbbreviations, [
  ['a short form in the footer', '<main>Text</main><footer>ABCD 123</footer>', '<main>Text</main><footer><abbr title="All Boats Call Daily">ABCD</abbr> 123</footer>'],
])

const refused = (beside: string) => `<form><label>E-mail <input type="email" value="no" aria-invalid="true" aria-describedby="why"></label>${beside}</form>`

check('3.3.1, 3.3.3', unsaidErrors, [
  ['words that only the browser would say', refused(''), refused('<p id="why">An address has an @, as in name@example.org.</p>')],
  ['words that are not shown', refused('<p id="why" hidden>An address has an @, as in name@example.org.</p>'), refused('<p id="why">An address has an @, as in name@example.org.</p>')],
])

const swiped = (also: string) => `<div id="card" style="width:100vw;height:80vh">Card</div>${also}<script>let from;addEventListener('touchstart',({touches})=>from=touches[0].clientX);addEventListener('touchmove',({touches})=>{if(Math.abs(touches[0].clientX-from)>40)document.querySelector('#card').textContent='Next'})</script>`

check('2.5.1', afterGestures, [['a card that a swipe turns', swiped(''), '<div style="width:100vw;height:300vh">Card</div>']])

const dragged = `<ul><li style="width:200px" id="one">One</li></ul><script>let held;one.onpointerdown=()=>held=true;onpointermove=({clientX})=>{if(held)one.style.marginLeft=clientX+'px'}</script>`

const pointed = `<ul style="width:200px"><li id="one" onpointermove="this.title+='x'">One</li><li id="two">Two</li></ul>`
/** Marks what the pointer stays on, half a second later, and takes the mark away when it leaves. */
const marked = '<ul><li style="width:200px" id="one">One</li></ul><script>var timer;one.onpointerenter=()=>{timer=setTimeout(()=>one.dataset.next="",500)};one.onpointerleave=()=>{clearTimeout(timer);delete one.dataset.next}</script>'
check('2.5.7', (page) => afterDrags(page), [
  ['a row that is dragged, beside a mark that comes late', marked.replace('<script>', '<script>let taken;one.onpointerdown=()=>taken=true;onpointermove=()=>{if(taken)one.title+="x"};onpointerup=()=>taken=false;'), marked],
  ['a row that is dragged', dragged, '<ul><li style="width:200px">One</li></ul>'],
  ['a row that does to another what pointing does to itself', `${pointed}<script>let isPressed;one.onpointerdown=()=>isPressed=true;onpointermove=()=>{if(isPressed)two.title+='x'}</script>`, pointed],
])

/** What the keyboard check says of one criterion. */
const byKeys = (criterion: string, kind: 'violation' | 'review') => async (page: Page) => (await byKeyboard(page)).filter((fault) => fault.criterion === criterion && fault.kind === kind).map(({ message }) => message)
const held = (last: string) => `<a href="#a">Quay</a><button onkeydown="${last}">Bridge</button>`
/** A page that is one dialog, which its button closes; until then the focus stays in it. */
const onlyDialog = '<div inert id="behind"><a href="#a">Quay</a></div><div id="asked" role="dialog" aria-modal="true"><button onkeydown="if(event.key===`Tab`)event.preventDefault()" onclick="asked.remove();behind.inert=false">Close</button></div>'
check('2.1.2', byKeys('2.1.2', 'violation'), [
  ['a last control that keeps the focus', held('event.preventDefault()'), held('event.stopPropagation()')],
  ['a control that its own key does not free', held('event.preventDefault()'), onlyDialog],
])

const links = (count: number) => Array.from({ length: count }, (_, at) => `<a href="#a${at}">Step ${at}</a> `).join('')
check('2.1.1, 2.1.2, 2.4.11', async (page) => {
  const asked = (await byKeyboard(page)).filter(({ kind }) => kind === 'review').map(({ criterion }) => criterion)
  return ['2.1.1', '2.1.2', '2.4.11'].every((criterion) => asked.includes(criterion)) ? asked : []
}, [['more stops than are walked', links(301), links(3)]])

const far = (more: string) => `<style>html{scroll-behavior:smooth}a{display:block;margin-bottom:3000px}</style>${links(3)}${more}`
const sheet = '<div style="position:fixed;inset:0;background:#fff"></div>'
/** It comes into the window a while after it has the focus. */
const late = '<style>html{overflow:hidden;height:100%}</style><p style="height:3000px">Steps</p><a href="#a" style="position:fixed;top:200vh" onfocus="setTimeout(()=>this.style.top=0,200)">Quay</a>'
check('2.4.11, asked', byKeys('2.4.11', 'review'), [['a stop that was not in the window yet', late, far('')]])
check('2.4.11', byKeys('2.4.11', 'violation'), [
  ['a sheet over all, where the page scrolls smoothly', far(sheet), far('')],
  ['a sheet over all, beside a stop that comes late', far(sheet), late],
])
