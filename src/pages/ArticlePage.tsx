import { css } from '@emotion/react'
import { Plate } from '../art/Plate'
import { paths } from '../config/paths'
import { site } from '../config/site'
import { from, rule } from '../config/theme'
import { articleBySlug } from '../content/articles'
import { PageHead } from '../layout/PageHead'
import { BelowText } from '../ui/BelowText'
import { CopyButton } from '../ui/CopyButton'
import { NoticeRegion } from '../ui/NoticeRegion'
import { container } from '../ui/surface'
import { ArticleCard } from './ArticleCard'
import { ArticleHead } from './ArticleHead'
import { ArticleText } from './ArticleText'
import { TideGauge } from './TideGauge'
import { cardGrid } from './card-grid'

// Under the text's own column.
const beside = css(container, { paddingTop: '3rem', [from.columns]: { paddingLeft: '17rem' } })
const related = css(container, {
  padding: '4rem 0 5rem',
  '& h2': { fontSize: '2.5rem', borderTop: rule.double, paddingTop: '2rem', marginBottom: '2rem' },
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
        <ArticleText slug={slug} />
        <BelowText />
        <TideGauge slug={slug} />
        <div css={beside}>
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
