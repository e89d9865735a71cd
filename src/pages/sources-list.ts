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
    '& ol': { listStyle: 'decimal', paddingLeft: '1.75rem' },
    // No way back stands on a line alone.
    '& li': { textWrap: 'balance' },
    // A title that is all of its line is pressed as a line, not as a word of a sentence.
    '& li > a:first-of-type': { paddingBlock: '.1em' },
    '& [href^="#"]': { display: 'inline-block', minWidth: '2.75rem', minHeight: '2.75rem', lineHeight: '2.75rem', textAlign: 'center' },
    // Two to a row, under one rule, however long each is; a way back lies over no line of its title.
    [from.margin]: {
      width: '58rem',
      clear: 'right',
      '& ol': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '3.5rem' },
      '& li': { borderTop: rule.hair },
    },
  },
})
