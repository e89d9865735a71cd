import { paths } from '../config/paths.ts'
import { type ColorName, colors, font, property } from '../config/theme.ts'

const inkOf = (name: string) => (/^(background|panel|lagoon)$/.test(name) ? '#fff' : '#000')

const TEXT = '[aria-labelledby=indice]+div'
/** What stands across both columns: boxes, tables of two columns, poles and dates, whose names are a list, have room in one. */
const WIDE = 'figure:not(:has(>ol,>div>ol)),figure:has(img),table:has(td+td),div:not([data-island]:not(:has(table,fieldset))),section[aria-labelledby]'

/** The water along a list of dates, which no break of a sheet can part. */
const WATER = '[preserveAspectRatio]'

/** Named twice: it has to outweigh what all that goes across has. */
const SOURCES = 'section[aria-labelledby=fonti][aria-labelledby]'

/** A heading goes across with what follows it. Chromium breaks a sheet between two such all the same: so the heading itself takes as much room as it wants below it. */
const WIDE_HEADING = 'h2:has(+table td+td,+:is(div,section),+figure>:is(img,picture,svg+div),+figure>div>div)'

/**
 * Sheets of A4, black on white: the wordmark, then the head with its plate, then the text in two columns. What cannot be pressed
 * on paper is gone, and links say where they lead; at the foot of each sheet stand the site, its phone and the number of the sheet.
 */
