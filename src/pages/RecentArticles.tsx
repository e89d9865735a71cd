import { css } from '@emotion/react'
import { paths } from '../config/paths.ts'
import { below, color, font, from } from '../config/theme.ts'
import { recentArticles } from '../content/lists.ts'
import { action } from '../ui/action.ts'
import { container, lagoon } from '../ui/surface.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { beside, cardGrid } from './card-grid.ts'

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 2rem',
  padding: '4.5rem 0 2rem',
  '& h2': { fontSize: 'clamp(2.25rem, 2rem + 2.4vw, 4rem)' },
  '& a': action,
})
const first = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3rem 2.5rem',
  '& article': { height: '100%' },
  // A column half as wide would cut the large plate to a square.
  [from.pairs]: { '& article': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2.5rem', alignItems: 'center' } },
  [from.columns]: { gridTemplateColumns: '8fr 4fr' },
})
const featured = css({
  '& h3': { font: `400 clamp(2rem, .25rem + 3.5vw, 3rem)/1.12 ${font.display}` },
  [from.columns]: {
    '& article > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 2.5rem', alignContent: 'start' },
    '& article > div > *': { gridColumn: 2 },
    '& h3': { gridColumn: '1 !important', gridRow: '1/9', marginTop: '1.25rem' },
    '& h3 + p': { marginTop: '1.5rem' },
  },
})
const labCard = css(lagoon, { padding: '1.25rem 1.5rem 1rem', '& h3': { fontSize: '2rem' } })
const figure = css({ font: `400 min(5.5rem, 28vw)/1 ${font.display}`, color: color.gold, marginTop: 'auto', paddingTop: '1.5rem' })
const figureLabel = css({ color: color.muted, fontSize: '1rem', marginBottom: '.5rem' })

export function RecentArticles() {
  return (
    <section css={container} aria-labelledby="recenti">
      <div css={head}>
        <h2 id="recenti">Articoli recenti</h2>
        <a href={paths.blog}>Tutti gli articoli</a>
      </div>
      <div css={first}>
        <div css={featured}>
          <ArticleCard slug={recentArticles.featured} />
        </div>
        <div css={labCard}>
          <ArticleCard
            slug={recentArticles.lab}
            extra={
              <>
                <div css={figure}>7,5%</div>
                <p css={figureLabel}>al netto dei costi, prima delle imposte</p>
              </>
            }
          />
        </div>
      </div>
      <ul css={[cardGrid, beside, { padding: '4rem 0 5rem', [below.grid]: { rowGap: '2rem', paddingTop: '3rem' } }]}>
        {recentArticles.others.map((slug) => (
          <li key={slug}>
            <ArticleCard slug={slug} />
          </li>
        ))}
      </ul>
    </section>
  )
}
