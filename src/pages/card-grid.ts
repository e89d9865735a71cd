import { css } from '@emotion/react'
import { below, from } from '../config/theme.ts'

/** Where the words of a large card begin, from the left of the page's column, and the plate above them. */
export const wordsFrom = 'min(43.5rem, 60vw - 4.5rem)'

/** Rows of three cards, or of two, with the link of each at the foot of its row; where one would stand alone at the end it takes the row, its words beside its picture. */
export const cardGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3.5rem 2.5rem',
  '& > li > article': { height: '100%' },
  '& :is(h2, h3) + p': { flex: 1 },
  [from.pairs]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    '& > article:last-of-type:nth-of-type(odd), & > :last-of-type:nth-of-type(odd) > article': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: '2.5rem',
      alignItems: 'center',
    },
  },
  [from.columns]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})

/**
 * On a phone the title of a card stands beside its picture, author and day above both, so that two or three cards are seen at once; in a list the picture
 * of one, and of each fifth after it, has the width of the page: of the first, or of a later one where a picture of the page's own stands close above.
 */
export const besideFrom = (first: number) => {
  const large = `li:nth-of-type(5n+${first})`
  const small = `& article:not(${large} > *)`
  return css({
    [below.grid]: {
      [small]: { display: 'grid', gridTemplateColumns: 'min(6.375rem, 26vw) minmax(0, 1fr)', columnGap: 'min(1rem, 4vw)', alignItems: 'center' },
      // The picture before it says nothing that is read. What tells it is what it begins with, so that it does not move as its rest arrives.
      [`${small} p:has(svg)`]: { order: -1, gridColumn: '1/-1', marginBottom: '.625rem' },
      [`${small} > div`]: { display: 'contents' },
      '& :is(h2, h3)': { fontSize: 'min(1.4rem, 6.6vw)', margin: 0, overflowWrap: 'anywhere' },
      '& :is(h2, h3) ~ *': { gridColumn: '1/-1' },
      '& :is(h2, h3) + p': { marginTop: '.75rem' },
      [`& ${large} :is(h2, h3)`]: { fontSize: 'min(2rem, 8vw)' },
    },
  })
}

export const beside = besideFrom(1)
