/**
 * The site's own fonts, in `src/static/fonts`. A name carries the first six digits of the SHA-256 of its file: servers let it be
 * kept for a year (src/config/headers.ts), so the next page stands in its own type without asking for it again.
 */
export const fontFiles = {
  roman: 'cardo-117f16.woff2',
  italic: 'cardoi-f8c7d6.woff2',
  sans: 'ysabeau-9ddefd.woff2',
}

/** Where it lies in this repository. */
export const fontPath = (font: keyof typeof fontFiles): string => `src/static/fonts/${fontFiles[font]}`
