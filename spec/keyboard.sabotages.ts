import { boot, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = ofTheSite([
  ['keyboard.order', 'links from right to left', contacts, ...rule('#menu ul{flex-direction:row-reverse}'), 'over /contatti at 1280'],
  ['keyboard.complete', 'a link that Tab passes by', contacts, '<a href="mailto:', '<a tabindex="-1" href="mailto:', 'over /contatti at 1280'],
  ['keyboard.complete', 'a trap at the foot of the page', contacts, ...boot('addEventListener("keydown",e=>e.key==="Tab"&&!e.shiftKey&&[...document.querySelectorAll("footer a[href]")].at(-1)===document.activeElement&&e.preventDefault())'), 'over /contatti at 1280'],
  ['keyboard.complete', 'from the foot of the page to its head', contacts, ...boot('addEventListener("keydown",e=>{if(e.key==="Tab"&&!e.shiftKey&&[...document.querySelectorAll("footer a[href]")].at(-1)===document.activeElement){e.preventDefault();document.querySelector("a").focus()}})'), 'over /contatti at 1280'],
  ['keyboard.visible', 'the focus ring removed', contacts, ':focus-visible{outline:3px', ':focus-visible{outline:0px', 'over /contatti at 1280'],
  ['keyboard.marked', 'a ring in the colour of the paper, by night', 'blog/venezia-bambini/index.html', ...rule('@media(prefers-color-scheme:dark){main :focus-visible{outline-color:var(--B)!important}}'), '/blog/venezia-bambini in use'],
  ['keyboard.marked', 'a ring in the colour of the ground, with forced colours', 'proprietario/index.html', ...rule('@media(forced-colors:active){:is(a,button):is(:focus-visible,:focus-visible::after){outline-color:Canvas!important}main a:focus-visible::after{outline-color:Canvas!important}}'), '/proprietario in use'],
  ['keyboard.marked', 'the focus ring removed on one article', 'blog/venezia-bambini/index.html', ...rule('main :focus-visible{outline:none!important}'), '/blog/venezia-bambini in use'],
  ['keyboard.marked', 'a field for a date without a ring', 'blog/venezia-tramonto/index.html', ...rule('main input[type=date]:focus-visible{outline:none!important}'), '/blog/venezia-tramonto in use'],
  ['keyboard.marked', 'a download whose ring has the colour of the paper', 'blog/tradizioni-veneziane/index.html', ...rule('main a[download]:focus-visible{outline-color:var(--B)!important}'), '/blog/tradizioni-veneziane in use'],
  ['keyboard.reached', 'a link that Tab passes by, on one article', 'blog/venezia-bambini/index.html', '<a href="/contatti"', '<a tabindex="-1" href="/contatti"'],
  ['keyboard.uncovered', 'a count over the boxes', 'blog/venezia-bambini/index.html', ...rule('main input{scroll-margin:0!important}'), 'over /blog/venezia-bambini'],
  ['keyboard.uncovered', 'the ground of one name over the next', 'ospite/index.html', ...rule('main nav a::after{height:6rem!important}'), 'over /ospite at 1280'],
  ['keyboard.uncovered', 'a banner over the foot of the window', contacts, ...rule('footer::after{content:"";position:fixed;inset:auto 0 0;height:12rem;background:red}'), 'over /contatti at 1280'],
  ['keyboard.uncovered', 'a header as high as half a low window', '{product}-lab/calcolo-rendimento-reale/index.html', ...rule('@media(max-height:30em){#root>header{height:12rem}}'), 'calcolo-rendimento-reale in a low window'],
  ['keyboard.uncovered', 'a count over the boxes of a low window', 'blog/venezia-bambini/index.html', ...rule('@media(max-height:30em){main output{position:sticky!important;top:4.25rem!important;z-index:1;background:red}main input{scroll-margin:0!important}}'), 'venezia-bambini in a low window'],
  ['keyboard.skip', 'the skip link leads nowhere', contacts, 'href="#contenuto"', 'href="#altrove"', 'on /contatti'],
])
