import { ofTheBuild, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'
const script = 'src/app/boot.ts'

export const sabotages = [
  ...ofTheSite([
    ['look.measure', 'lines of 90 characters', 'blog/mercato-rialto/index.html', ...rule('[aria-labelledby=indice]+div{max-width:none!important}[aria-labelledby=indice]+div p{max-width:none!important;width:56rem}'), '/blog/mercato-rialto'],
    ['look.measure', 'lines of 86 characters, on one article', 'blog/venezia-bambini/index.html', ...rule('[aria-labelledby=indice]+div,[aria-labelledby=indice]+div p{max-width:none!important;width:37.5em!important}'), '/blog/venezia-bambini'],
    ['look.sheet', 'one paragraph across both columns', 'blog/mercato-rialto/index.html', ...rule('@media print{[aria-labelledby=indice]+div>p:last-of-type{column-span:all}}')],
    ['look.pictures', 'a picture without its size', contacts, /(<img src="\/plates\/contatti[^>]*?) width="\d+"/, '$1', '/contatti in use'],
    ['look.pictures', 'a picture of another shape', contacts, /(<img src="\/plates\/contatti[^>]*?) width="480" height="320"/, '$1 width="320" height="480"', '/contatti in use'],
    ['look.night', 'the day at night, on one article', 'blog/venezia-bambini/index.html', /prefers-color-scheme: ?dark\)\{/g, 'prefers-color-scheme:no-preference){', '/blog/venezia-bambini in use'],
    ['look.night', 'another colour around the page', contacts, /(theme-color" content=")[^"]*(" media="\(prefers-color-scheme: dark)/, '$1#ffffff$2', '/contatti in use'],
    ['look.still', 'the page glides, on one article', 'blog/venezia-bambini/index.html', ...rule('html{scroll-behavior:smooth!important}'), '/blog/venezia-bambini in use'],
    ['look.selected', 'words that nobody may copy', contacts, ...rule('body{user-select:none}'), '/contatti in use'],
    ['look.pages', 'four sheets', 'blog/venezia-sostenibile/index.html', ...rule('@media print{[data-alone]{min-height:100cm}}'), '/blog/venezia-sostenibile'],
    ['look.unbroken', 'a title that breaks anywhere', 'blog/index.html', /white-space:nowrap/g, 'white-space:normal', 'titles of /blog'],
    ['look.ranges', 'ranges that break', 'blog/ota-costo-investimento/index.html', /\u2060/g, '', 'of /blog/ota-costo-investimento'],
    ['look.ranges', '«check-in» that breaks', 'blog/recensioni-5-stelle/index.html', /check-\u2060/g, 'check-', 'of /blog/recensioni-5-stelle'],
    ['look.ranges', 'a formula that breaks at its minus', '{product}-lab/quando-conviene-locazione-turistica/index.html', /\u00a0−\u00a0/g, ' − ', 'quando-conviene-locazione-turistica'],
    ['look.ties', 'headings that break anywhere', 'blog/locazioni-transitorie/index.html', /(?<=<h2[^>]*>[^<]*)\u00a0/g, ' ', 'of /blog/locazioni-transitorie'],
    ['look.formula', 'all in one line', '{product}-lab/calcolo-rendimento-reale/index.html', /display:inline-grid/g, 'display:inline'],
    ['look.forced', 'no border', contacts, ...rule('input,textarea{border:0!important}')],
    ['look.forced', 'no outline', contacts, ...rule(':focus-visible{outline:none!important}')],
    ['look.contrast', 'a tone stays', 'blog/prezzo-affitti-brevi/index.html', '@media(prefers-contrast:more){:root{--P:var(--B);', '@media(prefers-contrast:more){:root{', '/blog/prezzo-affitti-brevi'],
    ['look.contrast', 'a tone behind heads and tables', 'blog/prezzo-affitti-brevi/index.html', ...rule('@media(prefers-contrast:more){article>header,table{background:#e4dac2}}'), '/blog/prezzo-affitti-brevi'],
    ['look.contrast', 'a tone by night', contacts, ...rule('@media(prefers-contrast:more) and (prefers-color-scheme:dark){form{background:#132d34!important}}'), '/contatti'],
    ['look.contrast', 'black behind black', contacts, ...rule('@media(prefers-contrast:more) and (prefers-color-scheme:light){form{background:#000!important}}'), '/contatti'],
    ['look.still', 'a dialog that turns', 'index.html', ...rule('@keyframes giro{to{rotate:1turn}}[role=dialog]{animation:giro 9s infinite}'), 'the dialog'],
    ['look.still', 'something turns', contacts, ...rule('@keyframes giro{to{rotate:1turn}}h1{animation:giro 9s infinite}'), 'on /contatti'],
    ['look.paper', 'a text that paper does not show, on one article', 'blog/venezia-tramonto/index.html', ...rule('@media print{nav+div>section{display:none!important}}'), '/blog/venezia-tramonto in use'],
    ['look.letters', 'small print, on one article', 'blog/sestieri-segreti/index.html', ...rule('main p{font-size:.6rem!important}'), '/blog/sestieri-segreti in use'],
    ['look.letters', 'small names on the map', 'ospite/index.html', ...rule('main nav li a{font-size:.9375rem!important}'), '/ospite in use'],
    ['look.paper', 'the footer on paper, on one article', 'blog/venezia-bambini/index.html', ...rule('@media print{#root>footer{display:block!important}}'), '/blog/venezia-bambini in use'],
  ]),
  ...ofTheBuild([
    ['look.paper', 'the menu on paper', 'src/app/paper-style.ts', 'footer,nav,button', 'footer,button', 'an article on paper'],
    ['look.sheet', 'one column', 'src/app/paper-style.ts', 'columns:2;column-gap:8mm', 'columns:1;column-gap:8mm'],
    ['look.sheet', 'a foot without the phone', 'src/app/paper-style.ts', ' · ${phone}', ''],
    ['look.headings', 'headings across both columns', 'src/app/paper-style.ts', '>:is(${WIDE},h2:has', '>:is(h2,${WIDE},h2:has', 'on sheets'],
    ['look.columns', 'poles across both columns', 'src/app/paper-style.ts', 'figure:not(:has(>ol,>div>ol)),', 'figure,'],
    ['look.columns', 'numerals with a place of their own', 'src/content/parts/NumberedList.tsx', "display: 'inline-flex'", "position: 'absolute'"],
    ['look.paper', 'a download on paper', 'src/app/paper-style.ts', ',a[download]', '', '/blog/tradizioni-veneziane in use'],
    ['look.columns', 'boxes across both columns', 'src/app/paper-style.ts', 'section[aria-labelledby]', 'section'],
    ['look.lit', 'no light', script, "src += '#lit'", "src += '#buio'"],
  ]),
]
