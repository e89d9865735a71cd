import { type ColorName, colors } from '../config/theme.ts'

const inkOf = (name: string) => (/^(background|panel|lagoon)$/.test(name) ? '#fff' : '#000')

/** Black on white, plates kept; what cannot be pressed on paper is gone, and links say where they lead. */
export const paperStyle = (siteUrl: string): string =>
  `@media print{
:root{font-size:80%;${(Object.keys(colors.light) as ColorName[]).map((name) => `--${name}:${inkOf(name)}`).join(';')}}
#root>header,footer,nav,button,form[action],[aria-labelledby=correlati]{display:none!important}
h1,h2,h3,figcaption{break-after:avoid}
tr,li,figure,img,svg{break-inside:avoid}
p{orphans:3;widows:3}
main p a[href^="/"]::after{content:" (${new URL(siteUrl).host}" attr(href) ")"}
main :is(p,li) a[href^=http]::after{content:" (" attr(href) ")"}
}`.replace(/\n/g, '')
