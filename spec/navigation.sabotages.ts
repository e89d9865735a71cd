import { boot, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const pricing = 'blog/prezzo-affitti-brevi/index.html'

export const sabotages = ofTheSite([
  ['navigation.leads', 'a link in a window of its own', 'blog/ota-costo-investimento/index.html', '<a href="/contatti"', '<a target="_blank" href="/contatti"'],
  ['navigation.leads', 'a link to nobody knows where', 'blog/mercato-rialto/index.html', '<a href="/blog/navigare-laguna"', '<a href="https://altri.example/"'],
  ['navigation.leads', 'another telephone', 'ospite/index.html', /href="tel:\+\d+/, 'href="tel:+39041999999'],
  ['navigation.leads', 'a link that leads nowhere', 'blog/mercato-rialto/index.html', '<a href="/blog/navigare-laguna"', '<a href="#"'],
  ['navigation.leads', 'somebody else is told', 'ospite/index.html', '<a href="/contatti"', '<a ping="https://altri.example/" href="/contatti"'],
  ['navigation.document', 'another page than the link says', 'proprietario/index.html', /href="\/blog\/prezzo-affitti-brevi"/g, 'href="/blog/hotel-o-appartamento"', 'from /proprietario'],
  ['navigation.document', 'a script takes the click', 'proprietario/index.html', ...boot('document.addEventListener("click",e=>e.preventDefault())'), 'from /proprietario'],
  ['navigation.hash', 'the page opens at its top', pricing, /<h2 id=(?!"in)/g, '<h2 data-id='],
  ['navigation.reload', 'the page forgets where it was', pricing, ...boot('history.scrollRestoration="manual"')],
  ['navigation.back', 'the page forgets where it was', pricing, ...boot('history.scrollRestoration="manual"'), 'from another site'],
  ['navigation.cache', 'nothing is kept', 'contatti/index.html', ...boot('addEventListener("unload",()=>{});navigator.locks.request("x",()=>new Promise(()=>{}))'), '/contatti'],
  ['navigation.latest', 'the first link wins', 'proprietario/index.html', ...boot('{let first;document.addEventListener("click",e=>{if(first)e.preventDefault();first=1})}'), 'a quick link'],
  ['navigation.plate', 'the page turns without it', 'ospite/index.html', '@view-transition{navigation:auto}', ''],
  ['navigation.plate', 'one article whose plate has no name', 'blog/venezia-bambini/index.html', 'view-transition-name:plate}', '}', 'of /blog/venezia-bambini'],
  ['navigation.plate', 'where it came from is forgotten', 'blog/mercato-rialto/index.html', 'history.replaceState(', 'Array(', 'there and back'],
  ['navigation.at-once', 'a picture of the page for nothing', 'blog/index.html', 'skipTransition', 'valueOf', 'from a list'],
  ['navigation.at-once', 'a picture of the cards for nothing', 'ospite/index.html', 'skipTransition', 'valueOf', 'from a list'],
  ['navigation.cache', 'nothing of an article is kept', pricing, ...boot('addEventListener("unload",()=>{});navigator.locks.request("x",()=>new Promise(()=>{}))'), '/contatti'],
  ['navigation.contents', 'headings under the header, in one article', 'blog/navigare-laguna/index.html', 'scroll-padding:6rem 0 2rem', 'scroll-padding:0', 'of /blog/navigare-laguna'],
  ['navigation.contents', 'headings under the header', pricing, 'scroll-padding:6rem 0 2rem', 'scroll-padding:0'],
  ['navigation.new-tab', 'held keys are ignored', pricing, ...boot('document.addEventListener("click",e=>{let a=e.target.closest("a");if(a){e.preventDefault();location=a.href}})')],
  ['navigation.failed-start', 'links wait for the script', 'proprietario/index.html', ...boot('document.addEventListener("click",e=>e.preventDefault())'), 'on /proprietario'],
])
