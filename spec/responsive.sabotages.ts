import { ofTheBuild, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = [
  ...ofTheSite([
    ['responsive.narrow', 'wider than a small screen', contacts, ...rule('main{min-width:400px}'), '/contatti in use'],
    ['responsive.wide', 'wider than a large screen', contacts, ...rule('@media(min-width:1900px){main{min-width:2000px}}'), '/contatti in use'],
    ['responsive.widths', 'wider than a tablet', contacts, ...rule('@media(min-width:700px) and (max-width:800px){main{min-width:820px}}'), '/contatti in use'],
    ['responsive.widths', 'wider between two widths of the table', 'blog/sestieri-segreti/index.html', ...rule('@media(860px<=width<=960px){main table{min-width:1000px}}'), '/blog/sestieri-segreti in use'],
    ['responsive.words', 'letters too large for the list of a laptop', 'proprietario/index.html', ...rule('@media(min-width:64em){main ol h2{font-size:4.75rem!important}}'), '/proprietario in use'],
    ['responsive.whole', 'a paragraph that a tablet does not show', 'blog/locazioni-transitorie/index.html', ...rule('@media(min-width:40em) and (max-width:63.99em){#la-durata-e-la-forma+p{display:none}}'), '/blog/locazioni-transitorie in use'],
    ['responsive.targets', 'an index that no finger reaches', 'blog/sestieri-segreti/index.html', ...rule('@media(max-width:39.99em){nav ol a{pointer-events:none}}'), '/blog/sestieri-segreti in use'],
    ['responsive.targets', 'flat links of the header on a tablet', 'proprietario/index.html', ...rule('@media(min-width:43.75em) and (max-width:60em){#menu a{min-height:1.5rem!important;padding-block:0!important;line-height:1.5rem!important}}'), '/proprietario in use'],
    ['responsive.spacing', 'columns as far apart as without', 'blog/venezia-tramonto/index.html', ...rule('@media(max-width:39.99em){[data-narrow] :has(+[data-align]){padding-right:1.5rem!important}}'), '/blog/venezia-tramonto in use'],
    ['responsive.spacing', 'a line that does not break', contacts, ...rule('form > p{white-space:nowrap}'), '/contatti in use'],
    ['responsive.scrolls', 'a page that was locked', contacts, ...rule('html,body{overflow:hidden!important}'), '/contatti in use'],
    ['responsive.font', 'letters in pixels in the text of one article', 'blog/prezzo-affitti-brevi/index.html', ...rule('nav+div p{font-size:18px!important}'), '/blog/prezzo-affitti-brevi in use'],
    ['responsive.font', 'letters that stay small', contacts, ...rule('main p{font-size:16px!important}'), '/contatti in use'],
    ['responsive.pairs', 'one alone in half a row', 'index.html', /nth-of-type\(odd\)/g, 'nth-of-type(99)', 'on /,'],
    ['responsive.pairs', 'cards that are none', 'ospite/index.html', /<(\/?)article\b/g, '<$1div', 'on /ospite,'],
    ['responsive.shape', 'a square', 'index.html', ...rule('article>img{aspect-ratio:1;object-fit:cover}'), 'the plates'],
    ['responsive.edge', 'a heading further in', 'blog/index.html', ...rule('main h1{margin-left:3rem!important}'), 'on /blog,'],
    ['responsive.length', 'one card a row', 'proprietario/index.html', /40em/g, '70em', 'on /proprietario,'],
    ['responsive.beside', 'stamps alone', 'ospite/index.html', ...rule('@media(max-width:39.99em){main li>article{display:grid!important;grid-template-columns:7rem 1fr!important}}'), 'of /ospite and'],
    ['responsive.beside', 'pictures above their titles', 'proprietario/index.html', ...rule('@media(max-width:39.99em){main li>article{display:block!important}}'), 'of /proprietario and'],
    ['responsive.ask', 'further down', 'ospite/index.html', ...rule('@media(max-width:39.99em){main header p+p{padding-top:20rem!important}}'), 'of /ospite and'],
    ['responsive.ask', 'to nobody', 'proprietario/index.html', /(<\/p><p>[^<]*<a href=)"\/contatti"/, '$1"/blog"', 'of /proprietario and'],
    ['responsive.footer', 'a link a row', contacts, ...rule('footer ul{columns:1!important}')],
    ['responsive.font', 'a heading that does not give way', contacts, ...rule('h1{min-width:13rem;width:13rem}'), '/contatti in use'],
    ['responsive.font', 'a line that breaks at 390 px alone', contacts, ...rule('form > p{min-width:8.25rem}'), '/contatti in use'],
    ['responsive.targets', 'links too small for a finger', contacts, ...rule('main address a{min-height:0!important;line-height:1!important;padding:0!important}'), '/contatti in use'],
    ['responsive.targets', 'flat links in the index of one article', 'blog/sestieri-segreti/index.html', ...rule('nav ol a{padding:0!important;min-height:0!important;line-height:.7!important}'), '/blog/sestieri-segreti in use'],
    ['responsive.targets', 'on the map, a sestiere as small as its shape', 'ospite/index.html', ...rule('main li a::after{display:none!important}'), '/ospite in use'],
    ['header.sticky', 'the header scrolls away', contacts, 'position:sticky;top:0', 'position:static;top:0', 'on /contatti,'],
    ['hero.height', '80 → 60 %', 'index.html', 'min-height:80svh', 'min-height:60svh', 'the home page'],
    ['hero.fallback', 'no older unit', 'index.html', 'min-height:80vh;', ''],
  ]),
  ...ofTheBuild([
    ['dialog.plate', 'twice, as the file has it', 'src/layout/WelcomeDialog.tsx', "aspectRatio: '240/190'", "aspectRatio: 'auto'"],
    ['dialog.veil', 'the ground of the box that scrolls', 'src/ui/Dialog.tsx', /'&::after': \{.*(background: `\$\{DEEP\}\w+`) \},/, '$1,', 'the dialog'],
    ['dialog.width', '500 → 560 px', 'src/ui/Dialog.tsx', "maxWidth: '500px'", "maxWidth: '560px'", 'the dialog'],
  ]),
]
