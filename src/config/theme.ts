/**
 * Aldina: a sky of paper, a lagoon of ink. Contrast of each text colour on `background` and `panel`
 * is at least 7:1 in both themes (e2e measures it on the rendered pages). The accent marks what is wrong, the text's own colour what has the focus.
 */
export const colors = {
  light: {
    background: '#f7f1e3',
    panel: '#efe6d2',
    text: '#10303a',
    muted: '#3b4d4f',
    accent: '#8c2616',
    line: '#cdbf9f',
    control: '#10303a',
    lagoon: '#10303a',
    onLagoon: '#f7f1e3',
    onLagoonMuted: '#cfd8cd',
    gold: '#e9c273',
    waterline: '#8fb5a9',
  },
  dark: {
    background: '#0c1f25',
    panel: '#132d34',
    text: '#f1e8d5',
    muted: '#c3cabf',
    accent: '#f4a68e',
    line: '#33525a',
    control: '#f1e8d5',
    lagoon: '#163b45',
    onLagoon: '#f1e8d5',
    onLagoonMuted: '#c3cabf',
    gold: '#e9c273',
    waterline: '#2f666c',
  },
} as const

/** The ink of the plates, and of the water below them, by night: a box of ink, which lies on the page, is lighter than that. */
export const DEEP = '#06141a'

export type ColorName = keyof typeof colors.light

/** Custom property that holds a colour; one letter, since every page carries each name many times. The inks' letters are small. */
export const property: Record<ColorName, string> = {
  background: '--B',
  panel: '--P',
  text: '--T',
  muted: '--M',
  accent: '--A',
  line: '--L',
  control: '--C',
  lagoon: '--D',
  onLagoon: '--O',
  onLagoonMuted: '--N',
  gold: '--G',
  waterline: '--W',
}

/** A colour, which depends on the reader's theme. */
export const color = Object.fromEntries(Object.entries(property).map(([name, held]) => [name, `var(${held})`])) as Record<ColorName, string>

/** The families, each with its stand-ins, are custom properties of the document (src/app/font-faces.ts). */
export const font = { display: 'var(--d)', ui: 'var(--u)' }

/** `[size/line-height]`, in rem so that the browser's own font size counts; the largest stop where a word would leave the window. */
export const type = {
  hero: 'clamp(min(3.25rem, 17vw), min(1rem + 15vw, 20vw), 8.25rem)/.95',
  title: 'clamp(min(2.75rem, 15vw), min(1.8rem + 5vw, 15vw), 6rem)/.95',
  articleTitle: 'min(max(1.9rem, 10.07vw), 1.7rem + 3.4vw, 14vw)/1.13',
  lead: '1.5rem/1.5',
  body: '1.3125rem/1.6',
  ui: '1.125rem/1.556',
  small: '1rem/1.556',
}

/** Quarter rems. */
export const space = (steps: number): string => `${steps / 4}rem`.replace(/^0(?=\.)/, '')

/** The gutter counts in vw where the reader's font is much larger than usual: then the letters need the width. */
export const layout = { container: '72rem', gutter: 'min(1.5rem, 7.5vw)', measure: '31.5em', target: '2.75rem' }

export const rule = {
  hair: `1px solid ${color.line}`,
  double: `3px double ${color.text}`,
  total: `6px double ${color.text}`,
}

/** Widths from which a layout has room, as media queries; `pairs` ends where `columns` begins, `margin` has one beside the text. */
export const from = {
  grid: '@media(min-width:40em)',
  // Paper has columns of its own.
  gridOnScreen: '@media screen and (min-width:40em)',
  pairs: '@media(min-width:40em) and (max-width:63.99em)',
  columns: '@media(min-width:64em)',
  hero: '@media(min-width:72em)',
  margin: '@media screen and (min-width:80em)',
}

/** Widths at which a layout has no room yet. */
export const below = { grid: '@media(max-width:39.99em)', columns: '@media(max-width:63.99em)' }

export const motion = '@media(prefers-reduced-motion:no-preference)'
