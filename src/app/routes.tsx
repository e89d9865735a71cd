import type { ComponentType } from 'react'
import { normalPath, paths } from '../config/paths.ts'
import { readerOf } from '../content/article.ts'
import { articles } from '../content/articles.ts'
import type { Reader } from '../layout/Colophon.tsx'
import { ArticlePage } from '../pages/ArticlePage.tsx'
import { BlogPage } from '../pages/BlogPage.tsx'
import { ContactPage } from '../pages/ContactPage.tsx'
import { GuestsPage } from '../pages/GuestsPage.tsx'
import { HomePage } from '../pages/HomePage.tsx'
import { LabPage } from '../pages/LabPage.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { OwnersPage } from '../pages/OwnersPage.tsx'

interface SiteRoute {
  path: string
  Page: ComponentType
  /** Whom its colophon speaks to; none where the page itself is the way to who answers, or to the home page. */
  reader?: Reader
}

/** The whole site. */
export const routes: SiteRoute[] = [
  { path: paths.home, Page: HomePage, reader: 'anyone' },
  { path: paths.blog, Page: BlogPage, reader: 'anyone' },
  { path: paths.owners, Page: OwnersPage, reader: 'owners' },
  { path: paths.guests, Page: GuestsPage, reader: 'guests' },
  { path: paths.lab, Page: LabPage, reader: 'owners' },
  { path: paths.contacts, Page: ContactPage },
  ...articles.map(
    (article): SiteRoute => ({
      path: paths.article(article),
      Page: () => <ArticlePage slug={article.slug} />,
      reader: readerOf(article),
    }),
  ),
]

/** Any other path. */
export const notFound: SiteRoute = { path: '*', Page: NotFoundPage }

export const routeAt = (pathname: string): SiteRoute => routes.find(({ path }) => path === normalPath(pathname)) ?? notFound
