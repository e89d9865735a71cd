import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import { normalPath, paths } from '../config/paths.ts'
import { site } from '../config/site.ts'

/** What a page says of itself, for the files that speak of the pages. */
export interface PageSummary {
  path: string
  heading: string
  description: string
}

/** The build listens here, so that no name is written twice. */
export const SummaryListener = createContext<(summary: PageSummary) => void>(() => {})

interface PageHeadProps {
  /** The words of the page's own heading. */
  heading: string
  description: string
  /** What the title names beside the heading. */
  within?: string
  /** ISO date of publication: marks an article. */
  published?: string
  /** Nothing stands at this path: it has no address of its own, and is not to be indexed. */
  missing?: boolean
}

/** A page's picture has the name of its plate. */
export const shareName = (path: string): string =>
  path === paths.home ? 'home' : path === paths.lab ? 'lab' : path.slice(path.lastIndexOf('/') + 1)

/** What is shown where a link to the page is shared; the build draws it. */
export const sharePicture = (path: string): string => `/condivisione/${shareName(path)}.png`

export const feedPath = '/feed.xml'
const announcesFeed = (path: string) => path === paths.home || path === paths.blog

/** React hoists these into the document's head. */
export function PageHead({ heading, description, within = site.name, published, missing = false }: PageHeadProps) {
  const here = normalPath(useLocation().pathname)
  use(SummaryListener)({ path: here, heading, description })
  const path = missing ? undefined : here
  const title = heading.startsWith(site.name) ? heading : `${heading} | ${within}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path ? <link rel="canonical" href={site.url + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="it_IT" />
      {path && (
        <>
          <meta property="og:url" content={site.url + path} />
          <meta property="og:image" content={site.url + sharePicture(path)} />
          <meta property="og:image:alt" content={title} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {path && announcesFeed(path) && <link rel="alternate" type="application/atom+xml" title={site.name} href={feedPath} />}
      {published && <meta property="article:published_time" content={published} />}
    </>
  )
}
