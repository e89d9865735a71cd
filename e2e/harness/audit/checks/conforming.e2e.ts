import { type Page, test } from 'playwright/test'
import { faintEdges } from './edges.ts'
import type { Fault } from './fault.ts'
import { focusMarks } from './focus-mark.ts'
import { expectFound, type MadeFor } from './found.ts'
import { underPointer } from './hover.ts'
import { byKeyboard } from './keyboard.ts'
import { heard } from './listeners.ts'
import { readPage } from './markup.ts'

const found = (criterion: string, name: string, check: (page: Page) => Promise<Fault[]>, pages: MadeFor[]) =>
  test(`own-checks.conforming: ${criterion}: ${name}`, ({ page }) => expectFound(page, criterion, check, pages))

const links = '<style>a:hover{color:#00f}b{position:fixed;top:90px;left:0;width:90px}</style><p style="position:absolute;top:90px;margin:0">Boats to the islands</p>'
const far = '<div style="height:3000px"></div>'

found('1.4.13', 'what comes by scrolling, or by itself, is not brought up by the pointer', underPointer, [
  [`${links}<a href="/">Quay</a>${far}<a href="/far">Boats</a><b hidden>Up</b><script>addEventListener("scroll",()=>{document.querySelector("b").hidden=scrollY<99})</script>`, []],
  [`${links}<a href="/">Quay</a><b hidden>Sent</b><script>document.querySelector("a").addEventListener("pointerenter",()=>setTimeout(()=>document.querySelector("b").hidden=false,5),{once:true})</script>`, ['review']],
])

const tip = (style: string) => `<style>b{position:fixed;top:90px;opacity:0;${style}}a:hover+b{opacity:1}</style><a href="/">Quay</a><b>At noon</b><p style="position:absolute;top:90px;margin:0">Boats</p>`

found('1.4.13', 'what covers nothing need not go with Escape', underPointer, [
  [tip('left:0;width:90px'), ['violation']],
  [tip('left:600px'), ['review']],
])

found('2.4.7', 'a page that marks the focus once the Tab key was pressed', focusMarks, [
  ['<style>a{outline:0}.tab a:focus{outline:2px solid #00f}</style><a href="/">Quay</a><script>onkeydown=({key})=>{if(key==="Tab")document.body.className="tab"}</script>', []],
  ['<style>a{outline:0}.tab a:focus{outline:2px solid #00f}</style><a href="/">Quay</a>', ['violation']],
])

const pressed = (html: string, inside = '') => `${html}<script>{const it=document.body.lastElementChild.previousElementSibling;it.style.cursor="pointer";it.addEventListener("click",()=>{});${inside}}</script>`
const within = (html: string) => `it.attachShadow({mode:"open"}).innerHTML="${html}"`

found('2.1.1', 'a press on what holds a button of its own, or has another way beside it', heard, [
  [pressed('<boat-card></boat-card>', within('<button>Quay</button>')), []],
  [pressed('<boat-card>Quay</boat-card>'), ['review']],
  [pressed('<div></div>', within('<p>Quay</p>')), ['violation']],
  [pressed('<video></video>'), ['review']],
  [pressed('<canvas></canvas>'), ['review']],
  [pressed('<img alt="Quay" width="9" height="9">'), ['review']],
])

found('2.1.1', 'links in a text that is being written', byKeyboard, [
  ['<div contenteditable="true">At the <a href="/">quay</a></div>', []],
])

const card = (cover: string) => `<style>.card{position:relative;width:300px;height:200px}${cover}</style><div class="card"><a class="all" href="/">Quay</a><button>Keep</button></div>`

found('2.4.11', 'a link that is stretched over its card covers nothing that is seen', byKeyboard, [
  [card('.all::after{content:"";position:absolute;inset:0}'), ['review']],
  [`${card('')}<div style="position:absolute;inset:0;background:#fff">Boats</div>`, ['violation', 'violation']],
  [`${card('')}<div style="position:absolute;inset:0;background:rgba(255,255,255,.1)"></div>`, ['review', 'review']],
])

const field = (style: string, more = '', around = '') => `<style>input{outline:0;background:none;border:1px solid #eee;${style}}</style>${more}<form style="position:relative;width:200px;${around}"><input aria-label="Boat"></form>`
const picture = (place: string) => `<svg width="600" height="200" style="position:absolute;${place}"><rect width="600" height="200" fill="#036"/></svg>`

found('1.4.11', 'a field over a picture that is laid behind it, and fields that nobody sees', faintEdges, [
  [field(''), ['violation']],
  [field('', picture('left:0;top:0')), ['review']],
  [field('', picture('left:0;top:300px')), ['violation']],
  [field('', '<style>form::before{content:"";position:absolute;inset:0;background:#036;z-index:-1}</style>'), ['review']],
  [field('position:absolute;left:-900px'), []],
  [field('width:1px;height:1px;padding:0;border:0'), []],
  [field('opacity:0'), []],
  [field('visibility:hidden'), []],
])

found('2.2.2', 'what moves in no browser, and what a reader may stop', readPage, [
  ['<blink>Quay</blink>', []],
  ['<marquee>Quay</marquee>', ['violation']],
  ['<marquee onmouseover="this.stop()">Quay</marquee>', ['review', 'review']],
  ['<marquee>Quay</marquee><script>const stopped=0</script>', ['review', 'review']],
  ['<marquee loop="1">Quay</marquee>', ['review']],
  ['<marquee style="display:none">Quay</marquee>', []],
])
