import { css } from '@emotion/react'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { below, rule } from '../config/theme.ts'
import { articleBySlug } from '../content/articles.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { BelowText } from '../ui/BelowText.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { NoticeRegion } from '../ui/NoticeRegion.tsx'
import { container } from '../ui/surface.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { ArticleColumns } from './ArticleColumns.tsx'
import { TideGauge } from './TideGauge.tsx'
import { beside, cardGrid } from './card-grid.ts'
import { figureEdges } from './figure-edges.ts'
import { margin } from './margin.ts'
import { phoneTables } from './phone-tables.ts'
import { sourcesList } from './sources-list.ts'
import { textColumn } from './text-column.ts'

const under = css(textColumn, margin, figureEdges, phoneTables, sourcesList, { paddingTop: '3rem' })
const related = css(container, beside, {
  padding: '4rem 0 5rem',
  '& h2': { fontSize: 'min(2.5rem, 8vw)', borderTop: rule.double, paddingTop: '2rem', marginBottom: '2rem' },
  [below.grid]: { '& > div': { gap: '1.25rem' }, '& article + article': { borderTop: rule.hair, paddingTop: '1.25rem' } },
})

export function ArticlePage({ slug }: { slug: string }) {
  const article = articleBySlug(slug)
  const path = paths.article(article)
  return (
    <>
      <PageHead
        heading={article.title}
        {...(article.section === 'lab' && { within: `${site.name} Lab` })}
        description={article.teaser}
        published={article.date}
      />
      <article aria-labelledby="titolo">
        <ArticleHead article={article} picture={<Plate name={slug} eager />} />
        <ArticleColumns slug={slug} />
        <BelowText />
        <TideGauge slug={slug} />
        <div css={under}>
          <CopyButton label="Copia link" text={site.url + path} done="Link copiato" />
        </div>
      </article>
      <section css={related} aria-labelledby="correlati">
        <h2 id="correlati">Da leggere insieme</h2>
        <div css={cardGrid}>
          {article.related.map((other) => (
            <ArticleCard key={other} slug={other} />
          ))}
        </div>
      </section>
      <NoticeRegion />
    </>
  )
}
