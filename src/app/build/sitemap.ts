import { escapeXml } from './xml.ts'

interface SitemapEntry {
  url: string
  /** ISO date, where one is known. */
  changed?: string | undefined
}

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (entries: SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(({ url, changed }) => `<url><loc>${escapeXml(url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`),
    '</urlset>\n',
  ].join('\n')
