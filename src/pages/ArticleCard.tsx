import type { ReactNode } from 'react'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { articleBySlug } from '../content/articles.ts'
import { Card } from '../ui/Card.tsx'
import { ArticleByline, offerOf } from './ArticleByline.tsx'

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
      byline={<ArticleByline article={article} icon />}
      offer={offerOf(article)}
      extra={extra}
    >
      {article.teaser}
    </Card>
  )
}
