import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { color, font, from, layout, rule, type } from '../config/theme.ts'
import { type ArticleMeta, desks, fullDate } from '../content/article.ts'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { action } from '../ui/action.ts'
import { Icon } from '../ui/Icon.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)', // a long word gives way, not the page
  containerType: 'inline-size',
  background: color.panel,
  borderBottom: rule.double,
  // The plate's ragged edge lies outside.
  'overflow': 'clip',
  '& > img': { display: 'block', width: '100%', height: 'auto', scale: 1.03, viewTransitionName: 'plate' },
  [from.columns]: { gridTemplateColumns: '46fr 54fr', '& > img': { height: '100%', minHeight: '25rem', objectFit: 'cover' } },
})
const words = css({
  width: `min(100% - 2 * ${layout.gutter}, 45rem)`,
  margin: `auto ${layout.gutter}`,
  padding: '1rem 0 1.5rem',
  // Each of the three widths lies between those at which a title takes a line more or less, so that at the widths of `stability.heads` every type breaks it into as many.
  '& h1': { containerType: 'inline-size', maxWidth: '8.7em', font: `400 ${type.articleTitle} ${font.display}`, letterSpacing: '-.01em', margin: '.75rem 0' },
  [from.pairs]: { '& h1': { maxWidth: '12.5em' } },
  // The ways stay above, the words stand at the plate's foot.
  [from.columns]: { display: 'grid', gridTemplateRows: 'auto 1fr', width: 'auto', margin: 0, padding: '1.25rem 2rem 1.5rem max(1.5rem, 50cqi - 36rem)', '& h1': { alignSelf: 'end', fontSize: 'min(5.5vw - .7rem, 3.4rem)' }, '& > a': { justifySelf: 'start' } },
})
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
})
const back = css({ display: 'inline-flex', alignItems: 'center', gap: '.5rem', minHeight: '2.75rem', fontWeight: 600 })
const lead = css({ font: `italic 400 ${type.lead} ${font.display}`, textWrap: 'balance' })
const byline = css({ color: color.muted, fontSize: '1rem', marginTop: '.75rem', '& span': { display: 'block' } })
const toText = css(action, { '&::after': { content: '"\u00A0↓" / ""' } })

/** The pricing article says «blog» in lower case (specification, section 2). */
const backTexts: Record<string, string> = { 'prezzo-affitti-brevi': 'Torna al blog' }

interface ArticleHeadProps {
  article: ArticleMeta
  picture: ReactNode
}

export function ArticleHead({ article, picture }: ArticleHeadProps) {
  const isLab = article.section === 'lab'
  const section = isLab ? { to: paths.lab, text: `${site.name} Lab` } : { to: paths.blog, text: 'Blog' }
  return (
    <header css={head}>
      <div css={words}>
        <div css={ways}>
          <a href={section.to} css={back}>
            <Icon name="ArrowLeft" />
            {backTexts[article.slug] ?? (isLab ? 'Torna al Lab' : 'Torna al Blog')}
          </a>
          <Breadcrumb steps={[{ text: 'Home', to: paths.home }, section]} />
        </div>
        <h1 id="titolo">
          <Unbroken>{article.title}</Unbroken>
        </h1>
        <p css={lead}>{article.teaser}</p>
        <p css={byline}>
          {desks[article.desk]}, <time dateTime={article.date}>{fullDate(article.date)}</time>. <span>Tempo di lettura: {article.readingMinutes}&nbsp;minuti.</span>
        </p>
        {article.call && (
          <a href={`#${article.call.to}`} css={toText}>
            {article.call.text}
          </a>
        )}
      </div>
      {picture}
    </header>
  )
}
