import { boot, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = ofTheSite([
  ['no-javascript.heading', 'another heading in the document', contacts, '<h1>Contatti', '<h1>Scrivici', '/contatti in use'],
  ['no-javascript.words', 'words that a script brings', 'blog/prezzo-affitti-brevi/index.html', ...boot('document.querySelector("[aria-labelledby=indice]+div p").append(" parola".repeat(900))'), '/blog/prezzo-affitti-brevi in use'],
  ['no-javascript.links', 'a link without an address', 'blog/recensioni-obiettivita/index.html', /<a href="\/blog" class/, '<a data-to="/blog" class'],
  ['no-javascript.images', 'pictures for scripts alone', '{product}-lab/index.html', ...rule('@media(scripting:none){img[loading=lazy]{display:none}}'), 'lab in use'],
  ['no-javascript.images', 'a picture that is not there', contacts, /<img src="\/plates\/contatti-\w+/, '<img src="/plates/manca', '/contatti in use'],
])
