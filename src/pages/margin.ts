import { css } from '@emotion/react'
import { color, font, from, layout, rule } from '../config/theme.ts'

// Maps, and tables of four columns, unless three are figures, or of words alone: they have no margin, for they stand in it too.
const broad = 'figure:has(img), table:has(th:nth-of-type(4)):not(:has([data-align]:nth-of-type(2) ~ [data-align]:nth-of-type(4):last-of-type)), table:has(th:nth-of-type(3)):not(:has([data-align]))'
/** Names and a figure each, which stays near its name, unless a bar leads to it. */
const pairs = 'table:has(th:first-of-type + [data-align]:last-child):not(:has(svg))'
const across = { width: '58rem', clear: 'right' } as const
const beside = { position: 'absolute', top: 0, left: 'calc(100% + 2.5rem)', width: '12rem' } as const

/**
 * Where the window has room beside the text, captions, notes and sentences to remember stand there; broad tables, maps and what is to be kept in mind
 * reach across. It comes with the sheet below the text: what it moves is farther down than the first view.
 */
export const margin = css({
  // Words that follow figures keep away from them.
  'article:has(> &) [data-align] + :not([data-align])': { [from.grid]: { paddingLeft: '1.5rem' } },
  [`article:has(> &) ${pairs}`]: { '@media screen and (min-width: 40em)': { 'width': '28rem', '& [data-align]': { whiteSpace: 'nowrap' } } },
  // Where rows are lists, Chromium makes them wider than the window for it.
  [from.grid]: { 'article:has(> &) :is(th, td)': { textWrap: 'balance' } },
  // A text ends where its lines may, what is no line of it where the page does.
  '@media screen and (min-width: 44.34em) and (max-width:63.99em)': { [`article:has(> &) [aria-labelledby=indice] + div > :is(figure, [data-island], [aria-label], table:not(${pairs}))`]: { width: `calc(100vw - 2 * ${layout.gutter})` } },
  'article:has(> &) aside > svg': { margin: '.5rem 0' },
  // In the column of the text a note ends as it begins, with a line, and the words of a small figure stand beside it, if they have room.
  '@media screen and (max-width:79.99em)': { 'article:has(> &) aside': { borderBottom: rule.hair, paddingBottom: '.625rem' } },
  '@container (min-width:21rem)': { 'article:has(> &) aside:has(> svg)': { display: 'grid', grid: 'auto / auto 1fr', columnGap: 'min(2rem, 4vw)', alignItems: 'center' } },
  [from.margin]: {
    'article:has(> &) [aria-labelledby=indice] + div': {
      position: 'relative',
      [`& > :is(${broad})`]: across,
      // A sheet that is nearly as high as it is broad: its numerals are read beside it.
      '& > :has(> img + ol)': { 'display': 'grid', 'grid': 'auto / 1fr 12rem', 'columnGap': '2.5rem', '& figcaption': { gridColumn: '1 / 3' }, '& > ol': { columns: 1, margin: 0 } },
      // A note that is longer than its paragraph would meet them.
      [`& > :is(figure, table):not(${broad}, aside + *, aside + * + *)`]: {
        position: 'relative',
        '& > :is(figcaption, caption)': { ...beside, borderTop: `3px solid ${color.accent}`, paddingTop: '.5rem' },
      },
      '& > section[aria-label]': {
        ...across,
        display: 'grid',
        grid: 'auto / 11.5rem 1fr',
        columnGap: '2.5rem',
        font: `400 1.3125rem/1.5 ${font.display}`,
        '& > :not(h2)': { gridColumn: 2 },
        '& > h2': { gridRow: '1 / 9', margin: 0 },
      },
      '& > aside': { display: 'block', float: 'right', clear: 'right', width: '12rem', marginRight: '-14.5rem' },
      // Said once in the text, and here for the eye alone: what reads aloud has no words for it.
      '& > p[data-label]': {
        position: 'relative',
        '&::after': { ...beside, content: 'attr(data-label) / ""', top: '.375rem', font: `italic 400 1.5rem/1.3 ${font.display}`, color: color.accent, textWrap: 'balance' },
      },
      // Each beside its own paragraph, which comes before it: the first and the second have anchors of their own.
      '@supports (anchor-name: --n)': {
        '& > p:has(+ aside)': { anchorName: '--n' },
        '& > aside ~ p:has(+ aside)': { anchorName: '--m' },
        '& > aside': { ...beside, float: 'none', margin: 0, positionAnchor: '--n', top: 'anchor(top)' },
        '& > aside ~ aside': { positionAnchor: '--m' },
      },
    },
  },
})
