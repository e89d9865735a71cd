import { ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const build = 'src/app/build'

export const sabotages = [
  ...ofTheSite([
    ['feeds.sitemap', 'an article lost', 'sitemap.xml', /<url><loc>[^<]*mercato-rialto.*?<\/url>/, ''],
    ['feeds.sitemap', 'an article without its day', 'sitemap.xml', /(mercato-rialto<\/loc>)<lastmod>[^<]*<\/lastmod>/, '$1'],
    ['feeds.sitemap', 'addresses of a preview', 'sitemap.xml', /<loc>https:\/\/[^/]*/g, '<loc>https://anteprima.example'],
    ['feeds.atom', 'an article lost', 'feed.xml', /<entry>[^]*?<\/entry>/, ''],
    ['feeds.atom', 'another author', 'feed.xml', '<name>Redazione ospiti', '<name>Redazione'],
    ['feeds.calendar', 'a feast on another day', 'feste-veneziane.ics', 'DTSTART;VALUE=DATE:20270717', 'DTSTART;VALUE=DATE:20270718'],
    ['feeds.calendar', 'a feast without a name', 'feste-veneziane.ics', /SUMMARY:.*\r\n/, ''],
    ['feeds.text', 'a counting picture of another site', 'feed.xml', '&lt;/p&gt;', '&lt;/p&gt;&lt;img src="https://altri.example/x.gif"&gt;'],
    ['feeds.calendar', 'a feast called off', 'feste-veneziane.ics', 'END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT'],
    ['feeds.text', 'a sentence changed', 'feed.xml', 'circa tre giorni', 'circa due giorni'],
    ['feeds.announced', 'the blog without the feed', 'blog/index.html', /<link rel="alternate"[^>]*>/, ''],
    ['feeds.robots', 'nobody may come in', 'robots.txt', 'Allow: /', 'Disallow: /'],
    ['feeds.robots', 'no map', 'robots.txt', /Sitemap:.*/, ''],
    ['feeds.llms', 'a page lost', 'llms.txt', /- \[Contatti\].*\n/, ''],
    ['feeds.calendar', 'a line that no longer goes on', 'feste-veneziane.ics', '\r\n ', '\r\n'],
    ['feeds.calendar', 'a feast lost', 'feste-veneziane.ics', /BEGIN:VEVENT[^]*?END:VEVENT\r\n/, ''],
  ]),
  ...ofTheSources([
    ['feeds.sitemap', 'articles without a date', `${build}/site-files.ts`, 'changed: changed(path)', 'changed: undefined'],
    ['feeds.atom', 'oldest first', `${build}/feed.ts`, 'of entries) yield', 'of entries.toReversed()) yield'],
    ['feeds.atom', 'no author', `${build}/feed.ts`, "`<author>${element('name', author)}</author>`,", ''],
    ['feeds.sitemap', 'the day on which each was written', `${build}/site-files.ts`, 'article && modifiedOn(article.slug)', 'article?.date'],
    ['feeds.atom', 'another teaser', `${build}/feed-entries.ts`, 'plain(article.teaser)', 'article.slug'],
    ['feeds.atom', 'another title', `${build}/feed-entries.ts`, 'title: plain(article.title)', 'title: article.slug'],
    ['feeds.text', 'the teaser instead of the text', `${build}/feed-entries.ts`, 'plain(text.content)', 'article.teaser'],
    ['feeds.text', 'a sign that some readers show as a box', `${build}/feed-entries.ts`, "text.replaceAll(JOINER, '')", 'text'],
    ['feeds.escaped', 'titles as they come', `${build}/feed.ts`, '`<${name}>${escapeXml(text)}</${name}>`', '`<${name}>${text}</${name}>`'],
    ['feeds.announced', 'by every page', 'src/layout/PageHead.tsx', "path === paths.home || path === paths.blog", "path !== ''"],
    ['feeds.robots', 'nobody is admitted', `${build}/site-files.ts`, 'Allow: /', 'Disallow: /'],
    ['feeds.llms', 'a section renamed', `${build}/site-files.ts`, "'Per gli ospiti'", "'Ospiti'"],
    ['feeds.calendar', 'a year short', `${build}/site-files.ts`, 'to: festivalYears.at(-1)', 'to: festivalYears.at(-2)'],
    ['feeds.uid', 'one name for all', 'src/tools/calendar.ts', '`UID:${id}-${from.year}@', '`UID:festa@'],
    ['feeds.stable', 'a file with the moment in it', `${build}/site-files.ts`, "'site.webmanifest': manifest(site.name)", "'site.webmanifest': manifest(site.name + performance.now())"],
  ]),
]
