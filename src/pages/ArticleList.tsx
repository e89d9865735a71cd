import { css } from '@emotion/react'
import { color, font, from, rule } from '../config/theme.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { besideFrom, wordsFrom } from './card-grid.ts'

const list = css({
  counterReset: 'roman',
  paddingBottom: '5rem',
  '& > li': { counterIncrement: 'roman', padding: 'clamp(1.25rem, 5vw, 2rem) 0' },
  '& > li + li': { borderTop: rule.hair },
  '& h2': { fontSize: '1.875rem', margin: '1rem 0 .5rem' },
  [from.grid]: {
    '& article': { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '2.5rem', alignItems: 'start' },
    '& article > div': { paddingTop: 0 },
    '& h2': { fontSize: '2rem', marginTop: '.25rem' },
  },
  [from.columns]: {
    '& article': { gridTemplateColumns: '4.5rem 20rem 1fr' },
    '& article::before': {
      content: 'counter(roman, upper-roman) / ""',
      font: `400 2.75rem/1 ${font.display}`,
      color: color.accent,
      // VIII is wider than its column, and narrower than that and the gap.
      whiteSpace: 'nowrap',
    },
    '& h2': { fontSize: '2.375rem' },
    // The first opens the list.
    '& > li:first-of-type': { '& article': { gridTemplateColumns: `4.5rem calc(${wordsFrom} - 9.5rem) 1fr` }, '& h2': { fontSize: '3rem' } },
    '& h2 + p': { maxWidth: '31em' },
  },
})

const besideThird = besideFrom(3)

/** Cards one below the other, numbered as chapters are where a numeral has a column of its own. */
export function ArticleList({ slugs }: { slugs: string[] }) {
  return (
    <ol css={[list, besideThird]}>
      {slugs.map((slug) => (
        <li key={slug}>
          <ArticleCard slug={slug} level={2} />
        </li>
      ))}
    </ol>
  )
}
