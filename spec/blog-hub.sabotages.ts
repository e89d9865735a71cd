import { ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSite([
  ['blog-hub.trail', 'the open page without its mark', 'blog/index.html', '<span aria-current="page">Blog', '<span>Blog'],
  ['blog-hub.cards', 'a card in other words', 'blog/index.html', />Ospiti<\/h2>/, '>Viaggiatori</h2>'],
  ['blog-hub.cards', 'a fourth card', 'blog/index.html', /(<article\b.*?<\/article>)/, '$1$1'],
  ['blog-hub.index', 'an article missing', 'blog/index.html', /<li><img[^>]*mercato-rialto[^>]*><p.*?<\/li>/, ''],
  ['blog-hub.byline', 'an author missing', 'blog/index.html', />Redazione ospiti, /, '>'],
  ['blog-hub.byline', 'one author and one day for all', 'blog/index.html', /(<li><img[^>]*><p[^>]*>)[^<]*<time[^>]*>[^<]*/g, '$1Redazione ospiti, <time dateTime="2025-03-12">12 marzo'],
  ['blog-hub.byline', 'after the title', 'blog/index.html', /(<li><img[^>]*>)(<p.*?<\/p>)(<a.*?<\/a>)/, '$1$3$2'],
  ['blog-hub.offers', 'the market’s hours kept back', 'blog/index.html', /, con.gli.orari.di.oggi/, ''],
  ['blog-hub.trail', 'below the heading', 'blog/index.html', /(<nav aria-label="Percorso".*?<\/nav>)(.*?<\/h1>)/, '$2$1'],
  ['blog-hub.offers', 'a calculator for every tool', 'blog/index.html', /, con.gli.orari.di.oggi/, ', con\u00A0il\u00A0calcolatore'],
  ['blog-hub.rows', 'pictures as large as those of cards', 'blog/index.html', ...rule('section[aria-labelledby=indice] li{grid-template-columns:20rem 1fr!important}'), 'of the list'],
  ['blog-hub.rows', 'one teaser for all', 'blog/index.html', /(<li><img[^>]*><p.*?<\/p><a[^>]*>.*?<\/a><p>)[^<]*/g, '$1Orari, banchi e percorsi, raccontati da chi ci abita.'],
  ['blog-hub.rows', 'a row without its teaser', 'blog/index.html', /(<li><img[^>]*><p.*?<\/p><a[^>]*>[^<]*<\/a>)<p>[^<]*<\/p>/, '$1'],
])
