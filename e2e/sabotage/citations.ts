import { ofTheSources } from '../harness/sabotage/sabotage.ts'

const mdxFolder = 'src/content/mdx'

/** Faults in what a text cites, and in how it is told. */
export const citations = ofTheSources([
  ['sources.catalogue', 'an address without its scheme', 'src/content/sources/market.ts', "address: 'https://gamb", "address: 'gamb"],
  ['sources.laws', 'another page than the permalink', 'src/content/sources/laws.ts', ';431', ''],
  ['sources.cited', 'a number without a name', `${mdxFolder}/citations.ts`, ", 'aria-label': label", ''],
  ['sources.order', 'a source that returns gets a new number', `${mdxFolder}/citations.ts`, 'cited.get(id) ??', ''],
  ['sources.list', 'no way back', `${mdxFolder}/source-entry.ts`, ', ...back]', ']'],
  ['sources.refused', 'an unknown id passes', `${mdxFolder}/citations.ts`, 'if (!source) throw', 'if (!source) return text(id) as never\n      if (!source) throw'],
  ['sources.read', 'all read, whatever they are', 'src/content/sources/standing.ts', 'filter((source) => source.read).length', 'length'],
  ['sources.modified', 'the article\'s own day', `${mdxFolder}/plugin.ts`, '.toSorted().at(-1) ??', '.at(0) ??'],
  ['sources.script', 'a page imports the catalogue', 'src/pages/ArticlePage.tsx', /^/, "import '../content/sources/catalogue'\n"],
  ['sources.paper', 'no addresses in lists', 'src/app/base-style.ts', 'main :is(p,li) a[href^=http]', 'main p a[href^=http]'],
  ['sources.freshness', 'the newest first', 'src/tools/freshness.ts', "(a.checked ?? '').localeCompare(b.checked ?? '')", "(b.checked ?? '').localeCompare(a.checked ?? '')"],
  ['sources.links', 'a refusal counts as lost', 'e2e/harness/links/ask.ts', 'refusals.has(status)', 'status === 0'],
  ['sources.notice', 'the box without a day', 'src/content/parts/boxes.tsx', '<time dateTime={date}>', '<time>'],
  ['prose.hand', 'props are not counted', 'e2e/italian/hand.ts', 'users.length > levels.prop', 'users.length > 99'],
  ['prose.hand', 'a question counts as a scene', 'e2e/italian/hand.ts', "return 'a question'", "return 'a place or a scene'"],
  ['prose.closing', 'every closing will do', 'e2e/italian/closing.ts', '!instruction.test(closing)', 'closing === name'],
  ['prose.sourced', 'figures with a unit pass', 'e2e/italian/sourced.ts', '\\d\\s?(?:€|%|milioni|euro)|', ''],
  ['worked-examples.typed', 'a result written by hand', 'src/content/articles/conto-economico-locazione-breve.mdx', "{props.euro(props.stayPrice)}", '375 €'],
  ['worked-examples.computed', 'a changeover of 80 €', 'src/tools/changeover.ts', 'usual: 70', 'usual: 80'],
  ['worked-examples.functions', 'a sum between braces', 'src/content/articles/ota-costo-investimento.mdx', '{props.euro(props.stayPrice)}', '{props.euro(3 * 125)}'],
  ['worked-examples.feasts', 'a feast a week late', 'src/content/articles/tradizioni-veneziane.mdx', "| Sensa | {props.feastDates('sensa', 2027)} |", '| Sensa | 16 maggio |'],
  ['worked-examples.tool', 'the tool opens on another price', 'src/tools/price.ts', "basePrice: 150, season", "basePrice: 160, season"],
])
