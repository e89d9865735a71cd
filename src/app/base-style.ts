import { inkProperties } from '../art/ink-style.ts'
import { inkRules } from '../art/press.ts'
import { type ColorName, color, colors, DEEP, font, motion, property } from '../config/theme.ts'
import { fontFaces } from './font-faces.ts'

const properties = (theme: 'light' | 'dark') =>
  (Object.keys(colors[theme]) as ColorName[]).map((name) => `${property[name]}:${colors[theme][name]}`).join(';')

// As wide as at 390 px on phones that are a little wider: their leads break where those do whose shift is measured (spec/stability.md).
const phones = '@media(max-width:27.5em){h1~p{max-width:21.375rem}}'

// The next page stands at once; only the plate that both pages hold moves, and of it alone a picture is taken.
const pageTurn = `@view-transition{navigation:auto}:root{view-transition-name:none}::view-transition-old(plate):only-child{display:none}
::view-transition-new(plate):only-child{animation:none}`

/** What every page needs before any component's styles: fonts, colours, inks, the bare elements. */
export const baseStyle = (): string =>
  `${fontFaces}
:root{color-scheme:light dark;${properties('light')};${inkProperties('day')}}
@media(prefers-color-scheme:dark){:root{${properties('dark')};${inkProperties('night')}}}
${inkRules}
*{box-sizing:border-box;margin:0}
html{scroll-padding:6rem 0 2rem;-webkit-text-size-adjust:100%}
body{background:${color.background};color:${color.text};font:450 1.125rem/1.556 ${font.ui};overflow-wrap:break-word}
h1,h2,h3,em,i{font-family:${font.display};font-weight:400}
h1,h2,h3{line-height:1.18;text-wrap:balance}
p,li{text-wrap:pretty}
${phones}
caption,figcaption{text-wrap:balance}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:3px solid ${color.text};outline-offset:3px}
@media(min-width:100em){html{font-size:112.5%}}
ul,ol{list-style:none;padding:0}
svg{display:block}
@media(scripting:none){button[type=button]:not([popovertarget]){display:none}}
@media(forced-colors:active){:focus-visible{outline-color:Highlight}}
@media(prefers-contrast:more){:root{${property.panel}:${color.background};${property.line}:${color.text};${property.muted}:${color.text};${property.onLagoonMuted}:${color.onLagoon}}@media(prefers-color-scheme:dark){:root{${property.lagoon}:${DEEP}}}}
${motion}{html{scroll-behavior:smooth}${pageTurn}}
`
    .replace(/\n/g, '')
    .replace(/;}/g, '}')
