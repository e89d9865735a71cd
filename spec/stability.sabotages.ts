import { boot, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'
const pricing = 'blog/prezzo-affitti-brevi/index.html'

export const sabotages = ofTheSite([
  ['stability.plates', 'a picture without its size', 'blog/index.html', /(<img src="\/plates\/blog[^>]*?) width="\d+" height="\d+"/, '$1', 'on /blog at 390'],
  ['stability.fonts', 'a fallback of another size', contacts, /size-adjust:\d+(\.\d+)?%;ascent-override/g, 'size-adjust:160%;ascent-override', 'on /contatti when'],
  ['stability.fonts', 'Android forgotten', 'proprietario/index.html', /local\((Noto|Roboto)[^)]*\)/g, 'local(Nobody)', 'on /proprietario when the fonts arrive late, with those of Android'],
  ['stability.fonts', 'a bare Debian forgotten', pricing, /local\(DejaVu[^)]*\)/g, 'local(Nobody)', 'prezzo-affitti-brevi when the fonts arrive late, with those of Debian'],
  ['stability.heads', 'a title that fits its line by a hair', 'blog/locazioni-transitorie/index.html', ...rule('h1{max-width:8.45em!important}'), 'in the type of Debian'],
  ['stability.heads', 'a title on a wide window', 'blog/hotel-o-appartamento/index.html', ...rule('@media(min-width:40em) and (max-width:63.99em){h1{max-width:13.6em!important}}'), 'in the type of Windows'],
  ['stability.heads', 'a lead that fits its lines by a hair', 'blog/venezia-tramonto/index.html', /(<h1 id="titolo">.*?<p[^>]*>).*?(?=<)/, '$1A che ora tramonta il sole a Venezia, mese per mese: a Burano le 17:30 sono l’ora giusta in marzo e in ottobre. E sette luoghi con l’acqua davanti.', 'in the type of Windows'],
  ['stability.heads', 'a compound that fits the line before in one type', 'blog/check-in-automatico/index.html', /(@container [^{]*<=width<[^{]*\{[^{]*\{)display:block/g, '$1display:inline', 'in the type of Android'],
  ['stability.phones', 'as wide as the window', 'blog/check-in-automatico/index.html', ...rule('h1,h1~p{max-width:none!important}'), 'check-in-automatico on a phone'],
  ['stability.streaming', 'what comes pushes what was there', contacts, ...rule('#root{position:absolute;right:0;bottom:0;left:0}'), 'while /contatti'],
  ['stability.streaming', 'a sign in the middle of a wall that is not yet whole', '404.html', ...rule('main div>div{align-self:center!important;margin-top:4rem!important}'), 'while /calle'],
  ['stability.stays', 'a page that loads itself again', 'ospite/index.html', ...boot('setTimeout(()=>location.reload(),300)'), '/ospite in use'],
])
