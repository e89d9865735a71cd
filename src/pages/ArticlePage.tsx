import { css } from '@emotion/react'
import { lazy } from 'react'
import { Plate } from '../art/Plate'
import type { PlateName } from '../art/plates'
import { paths } from '../config/paths'
import { site } from '../config/site'
import { from, rule } from '../config/theme'
import { articleBySlug } from '../content/articles'
import { PageHead } from '../layout/PageHead'
import { ReaderTool } from '../tools/ReaderTool'
import { CopyButton } from '../ui/CopyButton'
import { Prerendered } from '../ui/Prerendered'
import { container } from '../ui/surface'
import { ArticleCard } from './ArticleCard'
import { ArticleHead } from './ArticleHead'
import { cardGrid } from './card-grid'

// In a chunk of its own: a page that arrived with its text needs neither the parts nor the styles of a body.
const ArticleText = lazy(async () => ({ default: (await import('./ArticleText')).ArticleText }))

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
        title={`${article.title} | ${article.section === 'lab' ? `${site.name} Lab` : site.name}`}
        description={article.teaser}
        path={path}
        published={article.date}
      />
      <article>
        <ArticleHead article={article} picture={<Plate name={slug as PlateName} eager />} />
        <Prerendered id={slug}>
          {/* Without a boundary here, going back waits for the text: the page is whole when it is scrolled to its place. */}
          {() => <ArticleText slug={slug} />}
        </Prerendered>
        {article.tool && (
          <div css={beside}>
            <ReaderTool name={article.tool} />
          </div>
        )}
        <div css={beside}>
          <CopyButton label="Copia link" text={() => site.url + path} done="Link copiato" />
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
    </>
  )
}
