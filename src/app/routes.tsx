import type { ComponentType } from 'react'
import { paths } from '../config/paths'
import type { ArticleMeta } from '../content/article'
import { articles } from '../content/articles'

export interface SiteRoute {
  path: string
  load: () => Promise<ComponentType>
  /** What a navigation inside the site fetches besides, because only a prerendered page arrives with it. */
  prepare?: () => Promise<unknown>
  /**
   * When a prerendered page starts its script: at the first intent of the reader, on a link or a control,
   * or as soon as the browser is idle, where the page does something by itself.
   */
  start: 'intent' | 'idle'
}

const articleRoute = (article: ArticleMeta): SiteRoute => ({
  path: paths.article(article),
  load: async () => {
    const { ArticlePage } = await import('../pages/ArticlePage')
    return () => <ArticlePage slug={article.slug} />
  },
  prepare: async () => (await import('../pages/ArticleText')).requestArticle(article.slug),
  start: 'intent',
})

/** The whole site. */
export const routes: SiteRoute[] = [
  { path: paths.home, load: async () => (await import('../pages/HomePage')).HomePage, start: 'idle' },
  { path: paths.blog, load: async () => (await import('../pages/BlogPage')).BlogPage, start: 'intent' },
  { path: paths.owners, load: async () => (await import('../pages/OwnersPage')).OwnersPage, start: 'intent' },
  { path: paths.guests, load: async () => (await import('../pages/GuestsPage')).GuestsPage, start: 'intent' },
  { path: paths.lab, load: async () => (await import('../pages/LabPage')).LabPage, start: 'intent' },
  { path: paths.contacts, load: async () => (await import('../pages/ContactPage')).ContactPage, start: 'intent' },
  ...articles.map(articleRoute),
]

/** Any other path; it writes to the console by itself. */
export const notFound: SiteRoute = { path: '*', load: async () => (await import('../pages/NotFoundPage')).NotFoundPage, start: 'idle' }
