import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = ofTheSite([
  ['routes.language', 'a page in English', contacts, '<html lang="it">', '<html lang="en">', 'what /contatti'],
  ['routes.answer', 'a heading in other words', 'ospite/index.html', '<h1>Area Ospiti', '<h1>Per gli ospiti'],
  ['routes.answer', 'a page in place of another', 'blog/venezia-tramonto/index.html', /<h1[^>]*>[^<]*/, '<h1>Il mercato di Rialto'],
  ['routes.complete', 'a path lost', 'sitemap.xml', /<url><loc>[^<]*\/contatti<\/loc>.*?<\/url>/, ''],
  ['routes.complete', 'a path too many', 'sitemap.xml', '</urlset>', '<url><loc>https://www.example.org/negozio</loc></url></urlset>'],
  ['routes.head', 'an author beside the byline', 'blog/recensioni-5-stelle/index.html', '<meta property="article:published_time"', '<meta property="article:author" content="Redazione ospiti"/><meta property="article:published_time"'],
  ['routes.head', 'the address of another page', 'contatti/index.html', /(rel="canonical" href="[^"]*)contatti/, '$1ospite'],
  ['routes.head', 'the site unnamed', 'index.html', 'property="og:site_name"', 'property="og:site"'],
  ['routes.head', 'a small picture', 'index.html', 'content="summary_large_image"', 'content="summary"'],
  ['routes.unknown', 'another heading on the not-found page', '404.html', '<h1>404', '<h1>Errore'],
  ['routes.head', 'a title without its heading', 'ospite/index.html', /Area Ospiti \| /g, 'Senza titolo | '],
  ['routes.once', 'a second address', 'blog/mercato-rialto/index.html', '</head>', '<link rel="canonical" href="https://altri.example/"></head>', 'what /blog/mercato-rialto'],
  ['routes.once', 'kept from one search engine', contacts, '</head>', '<meta name="googlebot" content="noindex"></head>', 'what /contatti'],
  ['routes.readable', 'its letters unnamed', contacts, '<meta charset="utf-8">\n', '', 'what /contatti'],
  ['routes.readable', 'as wide as a desk', contacts, /<meta name="viewport"[^>]*>/, '', 'what /contatti'],
  ['routes.title', 'two pages with one title', '{proprietario,ospite}/index.html', /<title>[^<]*/, '<title>Area'],
  ['routes.frame', 'another footer on one page', 'ospite/index.html', '© 2025', '© MMXXV'],
  ['routes.public', 'a password on the contact page', 'contatti/index.html', 'type="email"', 'type="password"'],
  ['routes.public', 'a second form', 'blog/index.html', '<main ', '<form action="/accesso"></form><main '],
])
