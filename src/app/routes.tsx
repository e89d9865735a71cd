import type { ComponentType } from 'react'
import { normalPath, paths } from '../config/paths'
import { articles } from '../content/articles'
import { ArticlePage } from '../pages/ArticlePage'
import { BlogPage } from '../pages/BlogPage'
import { ContactPage } from '../pages/ContactPage'
import { GuestsPage } from '../pages/GuestsPage'
import { HomePage } from '../pages/HomePage'
import { LabPage } from '../pages/LabPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { OwnersPage } from '../pages/OwnersPage'

export interface SiteRoute {
  path: string
  Page: ComponentType
}

/** The whole site. */
export const routes: SiteRoute[] = [
  { path: paths.home, Page: HomePage },
  { path: paths.blog, Page: BlogPage },
  { path: paths.owners, Page: OwnersPage },
  { path: paths.guests, Page: GuestsPage },
  { path: paths.lab, Page: LabPage },
  { path: paths.contacts, Page: ContactPage },
  ...articles.map((article) => ({ path: paths.article(article), Page: () => <ArticlePage slug={article.slug} /> })),
]

/** Any other path. */
export const notFound: SiteRoute = { path: '*', Page: NotFoundPage }

export const routeAt = (pathname: string): SiteRoute => routes.find(({ path }) => path === normalPath(pathname)) ?? notFound
