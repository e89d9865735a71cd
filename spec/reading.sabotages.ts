import { ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const market = 'blog/mercato-rialto/index.html'

export const sabotages = ofTheSite([
  ['reading.lines', 'letters of a desktop', market, ...rule('[aria-labelledby=indice]+div{font-size:1.5rem!important}'), 'of a text and of its boxes'],
  ['reading.brief', 'the index first', market, ...rule('[aria-labelledby=in-breve]{order:0!important}'), 'on a phone'],
  ['reading.beside', 'closed on a desktop too', market, ...rule('nav ::details-content{content-visibility:hidden!important}'), 'on a desktop'],
  ['reading.current', 'no mark', market, ...rule('nav ol{scroll-target-group:none!important}'), 'marks what'],
  ['reading.low', 'what is marked out of sight', 'blog/trasporti-venezia/index.html', ...rule('nav{scroll-snap-type:none!important}'), 'in a low window'],
  ['reading.low', 'cut without a sign', 'blog/trasporti-venezia/index.html', ...rule('nav{animation:none!important}'), 'in a low window'],
  ['reading.low', 'by touch too', 'blog/trasporti-venezia/index.html', ...rule('nav{scroll-snap-type:y mandatory!important}'), 'can hover'],
  ['reading.gauge', 'the water stands', market, ...rule('article>div[aria-hidden]::before{animation:none!important}'), 'climbs'],
  ['reading.gauge', 'notches under the water', market, ...rule('article>div[aria-hidden] svg{z-index:0!important}'), 'climbs'],
  ['reading.wide', 'a map as wide as a line', 'blog/venezia-tramonto/index.html', ...rule('figure{width:auto!important}'), 'on a tablet'],
  ['reading.quiet', 'a pole on paper', market, ...rule('@media print{article>div[aria-hidden]{display:block!important;height:9rem}}'), 'on paper'],
  ['reading.quiet', 'a pole longer than the text', market, ...rule('article>div[aria-hidden]{bottom:0!important}'), 'as long as the text'],
  ['reading.quiet', 'water with less motion', market, ...rule('article>div[aria-hidden]::before{transform:none!important}'), 'stands dry'],
  ['reading.margin', 'all in one column', 'blog/sestieri-segreti/index.html', ...rule('[aria-labelledby=indice]+div>*{position:static!important;width:auto!important;max-width:43rem}'), 'text of /blog/sestieri-segreti'],
  ['reading.note', 'below its paragraph', market, ...rule('aside{top:auto!important}'), 'text of /blog/mercato-rialto'],
  ['reading.note', 'two beside one paragraph', 'blog/venezia-tramonto/index.html', ...rule('aside{position-anchor:--n!important}'), 'text of /blog/venezia-tramonto'],
  ['reading.aside', 'half of a column empty', 'blog/venezia-tramonto/index.html', ...rule('aside{display:block!important}'), 'in the column of the text'],
  ['reading.aside', 'a note that runs into the text', 'blog/venezia-tramonto/index.html', ...rule('aside{border-bottom:0!important}'), 'in the column of the text'],
  ['reading.small', 'one figure less', 'blog/venezia-tramonto/index.html', /(<aside[^>]*>)<svg.*?<\/svg>/, '$1', 'a small figure'],
  ['reading.soon', 'the index open above the text', market, ...rule('nav ::details-content{content-visibility:visible!important;block-size:auto!important}nav{order:-1!important}'), 'mercato-rialto on a phone'],
  ['reading.quote', 'read aloud twice', market, ...rule('p[data-label]::after{content:attr(data-label)!important}'), 'text of /blog/mercato-rialto'],
  ['reading.quote', 'the opening of its paragraph', market, /data-label="[^"]*">(Sembra medievale\.)/, 'data-label="$1">$1', 'text of /blog/mercato-rialto'],
  ['reading.related', 'below its picture', market, ...rule('[aria-labelledby=correlati] article{display:flex!important}'), 'what to read next'],
  ['reading.items', 'counted from two', 'blog/recensioni-5-stelle/index.html', 'counter-reset:roman}', 'counter-reset:roman 1}', 'of /blog/recensioni-5-stelle'],
  ['reading.items', 'items run together', 'blog/venezia-tramonto/index.html', ...rule('[aria-labelledby=indice]+div li{padding:0!important;margin:0!important}'), 'of /blog/venezia-tramonto'],
  ['reading.initial', 'a letter by itself', market, /(<\/section>\s*<p>)/, '$1A ', 'each text begins with a letter'],
  ['reading.initial', 'three lines high', market, ...rule('section+p::first-letter{font-size:5rem!important}'), 'beside it'],
])
