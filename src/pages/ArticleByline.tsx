import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color } from '../config/theme.ts'
import { type ArticleMeta, dayAndMonth, desks } from '../content/article.ts'
import { invitations } from '../content/tool-names.ts'
import { Icon } from '../ui/Icon.tsx'

const line = css({
  'fontSize': '1rem',
  'fontWeight': 650,
  'color': color.text,
  'textWrap': 'wrap',
  'overflowWrap': 'anywhere',
  '& svg': { display: 'inline-block', verticalAlign: '-.2em', marginRight: '.5rem', color: color.muted },
  '& :is(time, span)': { fontWeight: 450, color: color.muted },
  '& time': { whiteSpace: 'nowrap' },
})

interface ArticleBylineProps {
  article: ArticleMeta
  /** The article’s icon opens the line. */
  icon?: boolean
  children?: ReactNode
}

/** Who writes, hence whom for, and the day: what a reader of a list looks for before a title. */
export const ArticleByline = ({ article, icon, children }: ArticleBylineProps) => (
  <p css={line}>
    {icon && <Icon name={article.icon} />}
    {desks[article.desk]}, <time dateTime={article.date}>{dayAndMonth(article.date)}</time>
    {children}
  </p>
)

/** What an article's tool offers, in one piece; nothing without one. */
export const offerOf = ({ tool }: ArticleMeta): string => (tool ? invitations[tool].offer.replaceAll(' ', '\u00a0') : '')
