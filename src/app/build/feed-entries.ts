import { paths } from '../../config/paths'
import { site } from '../../config/site'
import { desks } from '../../content/article'
import { articles } from '../../content/articles'
import { modifiedOn } from '../../content/modified'
import { articleBody, portable } from './article-body'
import type { FeedEntry } from './feed'

/** The catalogue with its whole texts, newest first. */
export const feedEntries = (): Promise<FeedEntry[]> =>
  Promise.all(
    articles.map(async (article) => {
      const url = site.url + paths.article(article)
      return {
        title: article.title,
        url,
        author: desks[article.desk],
        summary: article.teaser,
        published: article.date,
        updated: modifiedOn(article.slug),
        content: portable(await articleBody(article.slug), url),
      }
    }),
  )