export const paperStyle = ({ url, phone, email }: { url: string; phone: string; email: string }): string =>
  `@page{size:A4;margin:14mm 13mm 16mm;font:9pt ${font.ui};@bottom-left{padding-left:5mm;content:"${new URL(url).host} · ${phone} · ${email}"}@bottom-right{padding-right:5mm;content:counter(page) " / " counter(pages)}}
@media print{
body>:not(#root){display:none!important}
:root{font-size:80%;${(Object.keys(colors.light) as ColorName[]).map((name) => `${property[name]}:${inkOf(name)}`).join(';')}}
footer,nav,button,form[action],[aria-labelledby=correlati],[aria-labelledby=correlati]~section,[aria-labelledby=fonti] [href^="#"],:is(div,section)>[href="${paths.contacts}"],#root>header>a,article>header>div>:not(h1,p),h1~div>a,:is(article,li)>div>a,article:not(:has(h1))>div>div:has(>a),li time+span,a[download]{display:none!important}
#root>header{display:block!important;position:static!important;border:0!important}
#root>header>div{min-height:0!important}
article>header{display:grid!important;grid-template-columns:3fr 2fr!important;gap:8mm;align-items:end;border-block:3px double;margin:0 1.5rem}
article>header>div{width:auto!important;margin:0!important;padding:4mm 0!important}
article>div:last-child{padding:0!important}
article>header>img{height:auto!important;min-height:0!important}
:has(>${TEXT}){display:block!important;padding-top:2mm!important}
${TEXT}{display:block!important;max-width:none!important;font-size:10.5pt!important;line-height:1.45!important;columns:2;column-gap:8mm;overflow-wrap:anywhere}
${TEXT}>p{margin:0!important}
${TEXT}>p+p{text-indent:1em}
${TEXT}>:is(ol,ul,aside,table,[data-island])+p{margin-top:3mm!important}
${TEXT}>figure{margin:3mm 0!important;padding:0!important}
${TEXT}>:is(${WIDE},${WIDE_HEADING}){column-span:all;margin:4mm 0!important}
${TEXT}>:is(${WIDE})+:not(figure){margin-top:0!important}
${TEXT}>figure>svg:has(+p){width:auto!important;max-height:48mm}
${TEXT} img[src*=mappa]{display:block;width:72.5%!important;margin-inline:auto!important}
[aria-labelledby=in-breve]{padding-block:2mm!important}
[aria-labelledby=in-breve] li{padding-block:0!important;margin-block:.5mm!important}
${TEXT}>${SOURCES}{margin-bottom:0!important;padding-top:2mm!important}
[aria-labelledby=fonti]>h2{break-inside:avoid}
[aria-labelledby=fonti]>h2::after{content:"";display:block;height:40mm;margin-bottom:-40mm}
${TEXT}>${WIDE_HEADING}{break-inside:avoid}
${TEXT}>${WIDE_HEADING}::after{content:"";display:block;height:60mm;margin-bottom:-60mm}
${TEXT}>:is(h2,h3){font-size:15pt!important;margin:4mm 0 2mm!important}
${TEXT}>h3{font-size:12.5pt!important}
${TEXT}>section:first-of-type+p::first-letter{font-size:3.3em!important;line-height:.78!important;padding:.06em .06em 0 0!important;margin:0!important;color:#000!important;background:none!important}
${TEXT} [data-island]:not(:has(table,fieldset))>*{display:none}
${TEXT} [data-island]:not(:has(table,fieldset))::after{content:"Lo strumento che sta qui si usa su ${new URL(url).host}";display:block;border-block:1px solid;padding:1.5mm 0;font:9pt ${font.ui}}
section:has(fieldset){border:0!important;padding:0!important;background:none!important;font-size:10.5pt!important}
[data-alone]{font-size:12pt!important}
form:has(fieldset){columns:2}
fieldset{break-inside:avoid}
fieldset label{min-height:0!important;padding:1.2mm 0}
form:has(fieldset)>output,form:has(fieldset)+div{display:none!important}
table{overflow-wrap:break-word}
th,td{padding-block:1.2mm!important}
${TEXT}>section:not([aria-labelledby=fonti]){padding:1.8mm 4mm!important;border-block:1px solid}
[aria-labelledby=aggiornamento]:has(+[aria-labelledby=fonti]){border-bottom:0!important}
[aria-labelledby=aggiornamento]>*{max-width:none!important}
${TEXT}>section:not([aria-labelledby]),${TEXT}>blockquote{margin:2mm 0!important}
[aria-labelledby=prossimo]{padding:0!important}
[aria-labelledby=prossimo]>div{grid-template-columns:repeat(3,1fr)!important}
${TEXT}>section:not([aria-labelledby=fonti])>h2{font-size:13pt!important}
sup a{padding:0!important;font-weight:400!important}
main p a,[aria-labelledby=fonti] a,address a{text-decoration:none}
[aria-labelledby=fonti] a::after{word-break:break-all;font-variant-ligatures:none}
main:not(:has(${TEXT})) table{max-width:90mm}
[aria-labelledby=fonti]>p{margin-bottom:1.5mm!important}
[aria-labelledby=fonti] ol{columns:3;column-gap:5mm;padding-left:5mm!important;font-size:7.6pt;line-height:1.15}
[aria-labelledby=fonti] li{padding:0!important}
ul:has(>li>article){grid-template-columns:1fr 1fr!important;gap:0 8mm!important;padding:0!important;font-size:9pt}
ul:has(>li>article) h3{font-size:12pt!important;margin:0 0 1mm!important}
ul>li:has(>article){grid-column:auto!important}
ul>li>article p{flex:none!important}
ul>li>article{display:grid!important;grid-template-columns:26mm 1fr!important;gap:0 4mm!important;align-items:start!important;padding:2.5mm 0!important}
section:has(>ul>li>article)>div{padding-top:0!important}
section[aria-labelledby=indice] ul{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm}
section[aria-labelledby=indice] li{grid-template-columns:22mm 1fr!important;gap:0 4mm!important;padding:1.6mm 0!important;font-size:9.5pt;line-height:1.35}
section[aria-labelledby=indice] li a{font-size:12pt!important;text-decoration:none}
section[aria-labelledby=indice]{padding-bottom:0!important}
ol>li>article{grid-template-columns:1fr 3fr!important}
ol>li:has(>article){padding:3mm 0!important}
[aria-label=Scrivici]{break-inside:avoid;padding:3mm 0 0!important;gap:1mm!important}
[aria-label=Scrivici] a{line-height:1.5!important}
[aria-label=Scrivici] svg{height:9mm!important}
h1,h2,h3,figcaption{break-after:avoid}
table,tr,li:not([aria-labelledby=fonti] *),figure:not(:has(${WATER}+ol)),aside,img,svg,section:not([aria-labelledby=fonti]){break-inside:avoid}
${WATER}:has(+ol){display:none}
p{orphans:3;widows:3}
main p a[href^="/"]::after{content:"\\a0(" attr(href) ")";font-size:9pt}
main :is(p,li) a[href^=http]::after{content:" (" attr(href) ")"}
}`.replace(/\n/g, '')
