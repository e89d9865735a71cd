import { css } from '@emotion/react'
import { paths } from '../config/paths.ts'
import { below, color, font, from, rule } from '../config/theme.ts'
import { recentArticles } from '../content/lists.ts'
import { action } from '../ui/action.ts'
import { container, inkBox } from '../ui/surface.ts'
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
  // The columns of the cards below.
  [from.columns]: { gridTemplateColumns: 'repeat(3, 1fr)', '& > :first-of-type': { gridColumn: 'span 2' } },
})
const featured = css({
  '& h3': { font: `400 clamp(2rem, .25rem + 3.5vw, 3rem)/1.12 ${font.display}` },
  [from.columns]: {
    '& h3 + p': { maxWidth: '33em' },
  },
})
// Where the card is as wide as the page, its figure stands under the plate, what it counts at its foot.
const labCard = css(inkBox, {
  padding: '1.25rem 1.5rem 1rem',
  '& h3': { fontSize: 'min(2rem, 7.25vw)' },
  [from.pairs]: { '& article': { alignItems: 'start' }, '& article > div': { display: 'contents' }, '& img': { gridArea: '1 / 1 / 5' } },
})
const figure = css({ font: `400 min(7rem, 28vw)/1 ${font.display}`, color: color.gold, marginTop: 'auto', paddingTop: '1.5rem', [from.pairs]: { gridArea: '5 / 1' } })
const figureLabel = css({ color: color.muted, fontSize: '1rem', marginBottom: '.5rem', [from.pairs]: { gridArea: '5 / 2', alignSelf: 'end' } })

const more = css({ 'paddingBottom': '3.5rem', '& a': action })
const all = <a href={paths.blog}>Tutti gli articoli</a>

export function RecentArticles() {
  return (
    <section css={container} aria-labelledby="recenti">
      <div css={head}>
        <h2 id="recenti">Articoli recenti</h2>
        {all}
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
      <ul css={[cardGrid, beside, { padding: '4rem 0 2rem', [below.grid]: { rowGap: '1.25rem', paddingTop: '3rem', '& > li + li': { borderTop: rule.hair, paddingTop: '1.25rem' } } }]}>
        {recentArticles.others.map((slug) => (
          <li key={slug}>
            <ArticleCard slug={slug} />
          </li>
        ))}
      </ul>
      <p css={more}>{all}</p>
    </section>
  )
}
