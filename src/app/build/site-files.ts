import { paths } from '../../config/paths.ts'
import { site } from '../../config/site.ts'
import { articles, modifiedOn } from '../../content/articles.ts'
import { feedPath } from '../../layout/PageHead.tsx'
import { calendar } from '../../tools/calendar.ts'
import { FESTIVAL_CALENDAR, festivalYears } from '../../tools/festivals.ts'
import type { PublishedPage } from '../prerender.tsx'
import { feed } from './feed.ts'
import { feedEntries } from './feed-entries.ts'
import { iconVector } from './icons.ts'
import { llms } from './llms.ts'
import { manifest } from './manifest.ts'
import { sitemap } from './sitemap.ts'

const about =
  `${site.name} gestisce appartamenti selezionati a Venezia. Il sito, in italiano, raccoglie guide per gli ospiti, conti, contratti e ` +
  `regole per i proprietari, le analisi del Lab. Ogni articolo cita le sue fonti e dice fino a quando sono state rilette.`

/** The files beside the pages, by their names, each whole or in pieces; `pages` are those that a search may find. */
export function siteFiles(pages: PublishedPage[]): Record<string, Iterable<string>> {
  const articleAt = (path: string) => articles.find((article) => paths.article(article) === path)
  const address = (path: string) => site.url + path
  const changed = (path: string) => {
    const article = articleAt(path)
    return article && modifiedOn(article.slug)
  }
  return {
    'sitemap.xml': sitemap(pages.map(({ path }) => ({ url: address(path), changed: changed(path) }))),
    [feedPath.slice(1)]: feed({
      title: site.name,
      subtitle: 'Venezia per chi possiede una casa e per chi viene ad abitarla qualche giorno',
      url: address(paths.home),
      self: address(feedPath),
      entries: feedEntries(pages),
    }),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address('/sitemap.xml')}\n`,
    'llms.txt': llms(site.name, about, [
      { title: 'Pagine', pages: pages.filter(({ path }) => !articleAt(path)) },
      { title: 'Per i proprietari', pages: pages.filter(({ path }) => articleAt(path)?.desk === 'owners') },
      { title: 'Per gli ospiti', pages: pages.filter(({ path }) => articleAt(path)?.desk === 'guests') },
      { title: `${site.name} Lab`, pages: pages.filter(({ path }) => articleAt(path)?.desk === 'lab') },
    ], address),
    'site.webmanifest': manifest(site.name),
    'icon.svg': iconVector(),
    [FESTIVAL_CALENDAR.slice(1)]: calendar({ from: festivalYears[0], to: festivalYears.at(-1) ?? festivalYears[0], host: new URL(site.url).host }),
  }
}
