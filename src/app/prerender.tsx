import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { desks } from '../content/article.ts'
import { articles } from '../content/articles.ts'
import { type PageSummary, shareName, SummaryListener } from '../layout/PageHead.tsx'
import { App } from './App.tsx'
import { type ArticleText, articleText } from './build/article-text.ts'
import { nameShortener } from './build/short-names.ts'
import { withoutMarks } from './build/without-marks.ts'
import { dataBlock, structuredData } from './build/structured-data.ts'
import { notFound, routeAt, routes } from './routes.tsx'

/** A page's picture for those who share a link to it. */
export interface SharePicture {
  /** Of the plate, and of the file. */
  name: string
  title: string
  label: string
}

/** What the files beside the pages tell of one. */
export interface PublishedPage extends PageSummary {
  /** Of an article. */
  text?: ArticleText
}

export interface RenderedPage {
  /** Where it is written, below the build folder. */
  file: string
  path: string
  /** Title, metadata, links and structured data, for the document's head. */
  head: string
  body: string
  /** The rules of the components on the page. */
  css: string
  /** The rules of those that stand below its text alone. */
  rest: string
  summary: PublishedPage
  /** None on a page that is not to be found. */
  share?: SharePicture
}

/** React writes what it hoists at the front of a document without a head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** One for all pages: what stands below the text shares its sheet. */
const shortenNames = nameShortener()

const fileOf = (path: string): string => {
  if (path === paths.home) return 'index.html'
  return routeAt(path) === notFound ? '404.html' : `${path.slice(1)}/index.html`
}

/** A page as a reader without scripts gets it; any path that the site does not have gives the not-found page. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const cache = createCache({ key: 'c', stylisPlugins: [] })
  // Emotion then keeps the rules in the cache instead of writing a <style> beside each element.
  cache.compat = true
  const told: PageSummary[] = []
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <SummaryListener value={(summary) => void told.push(summary)}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </SummaryListener>
      </CacheProvider>
    </StrictMode>,
    {
      // React would move a large part of the page behind a script that puts it in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  )
  // React keeps to itself what went wrong below a boundary.
  if (errors.length > 0) throw errors[0]
  const html = await new Response(prelude).text()
  if (html.includes('<script')) throw new Error(`${path}: expected a page without scripts of React's own`)
  const summary = told.at(-1)
  if (!summary) throw new Error(`${path}: expected a page with a <PageHead>`)
  const head = hoisted.exec(html)?.[0] ?? ''
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  return {
    file: fileOf(path),
    path,
    // React asks for the plate in advance; it stands in the same first bytes of the page.
    head: head.replace(/<link rel="preload" as="image"[^>]*>/g, ''),
    ...shortenNames(rules, withoutMarks(html.slice(head.length))),
    summary,
  }
}

function withData(page: RenderedPage): RenderedPage {
  const article = articles.find((one) => paths.article(one) === page.path)
  const text = article && articleText(page.body, site.url + page.path)
  return {
    ...page,
    summary: { ...page.summary, ...(text && { text }) },
    head: page.head + dataBlock(structuredData(page.summary, article, text?.words)),
    share: { name: shareName(page.path), title: page.summary.heading, label: article ? desks[article.desk] : 'Venezia, Italia' },
  }
}

/** Every page of the site, the catch-all last. */
export async function* renderSite(): AsyncGenerator<RenderedPage> {
  for (const { path } of routes) yield withData(await renderPage(path))
  yield renderPage('/404')
}
