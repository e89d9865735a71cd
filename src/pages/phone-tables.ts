import { css } from '@emotion/react'
import { below, color, from, rule } from '../config/theme.ts'

const unseen = { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

// Each row is a list: its heading, then each value beside the head of its column.
const listed = {
  '& thead': unseen,
  '& :is(tbody, tr, tr > *)': { display: 'flow-root' },
  '& tbody tr > *': { padding: '.0625rem 0', paddingRight: '0 !important', border: '0 !important', lineHeight: 1.3 },
  '& tbody th': { fontWeight: 650 },
  '& tbody tr': { padding: '.5rem 0 .625rem', borderBottom: rule.hair },
  '& [data-label]::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], color: color.muted },
  '& th::before': { paddingRight: '.35em' },
  // Heads at the left, values in a column of their own, figures among words too; in larger letters a value stands under its head.
  '& td::before': { display: 'block' },
  // More air between two values than between the lines of one.
  '& td + td': { marginTop: '.4rem' },
  '& th + td': { marginTop: '.25rem' },
  '& [data-align=right]': {
    overflowWrap: 'normal',
    // A figure too long to stand beside the head of its column stands below it, whole.
    '&::before': { float: 'left', maxWidth: '66%', paddingRight: '1rem', textAlign: 'left' },
  },
  '@media(min-width:18em)': {
    '& tr:has(td:not([data-align])) td': { paddingLeft: '42%', textAlign: 'left', '&::before': { float: 'left', width: '66%', maxWidth: 'none', padding: 0, marginLeft: '-72.4%' } },
  },
} as const

// Columns share the width, their heads above them once; the heading of a row goes across.
const shared = {
  '& thead th:first-of-type': unseen,
  '& :is(thead, tbody)': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '1.25rem' },
  '& tr > *': { padding: '0 !important', border: '0 !important', lineHeight: 1.3 },
  '& thead tr': { alignItems: 'end', paddingBottom: '.5rem', borderBottom: `2px solid ${color.text}` },
  '& tbody tr': { padding: '.5rem 0 .625rem', rowGap: '.125rem', borderBottom: rule.hair },
  '& tbody th': { gridColumn: '1 / -1', fontWeight: 650 },
} as const
const halves = {
  ...shared,
  '&[data-lean=first] tr': { gridTemplateColumns: '3fr 2fr' },
  '&[data-lean=last] tr': { gridTemplateColumns: '2fr 3fr' },
  // Figures before words have a narrow column, so that they stand near the left edge.
  '& tr:has(> [data-align] + :not([data-align]))': { gridTemplateColumns: '4.5rem 1fr' },
  '& th[data-label]::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], paddingRight: '.35em', color: color.muted },
} as const
const thirds = { ...shared, '& tr': { ...shared['& tr'], gridTemplateColumns: 'repeat(3, 1fr)', columnGap: '.75rem' } } as const

/**
 * Tables on a phone, and elsewhere those of four columns in a column of the text: their letters a step smaller. On a phone, where the columns would be cut,
 * two columns of words, and a tool’s three figures, stand under the heading of their row, and rows of more become lists; on a tablet rows do where the columns would hold words, not
 * lines; in narrower columns, or larger letters, wherever there are three. It comes with the sheet below the text.
 */
export const phoneTables = css({
  [from.grid]: {
    'article:has(> &) table:has(th:nth-of-type(4))': { fontSize: '1rem' },
    'article:has(> &) table:has(th:nth-of-type(3)) :is(th, td):not(:last-child)': { paddingRight: '1.25rem' },
  },
  // The heading of a row at the left, its values below each other beside it.
  '@media screen and (min-width:40em) and (max-width:79.99em)': {
    'article:has(> &) table[data-broad]': {
      ...listed,
      '& tbody tr': { ...listed['& tbody tr'], display: 'grid', gridTemplateColumns: '8rem 1fr' },
      '& tbody th': { ...listed['& tbody th'], gridRow: '1 / 9' },
      '& tbody td': { gridColumn: 2 },
      '& th + td': { marginTop: 0 },
      '& tr:has(td:not([data-align])) td': { paddingLeft: '30%', textAlign: 'left', '&::before': { float: 'left', width: '42.9%', marginLeft: '-42.9%' } },
    },
  },
  // Where it reaches across, a table has room for letters of the usual size.
  [from.margin]: { 'article:has(> &) [aria-labelledby=indice] + div > table:has(th:nth-of-type(4))': { fontSize: '1.125rem' } },
  [below.grid]: {
    'article:has(> &) table': { 'fontSize': '1rem', '& :is(th, td)': { paddingBlock: '.5rem' }, '@container (min-width:16.5rem)': { tableLayout: 'auto' } },
    'article:has(> &) table:has(th:nth-of-type(4)):not([data-narrow], [data-thirds])': listed,
    '@container (min-width:21rem)': {
      'article:has(> &) table:has([data-label]):not([data-narrow], :has(th:nth-of-type(4)))': halves,
      'article:has(> &) table[data-thirds]': thirds,
    },
    // Figures stand closer, so that they have room where a reader spaces letters out; nothing runs into the words beside it.
    'article:has(> &) table[data-narrow] :has(+ [data-align])': { paddingRight: '.5rem' },
    '@container (min-width: 21rem)': { 'article:has(> &) table[data-narrow] [data-align]:has(+ [data-align])': { paddingRight: '.75rem' } },
    'article:has(> &) table[data-narrow] :is(th, td):has(+ :not([data-align]))': { paddingRight: '1.25rem' },
  },
  '@container (max-width:20.99rem)': { 'article:has(> &) table:has([data-label])': listed },
})
