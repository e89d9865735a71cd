import { css } from '@emotion/react'
import { color, font, rule } from '../config/theme.ts'
import { tickBox } from '../ui/tick-box.ts'

/** A page of a ledger; one class styles all that is on it, so that the page stays light. */
export const frame = css({
  padding: '1.25rem clamp(1rem, 4vw, 2rem) 1.5rem',
  background: color.panel,
  borderTop: rule.double,
  borderBottom: rule.double,
  font: `450 1.125rem/1.5 ${font.ui}`,
  '& h2': { fontSize: '1.75rem' },
  '& > * + *': { marginTop: '1rem' },
  '& label, & output': { textWrap: 'balance' },
  '& output': { display: 'block', borderBottom: rule.total, padding: '.75rem 0' },
  '& output span': { display: 'block' },
  '@media (scripting: none)': { '& button': { display: 'none' } },
})

/** The largest: of two figures the second, of one that. */
const sum = '& output span:not(:has(~ span > b)) > b'

/** Whether the text's column has room for entries and a figure beside them: as from 640 px on, and in larger letters only where it is as much wider. */
const [slim, roomy] = ['@container (width<36.9rem)', '@container (width>=36.9rem)'] as const

/** A page with a form: the figure, then the entries. */
export const calculator = css(frame, {
  '& input, & select': {
    width: '100%',
    minHeight: '2.75rem',
    padding: '.25rem .625rem',
    border: `1.5px solid ${color.control}`,
    background: color.background,
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    // Clear of the header and of the figure, which stays below it.
    scrollMargin: '24rem 0 6rem',
  },
  '& [inputmode]': { textAlign: 'right' },
  '& [data-unit]': { position: 'relative', '& input': { paddingRight: '1.875rem' } },
  '& [data-unit]::after': { content: ['"%"', '"%"/""'], position: 'absolute', inset: '.5rem .625rem auto auto', color: color.muted, pointerEvents: 'none' },
  '& [data-unit=euro]::after': { content: ['"€"', '"€"/""'] },
  // A long choice would make the page wider in WebKit, which lays it out on one line even where the field is narrow.
  '& select': {
    contain: 'paint',
    textOverflow: 'ellipsis',
    // Its arrow, as far from the edge as a figure is.
    appearance: 'none',
    paddingRight: '2rem',
    background: `conic-gradient(from -45deg at bottom, ${color.text} 25%, transparent 0) right .75rem center/.75rem .375rem no-repeat ${color.background}`,
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  '& [aria-invalid]': { borderColor: color.accent, borderWidth: 3 },
  '& p[id$=errore]': { color: color.accent, fontWeight: 600 },
  '& output span > b': { font: `400 min(1.75rem, 13vw)/1.1 ${font.display}` },
  [sum]: { fontSize: 'min(3.5rem, 14vw)' },
  '& output span > [data-long]': { fontSize: 'min(2.75rem, 13vw)' },
  '& output span > [data-long=sum][data-long]': { fontSize: 'min(2rem, 9vw)', whiteSpace: 'nowrap' },
  '& [data-loss]': { color: color.accent },
  // A label belongs to the figure below it.
  '& output span:has(> b)': { margin: '.2rem 0 .5rem' },
  '& form > div + div': {
    '& > :not(figure)': { borderBottom: rule.hair, padding: '.375rem 0' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '.25rem 1rem', alignItems: 'center' },
    '& > div > *': { flex: '1 1 8rem', minWidth: 0 },
    '& > div > span': { flex: '0 1 7.75rem', marginLeft: 'auto' },
    // Clear of the rule below it; what is said of a field, of the ring around that.
    '& > div > :is(select, p)': { flexBasis: '100%', marginBlock: '.375rem' },
  },
  '& form:has(> div + div)': {
    // On a phone the figure alone stays in sight; a low window needs its height for the entries.
    [slim]: {
      'display': 'flex',
      'flexDirection': 'column',
      '& > div:first-of-type': { display: 'contents' },
      // Clear of the rule under the figure.
      '& > div + div': { paddingTop: '.5rem' },
      '& > div > output ~ p': { order: 1, marginTop: '1rem' },
      // Of two figures the first goes under the header: the last is what the entries lead to.
      '@media (min-height: 34em)': { '& output': { position: 'sticky', top: '4.25rem', zIndex: 1, background: color.panel, boxShadow: `0 0 0 .5rem ${color.panel}` }, '& output:has(span ~ span ~ span > b)': { top: '-.5rem' } },
    },
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 16rem',
      gap: '0 2rem',
      alignItems: 'start',
      '& > div:first-of-type': { gridColumn: 2, alignSelf: 'stretch' },
      [sum]: { fontSize: '4rem' },
      '& output span > [data-long]': { fontSize: '3.25rem' },
      '& > div > output ~ p': { paddingTop: '.75rem' },
      '& > div': { gridRow: 1 },
      // Its first line beside that of the entries; what is to be known of it goes under it as they are reached.
      '& output': { paddingTop: '.375rem', position: 'sticky', top: '6rem', zIndex: 1, background: color.panel },
    },
  },
})

/** One whose answer changes by itself: it has room for two lines under its figure, however long they are. */
export const steady = css(calculator, { '@media (scripting: enabled)': { '& output': { minHeight: '11.5rem' } } })

/** A row that can be ticked as a whole. */
export const tick = css({ display: 'flex', gap: '.75rem', alignItems: 'center', minHeight: '2.75rem', overflowWrap: 'anywhere', '& > input': { ...tickBox, minHeight: '1.5rem', padding: 0 } })

/** What holds today, or comes next, among its like: framed, as a day is on a calendar. With forced colours a mark would have the black of its own yellow ground. */
export const marked = css({
  'background': 'none',
  'color': 'inherit',
  'fontWeight': 700,
  'border': `2px solid ${color.accent}`,
  'padding': '0 .4em',
  'margin': '0 -.4em',
  '@media (forced-colors: active)': { color: 'CanvasText' },
})
