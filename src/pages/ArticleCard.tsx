import type { ReactNode } from 'react'
import { Plate } from '../art/Plate'
import { paths } from '../config/paths'
import { dayAndMonth, desks } from '../content/article'
import { articleBySlug } from '../content/articles'
import { Card } from '../ui/Card'
import { Icon } from '../ui/Icon'

interface ArticleCardProps {
  slug: string
  level?: 2 | 3
  extra?: ReactNode
}

export function ArticleCard({ slug, level = 3, extra }: ArticleCardProps) {
  const article = articleBySlug(slug)
  return (
    <Card
      title={article.title}
      to={paths.article(article)}
      level={level}
      picture={<Plate name={slug} />}
      byline={
        <>
          <Icon name={article.icon} />
          <span>
            {desks[article.desk]}, <time dateTime={article.date}>{dayAndMonth(article.date)}</time>
          </span>
        </>
      }
      extra={extra}
    >
      {article.teaser}
    </Card>
  )
}
