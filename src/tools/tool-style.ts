import { css } from '@emotion/react'
import { color, font, rule } from '../config/theme'

/** The box that a tool stands in; one class styles all that is in it, so that the page stays light. */
export const frame = css({
  maxWidth: '43.3125rem',
  padding: '1.5rem clamp(1rem, 4vw, 2rem) 2rem',
  background: color.panel,
  borderLeft: `6px double ${color.accent}`,
  '& h2': { fontSize: '1.875rem', margin: 0 },
  '& > * + *, & form > * + *': { marginTop: '1.25rem' },
  '& label, & legend': { fontWeight: 600 },
  '& input, & select': {
    width: '100%',
    minHeight: '3rem',
    marginTop: '.375rem',
    padding: '.625rem .875rem',
    border: `1.5px solid ${color.control}`,
    borderRadius: 2,
    background: color.background,
    color: 'inherit',
    font: `450 1.125rem/1.5 ${font.ui}`,
  },
  // A long choice would make the page wider in WebKit, which lays it out on one line even where the field is narrow.
  '& select': { contain: 'paint' },
  // In WebKit and Firefox the focus is on a part of the date, and the field itself has no `:focus-visible`.
  '& [type=date]:focus-within': { outline: `3px solid ${color.accent}`, outlineOffset: 3 },
  '& [aria-invalid]': { borderColor: color.accent, borderWidth: 3 },
  '& [aria-invalid] + p': { color: color.accent, fontWeight: 600 },
  '& [type=checkbox]': { flex: 'none', width: '1.5rem', minHeight: '1.5rem', margin: 0, accentColor: color.accent },
  '& output': { display: 'block', padding: '.75rem 0', borderBottom: rule.total, font: `600 1.25rem/1.4 ${font.ui}` },
  '& fieldset': { border: 0, padding: 0 },
  '@media (scripting: none)': { '& button': { display: 'none' } },
})

/** A row that can be ticked as a whole. */
export const tick = css({ display: 'flex', gap: '.75rem', alignItems: 'center', minHeight: '2.75rem' })

export const fieldGrid = css({
  display: 'grid',
  gap: '1rem 1.5rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})
