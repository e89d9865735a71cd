import { inkProperties } from '../art/ink-style.ts'
import { inkRules } from '../art/press.ts'
import { type ColorName, colors, font, motion } from '../config/theme.ts'

const properties = (theme: 'light' | 'dark') =>
  (Object.keys(colors[theme]) as ColorName[]).map((name) => `--${name}:${colors[theme][name]}`).join(';')

// Fallbacks are fonts of one metric on every system (Times, Arial), scaled to the width of Italian text in ours: few lines break elsewhere.
// Capitals of the italic are upright, as Aldus cut it in 1501: they come from the roman, by range.
const fonts = `
@font-face{font-family:Aldina;src:url(/fonts/cardo-400.woff2);font-display:swap}
@font-face{font-family:Aldina;font-style:italic;src:url(/fonts/cardo-400i.woff2);font-display:swap;unicode-range:U+20-40,U+5B-BF,U+DF-FF,U+2010-20CF}
@font-face{font-family:Aldina;font-style:italic;src:url(/fonts/cardo-400.woff2);font-display:swap;size-adjust:96%;unicode-range:U+41-5A,U+C0-DE}
@font-face{font-family:Ysabeau;src:url(/fonts/ysabeauoffice-400-700.woff2);font-display:swap;font-weight:400 700}
@font-face{font-family:Aldina Fallback;src:local(Times New Roman),local(Liberation Serif);size-adjust:104.2%;ascent-override:94.7%;descent-override:34.9%;line-gap-override:0%}
@font-face{font-family:Aldina Fallback;font-style:italic;src:local(Times New Roman Italic),local(Liberation Serif Italic);size-adjust:93%;ascent-override:106%;descent-override:39.1%;line-gap-override:0%}
@font-face{font-family:Ysabeau Fallback;src:local(Arial),local(Liberation Sans);size-adjust:92.2%;ascent-override:98.8%;descent-override:30.3%;line-gap-override:0%}
@font-face{font-family:Ysabeau Fallback;font-weight:600 700;src:local(Arial Bold),local(Liberation Sans Bold);size-adjust:86.6%;ascent-override:105%;descent-override:32.2%;line-gap-override:0%}`

// Black on white, plates kept; what cannot be pressed on paper is gone, and links say where they lead.
const paper = (host: string) => `@media print{
:root{font-size:80%;${(Object.keys(colors.light) as ColorName[]).map((name) => `--${name}:${/^(background|panel|lagoon)$/.test(name) ? '#fff' : '#000'}`).join(';')}}
#root>header,footer,nav,button,form[action],[aria-labelledby=correlati]{display:none!important}
h1,h2,h3,figcaption{break-after:avoid}
tr,li,figure,img,svg{break-inside:avoid}
p{orphans:3;widows:3}
main p a[href^="/"]::after{content:" (${host}" attr(href) ")"}
main :is(p,li) a[href^=http]::after{content:" (" attr(href) ")"}
}`

/** What every page needs before any component's styles: fonts, colours, inks, the bare elements, paper. */
export const baseStyle = (siteUrl: string): string =>
  `${fonts}
:root{color-scheme:light dark;${properties('light')};${inkProperties('day')}}
@media(prefers-color-scheme:dark){:root{${properties('dark')};${inkProperties('night')}}}
${inkRules}
*{box-sizing:border-box;margin:0}
html{scroll-padding-top:6rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{background:var(--background);color:var(--text);font:450 1.125rem/1.556 ${font.ui};overflow-wrap:break-word}
h1,h2,h3,em,i{font-family:${font.display};font-weight:400}
h1,h2,h3{line-height:1.12;text-wrap:balance}
h1:focus{outline:0}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
ul,ol{list-style:none;padding:0}
svg{display:block}
@media(forced-colors:active){:focus-visible{outline-color:Highlight}}
@media(prefers-contrast:more){:root{--panel:var(--background);--line:var(--text);--muted:var(--text);--onLagoonMuted:var(--onLagoon)}}
@keyframes rise{from{opacity:0;translate:0 .75rem}}
${motion}{html{scroll-behavior:smooth}}
${paper(new URL(siteUrl).host)}
`
    .replace(/\n/g, '')
    .replace(/;}/g, '}')
