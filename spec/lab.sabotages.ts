import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const lab = '{product}-lab/index.html'

export const sabotages = ofTheSite([
  ['lab.entries', 'a title cut', lab, '<h2>Quando conviene ', '<h2>Quando '],
  ['lab.entries', 'an entry removed', lab, /<li><img src="\/plates\/quando.*?<\/li>/, ''],
  ['lab.category', 'another category', lab, '>Metodo<', '>Analisi<'],
  ['lab.date', 'another month', lab, 'Gennaio 2025', 'Febbraio 2025'],
  ['lab.read', 'a button that names nothing', lab, /Leggi<span[^>]*>.*?<\/span>/, 'Leggi'],
  ['lab.opinion', 'the confusion not named', lab, /confusione del settore/g, 'situazione'],
  ['lab.teaser', 'announced with a link', lab, /(prossimo studio)/, '<a href="/blog">$1</a>'],
  ['lab.teaser', 'another subject', lab, /delle\sindagini di mercato/, 'del settore'],
])
