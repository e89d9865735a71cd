import { paths } from '../config/paths'
import { site } from '../config/site'

interface PageHeadProps {
  title: string
  description: string
  /** Canonical path; none on a page that is not to be indexed. */
  path?: string
  /** ISO date of publication: marks an article. */
  published?: string
}

/** A page's picture has the name of its plate. */
export const shareName = (path: string): string =>
  path === paths.home ? 'home' : path === paths.lab ? 'lab' : path.slice(path.lastIndexOf('/') + 1)

/** What is shown where a link to the page is shared; the build draws it. */
export const sharePicture = (path: string): string => `/condivisione/${shareName(path)}.png`

export const feedPath = '/feed.xml'
const announcesFeed = (path: string) => path === paths.home || path === paths.blog

/** React hoists these into the document's head. */
export function PageHead({ title, description, path, published }: PageHeadProps) {
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
