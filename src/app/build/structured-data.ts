import { paths } from '../../config/paths.ts'
import { site } from '../../config/site.ts'
import { type ArticleMeta, desks } from '../../content/article.ts'
import { modifiedOn } from '../../content/articles.ts'
import { type PageSummary, sharePicture } from '../../layout/PageHead.tsx'
import { office } from '../../tools/schedules.ts'

type Thing = Record<string, unknown>

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const address = (path: string) => site.url + path
const homePage = address(paths.home)
const company: Thing = { '@type': 'Organization', name: site.name, url: homePage, logo: address('/icon-512.png') }

const posting = (article: ArticleMeta, wordCount: number): Thing => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.teaser,
  image: address(sharePicture(paths.article(article))),
  datePublished: article.date,
  dateModified: modifiedOn(article.slug),
  author: { '@type': 'Organization', name: desks[article.desk], url: homePage },
  publisher: company,
  mainEntityOfPage: address(paths.article(article)),
  inLanguage: 'it',
  wordCount,
})

const trail = (steps: [name: string, path: string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: address(path) })),
})

const twoDigits = (clock: string) => clock.padStart(5, '0')

const business = (): Thing => ({
  '@type': 'LocalBusiness',
  name: site.name,
  url: homePage,
  image: address(sharePicture(paths.contacts)),
  email: site.email,
  telephone: site.phone,
  address: { '@type': 'PostalAddress', addressLocality: 'Venezia', addressCountry: 'IT' },
  openingHoursSpecification: office.spans.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: span.weekdays.map((day) => weekdays[day]),
    opens: twoDigits(span.from),
    closes: twoDigits(span.to),
  })),
})

const website: Thing = { '@type': 'WebSite', name: site.name, url: homePage, inLanguage: 'it', publisher: { '@id': `${homePage}#azienda` } }

/** What the page is, for machines: https://schema.org */
export function structuredData({ path, heading }: PageSummary, article?: ArticleMeta, words = 0): Thing[] {
  if (path === paths.home) return [website, { ...company, '@id': `${homePage}#azienda` }]
  if (article) {
    const section: [string, string] = article.section === 'lab' ? [`${site.name} Lab`, paths.lab] : ['Blog', paths.blog]
    return [posting(article, words), trail([['Home', paths.home], section, [article.title, path]])]
  }
  const way = trail([['Home', paths.home], [heading, path]])
  return path === paths.contacts ? [business(), way] : [way]
}

/** A block of data, not of script: the Content-Security-Policy need not know it. */
export const dataBlock = (things: Thing[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')}</script>`
