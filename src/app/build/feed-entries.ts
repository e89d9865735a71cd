import { paths } from '../../config/paths.ts'
import { site } from '../../config/site.ts'
import { desks } from '../../content/article.ts'
import { articles, modifiedOn } from '../../content/articles.ts'
import { JOINER } from '../../content/mdx/typography.ts'
import type { PublishedPage } from '../prerender.tsx'
import type { FeedEntry } from './feed.ts'

const plain = (text: string) => text.replaceAll(JOINER, '')

/** The articles among the pages, with their whole texts, newest first. */
export const feedEntries = (pages: PublishedPage[]): FeedEntry[] =>
  articles.flatMap((article) => {
    const path = paths.article(article)
    const text = pages.find((page) => page.path === path)?.text
    if (!text) return []
    return {
      title: plain(article.title),
      url: site.url + path,
      author: desks[article.desk],
      summary: plain(article.teaser),
      published: article.date,
      updated: modifiedOn(article.slug),
      content: plain(text.content),
    }
  })
