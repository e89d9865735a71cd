import { type ArticleMeta, dayAndMonth, desks } from '../content/article.ts'
import { tools } from '../content/tool-names.ts'

/** Who wrote an article, its day and, of one that holds a tool, what it offers, in one piece. */
export const ArticleByline = ({ article }: { article: ArticleMeta }) => (
  <span>
    {desks[article.desk]}, <time dateTime={article.date}>{dayAndMonth(article.date)}</time>
    {article.tool && `, ${tools[article.tool].offer.replaceAll(' ', '\u00a0')}`}
  </span>
)
