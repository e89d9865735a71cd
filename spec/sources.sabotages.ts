import { ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

const mdxFolder = 'src/content/mdx'

export const sabotages = [
  ...ofTheSite([
    ['sources.lines', 'ways back underlined', 'blog/venezia-bambini/index.html', ...rule('#fonti~ol [href^="#"]{text-decoration:underline!important}'), 'of /blog/venezia-bambini'],
    ['sources.lines', 'ways back as high as a finger', 'blog/mercato-rialto/index.html', ...rule('#fonti~ol [href^="#"]{display:inline-block!important;padding-block:0!important;line-height:2.75rem!important}'), 'of /blog/mercato-rialto'],
    ['sources.read', 'two more than were', 'blog/recensioni-5-stelle/index.html', /11(\ssu\s13)/, '13$1'],
    ['sources.list', 'the address of another source', 'blog/mercato-rialto/index.html', /(id="f1"><a href=")[^"]*("[^]*?id="f2"><a href=")([^"]*)/, '$1$3$2$3'],
  ]),
  ...ofTheSources([
    ['sources.catalogue', 'an address without its scheme', 'src/content/sources/market.ts', "address: 'https://gamb", "address: 'gamb"],
    ['sources.laws', 'another page than the permalink', 'src/content/sources/laws.ts', ';431', ''],
    ['sources.catalogue', 'a day that no calendar has', 'src/content/sources/source.ts', ' && new Date(text).toISOString().startsWith(text)', '', 'date'],
    ['sources.cited', 'a number without a name', `${mdxFolder}/citations.ts`, ", 'aria-label': label", ''],
    ['sources.order', 'a source that returns gets a new number', `${mdxFolder}/citations.ts`, 'cited.get(id) ??', ''],
    ['sources.order', 'in the order of the author', `${mdxFolder}/citations.ts`, '.toSorted((one, other) => one.own.number - other.own.number)', ''],
    ['sources.list', 'ways back that show the first without its letter', `${mdxFolder}/source-entry.ts`, "[text(isOne ? '↑' : name)]", "[text(isOne ? '↑' : anchor.slice(1))]"],
    ['sources.list', 'no way back', `${mdxFolder}/source-entry.ts`, ', ...back]', ']'],
    ['sources.list', 'the year of the title again', `${mdxFolder}/source-entry.ts`, 'title.includes(known) ? undefined : known', 'known'],
    ['sources.list', 'nothing in the place of a date', `${mdxFolder}/source-entry.ts`, "'senza data'", "''"],
    ['sources.list', '«senza data» of a page that nobody has read', `${mdxFolder}/source-entry.ts`, "read && 'senza data'", "'senza data'"],
    ['sources.list', 'a year instead of the day', `${mdxFolder}/source-entry.ts`, 'knownDate(date)', 'date.slice(0, 4)'],
    ['sources.refused', 'an unknown id passes', `${mdxFolder}/citations.ts`, 'if (!source) throw', 'if (!source) return text(id) as never\n      if (!source) throw'],
    ['sources.refused', 'citations without a list, and without their line', `${mdxFolder}/citations.ts`, '`${place(second ?? first)}: expected one', '`${file.path}: expected one'],
    ['sources.read', 'that all are old is kept back', `${mdxFolder}/citations.ts`, '; la più nuova è del ${newest}', '', 'under a text'],
    ['sources.read', 'all read, whatever they are', 'src/content/sources/standing.ts', 'filter((source) => source.read).length', 'length'],
    ['sources.modified', 'the article\'s own day', `${mdxFolder}/plugin.ts`, '.toSorted().at(-1) ??', '.at(0) ??'],
    ['sources.modified', 'in the sitemap the day on which each was written', 'src/app/build/site-files.ts', 'article && modifiedOn(article.slug)', 'article?.date'],
    ['sources.script', 'a page imports the catalogue', 'src/pages/ArticlePage.tsx', /^/, "import '../content/sources/catalogue.ts'\n"],
    ['sources.paper', 'no addresses in lists', 'src/app/paper-style.ts', 'main :is(p,li) a[href^=http]', 'main p a[href^=http]'],
    ['sources.freshness', 'the newest first', 'src/tools/freshness.ts', "(a.checked ?? '').localeCompare(b.checked ?? '')", "(b.checked ?? '').localeCompare(a.checked ?? '')"],
    ['sources.modified', 'in the feed the day on which each was written', 'src/app/build/feed.ts', "element('updated', instant(updated))", "element('updated', instant(published))", 'feeds.text'],
    ['sources.modified', 'in the structured data too', 'src/app/build/structured-data.ts', 'modifiedOn(article.slug)', 'article.date', 'structured-data.article'],
    ['sources.freshness', 'sources alone', '.ci/freshness.ts', '...datedFacts.map(({ name, checked, source }) => ({ name, checked, source })), ', ''],
    ['sources.links', 'a form that is not looked at', '.ci/links.ts', 'entries.flatMap(([id, source]) => sourceProblems(id, source))', '[] as string[]', 'the form of every'],
    ['sources.links', 'who could not be asked is not told', '.ci/links.ts', ", ...of('unknown')]", ']', 'with --online'],
    ['sources.links', 'a refusal counts as lost', 'e2e/harness/links/ask.ts', 'refusals.has(status)', 'status === 0'],
    ['sources.notice', 'no line under the head', 'src/pages/ArticleColumns.tsx', '{module.notice && <', '{module.notice && false && <'],
    ['sources.notice', 'a second sentence under the head', 'src/pages/ArticleNews.tsx', ': ${text}`', ': ${text} Vedi sotto.`'],
    ['sources.notice', 'the box without a day', 'src/content/parts/boxes.tsx', '<time dateTime={date}>', '<time>'],
  ]),
]
