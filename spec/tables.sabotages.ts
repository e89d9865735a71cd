import { ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

const islands = 'blog/navigare-laguna/index.html'
const hotel = 'blog/hotel-o-appartamento/index.html'
const sums = 'blog/conto-economico-locazione-breve/index.html'

export const sabotages = [
  ...ofTheSite([
    ['tables.name', 'a second name', islands, '<table ', '<table aria-label="Isole" ', 'of /blog/navigare-laguna'],
    ['tables.stops', 'a stop of Tab', islands, '<table ', '<table tabindex="0" ', 'of /blog/navigare-laguna'],
    ['tables.fit', 'wider than its column', islands, ...rule('table{min-width:60rem}'), 'of /blog/navigare-laguna'],
    ['tables.rows', 'a date nearer to the next year than to its own', 'blog/tradizioni-veneziane/index.html', ...rule('td{text-align:right!important}'), 'of a feast'],
    ['tables.rows', 'values without the head of their column', islands, ...rule('td::before{content:none!important}'), 'of /blog/navigare-laguna'],
    ['tables.rows', 'values below the head of their column', islands, ...rule('td::before{float:none!important}'), 'of /blog/navigare-laguna'],
    ['tables.across', 'figures in the middle of a line', 'blog/ota-costo-investimento/index.html', ...rule('@media(max-width:39.99em){main table tr{grid-template-columns:1fr 1fr!important}}'), 'of /blog/ota-costo-investimento'],
    ['tables.across', 'the heads of a tool’s figures again and again', sums, ...rule('[data-island] tr{display:block!important}'), 'the figures of the tool of /blog/conto'],
    ['tables.across', 'half of the width for few words', 'blog/trasporti-venezia/index.html', / data-lean="first"/g, '', 'of /blog/trasporti'],
    ['tables.across', 'a heading above its first value alone', hotel, ...rule('tbody th{grid-column:1!important}'), 'of /blog/hotel-o-appartamento'],
    ['tables.across', 'the values of a row below each other', hotel, ...rule('tbody tr{display:block!important}'), 'of /blog/hotel-o-appartamento'],
    ['tables.across', 'heads that nobody sees', hotel, ...rule('thead{position:absolute!important;clip-path:inset(50%);width:1px;overflow:hidden}'), 'of /blog/hotel-o-appartamento'],
    ['tables.across', 'columns as wide as their words', hotel, ...rule('tr{grid-template-columns:auto auto!important}'), 'of /blog/hotel-o-appartamento'],
    ['tables.edge', 'room for a neighbour that is not there', 'blog/recensioni-5-stelle/index.html', ...rule('td:not(:last-child){margin-right:1.25rem!important}'), 'of /blog/recensioni-5-stelle'],
    ['tables.edge', 'figures among words at the right', 'blog/sestieri-segreti/index.html', ...rule('td[data-align]{text-align:right!important}'), 'of /blog/sestieri-segreti'],
    ['tables.narrow', 'no table is told to be narrow', sums, / data-narrow=""/g, '', 'on a phone'],
    ['tables.narrow', 'a narrow table in lists', sums, ...rule('[data-narrow] td{display:block!important}'), 'of /blog/conto-economico-locazione-breve'],
    ['tables.broad', 'values below the heading of their row', islands, ...rule('[data-broad] tr{display:block!important}'), 'of /blog/navigare-laguna'],
    ['tables.lines', 'a broad table in its columns', islands, ' data-broad=""', '', 'of /blog/navigare-laguna'],
    ['tables.gutters', 'hours that touch on a phone', 'blog/venezia-tramonto/index.html', ...rule('@media(max-width:39.99em){td,th{padding-right:4px!important}}'), 'of /blog/venezia-tramonto'],
    ['tables.gutters', 'sums 8 px apart on a phone', 'blog/prezzo-affitti-brevi/index.html', ...rule('@media(max-width:39.99em){td,th{padding-right:8px!important}}'), 'of /blog/prezzo-affitti-brevi'],
    ['tables.gutters', 'dates that touch', 'blog/tradizioni-veneziane/index.html', ...rule('td,th{padding-right:0!important}'), 'of /blog/tradizioni-veneziane'],
    ['tables.whole', 'words cut where the line ends', 'blog/venezia-sostenibile/index.html', ...rule('main :is(th,td){word-break:break-all}'), 'of /blog/venezia-sostenibile'],
    ['tables.headers', 'rows without a header', 'blog/trasporti-venezia/index.html', /<th scope="row">(.*?)<\/th>/gs, '<td>$1</td>', 'of /blog/trasporti-venezia'],
    ['tables.headers', 'no table for assistive technology', islands, '<table ', '<table role="presentation" ', 'of /blog/navigare-laguna'],
    ['tables.drawn', 'a month as long as another', 'blog/prezzo-affitti-brevi/index.html', /(Gennaio<svg[^>]* width=")44%/, '$161%', 'each month'],
    ['tables.drawn', 'bars under the names of a wide window', 'blog/prezzo-affitti-brevi/index.html', ...rule('th>svg{margin:.25rem 0 0!important}'), 'each month'],
    ['tables.drawn', 'bars over the names', 'blog/prezzo-affitti-brevi/index.html', ...rule('@media(min-width:40em){th:has(>svg){padding-left:2rem!important;text-indent:-2rem!important}}'), 'each month'],
    ['tables.drawn', 'as narrow as names and figures', 'blog/prezzo-affitti-brevi/index.html', ...rule('@media(min-width:40em){table:has(svg){width:28rem!important}}'), 'each month'],
    ['tables.drawn', 'a bar in the middle', 'blog/prezzo-affitti-brevi/index.html', ...rule('th>svg{margin-inline:auto!important}'), 'each month'],
    ['tables.figures', 'figures at the left', sums, ...rule('[data-align]{text-align:left!important}'), 'of /blog/conto-economico-locazione-breve'],
  ]),
  ...ofTheSources([
    ['tables.drawable', 'a sum among what it sums', 'src/content/mdx/tables.ts', "each.name === 'total')) throw", "each.name === 'totale')) throw"],
    ['tables.drawable', 'noughts alone', 'src/content/mdx/drawn-rows.ts', 'if (most === 0) throw', 'if (most < 0) throw'],
  ]),
]
