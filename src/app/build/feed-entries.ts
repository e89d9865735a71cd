import { paths } from '../../config/paths'
import { site } from '../../config/site'
import { desks } from '../../content/article'
import { articles } from '../../content/articles'
import { modifiedOn } from '../../content/modified'
import type { PublishedPage } from '../prerender'
import type { FeedEntry } from './feed'

/** The articles among the pages, with their whole texts, newest first. */
export const feedEntries = (pages: PublishedPage[]): FeedEntry[] =>
  articles.flatMap((article) => {
    const path = paths.article(article)
    const text = pages.find((page) => page.path === path)?.text
    if (!text) return []
    return {
      title: article.title,
      url: site.url + path,
      author: desks[article.desk],
      summary: article.teaser,
      published: article.date,
      updated: modifiedOn(article.slug),
      content: text.content,
    }
  })
