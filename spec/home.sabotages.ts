import { ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSite([
  ['home.headline', 'a word of the promise lost', 'index.html', '<em>Ospitalità Autentica', '<em>Ospitalità'],
  ['home.intro', 'a paragraph about something else', 'index.html', '<p>Gestiamo', '<p>Vendiamo'],
  ['home.tiles', 'a tile removed', 'index.html', /<li><img src="\/plates\/tile-key.*?<\/li>/, ''],
  ['home.tiles', 'a tile in other words', 'index.html', '<h2>Gestione Completa', '<h2>Gestione'],
  ['home.buttons', 'a button in other words', 'index.html', '>Area Ospiti</a>', '>Ospiti</a>'],
  ['home.buttons', 'a button to the wrong page', 'index.html', /href="\/ospite" class/, 'href="/blog" class'],
  ['home.recent', 'a first card like the others', 'index.html', ...rule('main section article h3{font-size:1.625rem!important}'), 'plates of the home'],
  ['home.recent', 'a card removed', 'index.html', /<li><article\b.*?<\/article><\/li>/, ''],
  ['home.recent', 'a card to another article', 'index.html', 'href="/blog/sestieri-segreti"', 'href="/blog/mercato-rialto"'],
])
