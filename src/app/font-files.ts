/**
 * The site's own fonts, in `src/static/fonts`. A name carries the first eight digits of the SHA-256 of its file: servers let it be
 * kept for a year (src/config/headers.ts), so the next page stands in its own type without asking for it again.
 */
export const fontFiles = {
  roman: 'cardo-400-117f16de.woff2',
  italic: 'cardo-400i-f8c7d605.woff2',
  sans: 'ysabeauoffice-400-700-9ddefdfa.woff2',
}

/** Where it lies in this repository. */
export const fontPath = (font: keyof typeof fontFiles): string => `src/static/fonts/${fontFiles[font]}`
