import { test } from 'playwright/test'
import { type Cases, expectKinds } from './painted-cases.ts'

const generated: Cases = {
  'a clear word before another': ['<style>p::before{content:"Nota "attr(title)" "}</style><p title="uno">Sole</p>', []],
  'a pale one': ['<style>p::before{content:"Nota "attr(title)" ";color:#bbb}</style><p title="uno">Sole</p>', ['violation']],
  'one that is pale by its opacity': ['<style>p::after{content:" ombra";opacity:.3}</style><p>Sole</p>', ['violation']],
  'one far down a page': ['<style>p::after{content:" ombra";color:#bbb}</style><div style="height:3000px"></div><p>Sole</p>', ['violation']],
  'one that is hidden': ['<style>p::after{content:" ombra";color:#bbb;visibility:hidden}</style><p>Sole</p>', []],
  'pale numbers of a list': ['<style>li::marker{color:#bbb}</style><ol><li>Sole</ol>', ['violation']],
  'clear numbers': ['<ol><li>Sole</ol>', []],
  'numbers that are counted': ['<style>p{counter-increment:p}p::before{content:counter(p,upper-roman);color:#bbb}</style><p>Sole</p><p>Luna</p>', ['violation', 'violation']],
  'an ornament': ['<style>p::before{content:"→ ";color:#bbb}</style><p>Sole</p>', []],
  'a pale word of a button that cannot be used': ['<style>button::after{content:" ombra";color:#bbb}</style><button disabled>Sole</button>', []],
  'one in a shadow tree': ['<p id="host"></p><script>host.attachShadow({mode:"open"}).innerHTML="<style>b::after{content:\'ombra\';color:#bbb}</style><b>Sole</b>"</script>', ['violation']],
}

for (const [name, [inside, kinds]] of Object.entries(generated)) {
  test(`painted.generated: ${name}: ${kinds.join(' and ') || 'nothing'}`, ({ page }) => expectKinds(page, inside, kinds))
}

const panel = (style: string) => `<div style="position:absolute;inset:0;${style}"></div>`
const text = (style = '', word = 'Acquagranda') => `<p style="font-size:24px;${style}">${word}</p>`

/** Wide letters, which show their ink, before a thin one, which does not. */
const thin = (before: string) => text('font-size:16px;color:#6b6b6b', `${before} l`)

const veiled: Cases = {
  'words under a pale veil': [text() + panel('background:#fffffff0'), ['review']],
  'words that a veil hardly touches': [text() + panel('background:#ffffff08'), []],
  'under it a thin letter beside words': [thin('MMMMMM') + panel('background:#ffffff08'), []],
  'one beside words that it pales': [thin('MMMMMM') + panel('background:#fffffff0'), ['review']],
  'one that alone is paled': [thin('MMMMMM') + panel('left:94px;background:#fffffff0'), ['review']],
  'one with no words beside it': [thin('') + panel('background:#ffffff08'), ['review']],
  'a veil in what lies over them': [text() + panel('"><div style="height:100%;background:#fffffff0"></div><div style="'), ['review']],
  'a ground behind them': [panel('background:#fff8') + text('position:relative'), []],
  'an end that fades': [`<style>p::after{content:"";position:absolute;inset:0;background:linear-gradient(90deg,transparent,#fff)}</style>${text('position:relative;display:inline-block')}`, ['review']],
  'a paling filter': [text('filter:opacity(.2)'), ['review']],
  'one around them': [`<div style="filter:brightness(2.6)">${text('color:#555')}</div>`, ['review']],
  'a filter that changes nothing': [text('filter:opacity(1)'), []],
  'words that blend with their ground': [text('mix-blend-mode:soft-light'), ['review']],
  'words behind a mask': [text('display:inline-block;mask-image:linear-gradient(90deg,#000,#0002)'), ['review']],
  'a mask that leaves them': [text('mask-image:linear-gradient(#000,#000)'), []],
  'letters of a picture after others, filled with a pale gradient': ['<svg width="300" height="80"><linearGradient id="g"><stop stop-color="#ddd"/></linearGradient><text y="30" font-size="24">Sole</text><text y="70" font-size="24" fill="url(#g)">Luna</text></svg>', ['review']],
  'the same, with a dark one': ['<svg width="300" height="80"><linearGradient id="g"><stop stop-color="#222"/></linearGradient><text y="30" font-size="24">Sole</text><text y="70" font-size="24" fill="url(#g)">Luna</text></svg>', []],
  'letters of a picture that are not filled': ['<svg width="300" height="80"><text y="30" font-size="24">Sole</text><text y="70" font-size="24" fill="none" stroke="#eee">Luna</text></svg>', ['review']],
}

for (const [name, [inside, kinds]] of Object.entries(veiled)) {
  test(`painted.veils: ${name}: ${kinds.join(' and ') || 'nothing'}`, ({ page }) => expectKinds(page, inside, kinds))
}
