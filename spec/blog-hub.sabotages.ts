import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSite([
  ['blog-hub.cards', 'a card in other words', 'blog/index.html', />Ospiti<\/h2>/, '>Viaggiatori</h2>'],
  ['blog-hub.cards', 'a fourth card', 'blog/index.html', /(<article\b.*?<\/article>)/, '$1$1'],
  ['blog-hub.index', 'an article missing', 'blog/index.html', /<li><a href="\/blog\/mercato-rialto">.*?<\/li>/, ''],
  ['blog-hub.byline', 'an author missing', 'blog/index.html', /<span>Redazione ospiti(<!-- -->)?, /, '<span>'],
])
