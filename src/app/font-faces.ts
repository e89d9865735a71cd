import { type FallbackFont, fallbackFonts, fallbackName } from '../config/fallback-fonts.ts'
import { fontFiles } from './font-files.ts'

const src = (font: keyof typeof fontFiles): string => `src:url(/fonts/${fontFiles[font]});font-display:swap`

// Capitals of the italic are upright, as Aldus cut it in 1501: they come from the roman, by range.
const own = `
@font-face{font-family:Aldina;${src('roman')}}
@font-face{font-family:Aldina;font-style:italic;${src('italic')};unicode-range:U+20-40,U+5B-BF,U+DF-FF,U+2010-2018,U+201A-20CF}
@font-face{font-family:Aldina;font-style:italic;${src('roman')};size-adjust:96%;unicode-range:U+41-5A,U+C0-DE,U+2019}
@font-face{font-family:Ysabeau;${src('sans')};font-weight:400 700}`

// The lines of the pages have a height of their own, so a line gap does nothing.
const fallback = (font: FallbackFont): string =>
  `@font-face{font-family:${fallbackName(font)};${font.style ? `font-style:${font.style};` : ''}${font.weight ? `font-weight:${font.weight};` : ''}` +
  `src:${font.local.map((name) => `local(${name})`).join()};size-adjust:${font.size}%;ascent-override:${font.ascent}%;descent-override:${font.descent}%}`

const stack = (of: FallbackFont['of'], generic: string): string =>
  [of, ...new Set(fallbackFonts.filter((font) => font.of === of).map(fallbackName)), generic].join()

/** The site's two families, and what stands in for them until they have come. */
export const fontFaces = `${own}
${fallbackFonts.map(fallback).join('\n')}
:root{--d:${stack('Aldina', 'serif')};--u:${stack('Ysabeau', 'sans-serif')}}`
