import { css } from '@emotion/react'
import { color, font, from, rule } from '../config/theme.ts'

/** «Fonti», the last of a text: its rules come with the sheet of what stands below. */
export const sourcesList = css({
  'article:has(> &) [aria-labelledby=fonti]': {
    borderTop: rule.hair,
    paddingTop: '1.5rem',
    color: color.muted,
    font: `450 1rem/1.5 ${font.ui}`,
    '& h2': { fontSize: '1.75rem', marginBottom: '.75rem' },
    '& > p': { marginBottom: '.75rem' },
    '& ol': { listStyle: 'decimal', paddingLeft: '1.75rem' },
    // A title that is all of its line is pressed as a line, not as a word of a sentence.
    '& li > a:first-of-type': { paddingBlock: '.1em' },
    // No way back stands on a line alone.
    '& li': { padding: '.125rem 0', textWrap: 'balance' },
    // A way back is a word of its entry: as wide as a finger, no higher than its line, so that it lies over no title above it.
    '& [href^="#"]': { padding: '.07em .8rem', color: color.accent, fontWeight: 700, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    // Two to a row, under one rule, however long each is.
    [from.margin]: {
      width: '58rem',
      clear: 'right',
      '& ol': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '3.5rem' },
      '& li': { position: 'relative', paddingBlock: '.5rem' },
      // From the edge of the text, as the heading: over the numbers too.
      '& li::before': { content: '""', position: 'absolute', inset: '0 0 auto -1.75rem', borderTop: rule.hair },
    },
  },
})
