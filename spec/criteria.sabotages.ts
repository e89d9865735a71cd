import { boot, ofTheBuild, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'
const pricing = 'blog/prezzo-affitti-brevi/index.html'
/** One more part, at the end of the content. */
const part = (html: string): [string, string] => ['</main>', `${html}</main>`]
const over = (edge: string) => rule(`body::after{content:"";position:fixed;inset:${edge};height:200px;background:#fff;z-index:99}`)

const walked = '/contatti'
// The wider windows are the gate's.
const small = 'dark, 320 px'

/** What must not be found on a page as it opens. */
const [ofHome, ofContacts, ofPricing] = [': / as it opens', '/contatti as it opens', 'affitti-brevi as it opens']

/** What the checks of any site find on ours. */
const ofAnySite = 'keeps the rules of any site'

export const sabotages = [
  ...ofTheBuild([
    ['criteria.2.4.13', 'dark on dark where the control to close it has the focus', 'src/ui/Toaster.tsx', 'outline: `3px solid ${color.onLagoon}`, outlineOffset: -3', 'outlineOffset: -3', 'toast shown'],
    ['criteria.2.4.13', 'dark on the picture of the dialog', 'src/ui/Dialog.tsx', "'&:focus-visible': { outlineOffset: -6 }", "'&:focus-visible': { outlineOffset: 3 }", 'dialog open'],
  ]),
  ...ofTheSite([
    ['criteria.1.1.1', 'a picture without words', contacts, ...part('<img src="/favicon.svg" width="99" height="99">'), ofAnySite],
    ['criteria.1.3.4', 'turned on its side where the window is upright', contacts, ...rule('@media(orientation:portrait){main{rotate:90deg}}'), ofAnySite],
    ['criteria.1.3.5', 'a purpose that there is not', contacts, 'autoComplete="email"', 'autoComplete="nowhere"', ofAnySite],
    ['criteria.4.1.2', 'a button without a name', contacts, ...part('<button type="button"></button>'), ofAnySite],
    ['criteria.1.2.1', 'sound', contacts, ...part('<audio src="a.mp3"></audio>')],
    ['criteria.1.2.2', 'film', contacts, ...part('<video src="a.mp4"></video>')],
    ['criteria.1.2.3', 'film from elsewhere', contacts, ...part('<embed src="a.mp4">')],
    ['criteria.1.2.4', 'film in a frame', contacts, ...part('<iframe src="/live"></iframe>')],
    ['criteria.1.2.5', 'film as an object', contacts, ...part('<object data="a.mp4"></object>')],
    ['criteria.1.3.1', 'a form under no heading', contacts, ...part('<form><label>Nome <input></label></form>'), ofContacts],
    ['criteria.1.3.3', 'a place instead of a name', contacts, ...part('<p>Premi il tasto rotondo qui a destra.</p>'), ofContacts],
    ['criteria.1.3.4', 'less text on a lying phone', contacts, ...rule('@media(orientation:landscape){main p{display:none!important}}')],
    ['criteria.1.3.5', 'a field that does not say what it is for', contacts, 'autoComplete="email" ', '', ofContacts],
    ['criteria.1.4.1', 'links only coloured', pricing, ...rule('main p a{text-decoration:none!important}'), ofPricing],
    ['criteria.1.4.2', 'sound by itself', contacts, ...part('<audio autoplay src="a.mp3"></audio>')],
    ['criteria.1.4.3', 'pale text', contacts, ...rule('main p{color:#999!important}'), small],
    ['criteria.1.4.3', 'pale by the opacity of what is around', contacts, ...rule('main form{opacity:.4}'), small],
    ['criteria.1.4.3', 'pale by its alpha', contacts, ...rule('main p{color:rgb(0 0 0 / .25)!important}'), small],
    ['criteria.1.4.3', 'what was typed is pale', contacts, ...boot('{let f=document.querySelector("[name=subject]");f.value="Una casa";f.style.color="#999"}'), small],
    ['criteria.1.4.3', 'pale under the pointer', contacts, ...rule('main a:hover{color:#999!important}'), 'under the pointer'],
    ['criteria.1.4.4', 'text that does not grow', contacts, ...rule('main p{font-size:18px!important}'), 'grow to twice'],
    ['criteria.1.4.5', 'a bitmap', contacts, ...part('<img src="/icon-192.png" alt="">'), ofContacts],
    ['criteria.1.4.6', 'text a little pale', contacts, ...rule('main p{color:#666!important}'), small],
    ['criteria.1.4.6', 'an example in a field, as pale as the browser has it', contacts, ...boot('document.querySelector("[name=subject]").placeholder="Una casa"'), small],
    ['criteria.1.4.8', 'justified', pricing, ...rule('main p{text-align:justify!important}')],
    ['criteria.1.4.8', 'lists with lines too near', pricing, ...rule('main li{line-height:1.2!important}')],
    ['criteria.1.4.10', 'wider than the window', contacts, ...rule('h1{width:500px}'), 'at 320'],
    ['criteria.1.4.10', 'text over text', contacts, ...rule('h1{margin-bottom:-2.5rem!important}'), 'at 320'],
    ['criteria.1.4.10', 'text cut off by what is around', contacts, ...rule('main form{height:200px;overflow:hidden}'), 'at 320'],
    ['criteria.1.4.11', 'a pale box to tick', contacts, ...rule('#privacy{appearance:none!important;width:24px;height:24px;border:1px solid #ddd!important;background:#fff!important}'), 'dark, 1280 px'],
    ['criteria.1.4.11', 'a pale sign in the header', contacts, '</header>', '<button type="button" aria-label="Cerca"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#888" stroke-opacity=".3" stroke-width="3"><circle cx="12" cy="12" r="9"/></svg></button></header>', 'dark, 1280 px'],
    ['criteria.1.4.11', 'a pale chart', contacts, ...part('<svg role="img" aria-label="Marea di domani" width="120" height="60"><path fill="#888" fill-opacity=".2" d="M0 60 60 9 120 60z"/></svg>'), 'dark, 1280 px'],
    ['criteria.1.4.12', 'boxes of a fixed height', contacts, ...rule('main p{height:1em;overflow:hidden}'), 'a wide window'],
    ['criteria.1.4.13', 'what a link brings up stays', contacts, ...rule('body:has(main a:hover) #name-errore{display:block!important}'), 'what the pointer'],
    ['criteria.2.1.1', 'a button out of the order', contacts, '<button type="submit"', '<button tabindex="-1" type="submit"', walked],
    ['criteria.2.1.2', 'a field that takes the focus back', contacts, ...boot('document.querySelector("input[name=subject]").onblur=e=>e.target.focus()'), walked],
    ['criteria.2.1.4', 'a letter that leads away', contacts, ...boot('onkeydown=e=>{if(e.key==="s")location.assign("/blog")}')],
    ['criteria.2.2.1', 'a page that loads itself again', contacts, '<meta charset="utf-8">', '<meta charset="utf-8"><meta http-equiv="refresh" content="600">', 'refreshes'],
    ['criteria.2.2.1', 'a form that forgets', contacts, ...boot('setTimeout(()=>document.forms[0].reset(),6e5)'), 'twenty hours'],
    ['criteria.2.2.1', 'a page that leads elsewhere after ten minutes', contacts, ...boot('setTimeout(()=>location.assign("/blog"),6e5)'), 'in twenty hours'],
    ['criteria.2.2.2', 'a line that a script renews', contacts, ...boot('setInterval(()=>document.querySelector("h1").append("."),6e4)'), 'in twenty hours'],
    ['criteria.2.2.2', 'a text that runs', contacts, ...part('<marquee>Acqua alta</marquee>'), 'refreshes'],
    ['criteria.2.2.2', 'a long movement', contacts, ...rule('@keyframes k{to{opacity:.9}}main{animation:k 9s}'), ofContacts],
    ['criteria.2.3.1', 'five flashes a second', contacts, ...rule('@keyframes f{50%{background:#000}}main{animation:f .2s steps(1) infinite!important}')],
    ['criteria.2.4.2', 'a title that says nothing', contacts, /<title>[^<]*<\/title>/, '<title>Sito</title>'],
    ['criteria.2.4.3', 'a field out of turn', contacts, 'name="subject"', 'tabindex="3" name="subject"', walked],
    ['criteria.2.4.4', 'a link that fits any place', 'index.html', /(<a [^>]*href="\/blog"[^>]*>)Tutti gli articoli/, '$1Clicca qui', ofHome],
    ['criteria.2.4.5', 'a page that no list names', 'sitemap.xml', /<url>\s*<loc>[^<]*\/contatti<\/loc>[^]*?<\/url>/, ''],
    ['criteria.2.4.6', 'two headings alike', contacts, 'Recapiti</h2>', 'Orari</h2>', ofContacts],
    ['criteria.2.4.7', 'no mark of the focus', contacts, ...rule('a:focus-visible,a:focus-visible::after{outline:none!important}'), walked],
    ['criteria.2.4.8', 'no mark of the place', contacts, ' aria-current="page"', '', ofContacts],
    ['criteria.2.4.9', 'a link that needs its sentence', 'index.html', /Leggi<span[^>]*>: Sestieri segreti<\/span>/, 'Leggi', ofHome],
    ['criteria.2.4.10', 'a long way without a heading', contacts, ...part(`<p>${'parola '.repeat(700)}</p>`), ofContacts],
    ['criteria.2.4.11', 'a bar over the foot of the window', contacts, ...over('auto 0 0'), walked],
    ['criteria.2.4.12', 'a bar over its head', contacts, ...over('0 0 auto'), walked],
    ['criteria.2.4.13', 'a mark as thin as a hair', contacts, ...rule('a:focus-visible,a:focus-visible::after{outline-width:1px!important}'), ', light'],
    ['criteria.2.5.1', 'a swipe that does something', contacts, ...boot('{let x;addEventListener("touchstart",e=>x=e.touches[0].clientX);addEventListener("touchmove",e=>{if(Math.abs(e.touches[0].clientX-x)>60)document.querySelector("h1").textContent="Avanti"})}'), 'neither a swipe'],
    ['criteria.2.5.2', 'a link at the press', contacts, ...boot('addEventListener("pointerdown",e=>{let a=e.target.closest("a[href^=\\"/\\"]");a&&location.assign(a.href)})'), 'pressing a control'],
    ['criteria.2.5.4', 'a page that feels movements', contacts, ...boot('addEventListener("devicemotion",()=>{})')],
    ['criteria.2.5.5', 'small buttons', contacts, ...rule('main button{min-height:0!important;height:30px!important;padding:0!important}')],
    ['criteria.2.5.7', 'a heading to drag', contacts, ...boot('{let h=document.querySelector("h1"),d;h.onpointerdown=()=>d=1;onpointermove=e=>{if(d)h.style.marginLeft=e.clientX+"px"}}'), 'carrying'],
    ['criteria.2.5.7', 'a heading that says so', contacts, '<h1', '<h1 draggable="true"', 'can be dragged'],
    ['criteria.2.5.8', 'tiny buttons', contacts, ...rule('main button{min-height:0!important;height:20px!important;padding:0!important}')],
    ['criteria.3.1.1', 'the wrong language', contacts, '<html lang="it">', '<html lang="en">', ofContacts],
    ['criteria.3.1.2', 'a passage without a mark', contacts, ...part('<p>The tide comes twice a day and it is not always on time.</p>'), ofContacts],
    ['criteria.3.1.4', 'a short form in the footer', contacts, /<abbr[^>]*>IVA<\/abbr>/, 'IVA', ofContacts],
    ['criteria.3.2.1', 'a field that leads away', contacts, ...boot('addEventListener("focusin",e=>{if(e.target.name==="name")location.assign("/blog")})'), 'neither focus'],
    ['criteria.3.2.2', 'typing that leads away', contacts, ...boot('addEventListener("input",()=>location.assign("/blog"))'), 'neither focus'],
    ['criteria.3.2.2', 'a new tab without a word', contacts, ' (si apre in una nuova scheda)', '', ofContacts],
    ['criteria.3.2.3', 'another order', contacts, /(<li[^>]*><a[^>]*>Proprietario<\/a><\/li>)(<li[^>]*><a[^>]*>Ospite<\/a><\/li>)/, '$2$1'],
    ['criteria.3.2.4', 'another name', contacts, '>Proprietario</a>', '>Per chi possiede</a>'],
    ['criteria.3.2.6', 'help by another name', contacts, /(<footer[^]*)Contatti<\/a>/, '$1Aiuto</a>'],
    ['criteria.3.3.1', 'words that are not shown', contacts, ...rule('#name-errore{display:none!important}'), 'each wrong field'],
    ['criteria.3.3.2', 'no label to be seen', contacts, ...rule('form label{display:none!important}'), ofContacts],
    ['criteria.3.3.3', 'words that help nobody', contacts, 'data-missing="Scrivi il tuo messaggio."', 'data-missing="Errore"', 'each wrong field'],
    ['criteria.3.3.4', 'one form more', 'ospite/index.html', ...part('<form method="post"></form>')],
    ['criteria.3.3.7', 'the same asked twice', contacts, 'name="subject"', 'name="name"', ofContacts],
    ['criteria.3.3.8', 'a password', 'blog/index.html', ...part('<input type="password">')],
    ['criteria.4.1.3', 'a message nobody is told', 'blog/mercato-rialto/index.html', ...boot('new MutationObserver(()=>{for(let e of document.querySelectorAll("[aria-live]"))e.removeAttribute("aria-live")}).observe(document,{childList:true,subtree:true,attributes:true})')],
  ]),
]
