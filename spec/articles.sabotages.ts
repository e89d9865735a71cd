import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const ota = 'blog/ota-costo-investimento/index.html'
const pricing = 'blog/prezzo-affitti-brevi/index.html'

export const sabotages = ofTheSite([
  ['articles.breadcrumb', 'the way back starts at the blog', pricing, '<li><a href="/">Home</a></li><li><a href="/blog">', '<li><a href="/blog">'],
  ['articles.back', 'a capital too many', pricing, 'Torna al blog', 'Torna al Blog'],
  ['articles.back', 'leads home', 'blog/hotel-o-appartamento/index.html', /<a href="\/blog" class="([^"]*)"><svg/, '<a href="/" class="$1"><svg'],
  ['articles.picture', 'the picture of another page', pricing, /\/plates\/prezzo-affitti-brevi-[^"]+/g, '/plates/footer.svg'],
  ['articles.author', 'another author', pricing, /Redazione proprietari(<!-- -->)?, /, 'Redazione ospiti, '],
  ['articles.date', 'the year missing', pricing, '>3 marzo 2025<', '>3 marzo<'],
  ['articles.minutes', '8 → 7 minutes', pricing, /(Tempo di lettura: (?:<!-- -->)?)8/, '$17'],
  ['articles.called', 'no way into the text', 'blog/sestieri-segreti/index.html', /<a href="#cannaregio[^"]*" class="[^"]*">Comincia[^<]*<\/a>/, ''],
  ['articles.called', 'a way to a heading that is gone', 'blog/recensioni-obiettivita/index.html', /href="#il-verdetto"( class="[^"]*">Leggi)/, 'href="#verdetto"$1'],
  ['articles.length', 'a text too long for its minutes', pricing, /<section aria-labelledby="in-breve"[^]*?<\/section>/, `<p>${'parola '.repeat(900)}</p>`],
  ['articles.contents', 'an entry missing', pricing, /<li><a href="#(?:(?!<\/li>).)*<\/li><\/ol>/, '</ol>'],
  ['articles.date', 'another day for machines', pricing, /dateTime="2025-03-03"/, 'dateTime="2025-03-02"'],
  ['articles.contents', 'the words of an old heading', pricing, /(<li><a href="#e-adesso">)[^<]*/, '$1E poi?'],
  ['articles.once', 'a paragraph twice', pricing, /(<h2 id="e-adesso">[^]*?<\/h2>\s*)(<p>[^]*?<\/p>)/, '$1$2$2'],
  ['articles.related', 'two instead of three', pricing, /(aria-labelledby="correlati".*?)<article\b.*?<\/article>/, '$1'],
  ['articles.related', 'one of them the article itself', pricing, /(aria-labelledby="correlati".*?<a href=")[^"]*/, '$1/blog/prezzo-affitti-brevi'],
  ['articles.copied', 'the address of another article', pricing, /data-copy="([^"]*)\/blog\/[^"]*"/, 'data-copy="$1/blog/mercato-rialto"'],
  ['articles.links', 'two titles that lead to each other’s article', 'blog/recensioni-obiettivita/index.html', /href="\/blog\/recensioni-5-stelle"/, 'href="/blog/guest-experience-wow"'],
  ['articles.links', 'a cross-link missing', 'blog/recensioni-obiettivita/index.html', /href="\/blog\/guest-experience-wow"/g, 'href="/blog"'],
  ['articles.links', 'no way to the contacts', ota, /href="\/contatti"/g, 'href="/blog"'],
])
