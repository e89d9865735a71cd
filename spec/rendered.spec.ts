// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { publishedPages, siteFiles } from './support/published.ts'
import { renderedFiles, renderedPages } from './support/rendered.ts'
import { routeRows } from './support/rows.ts'

type Pages = Awaited<ReturnType<typeof renderedPages>>
const paths = [...routeRows.map(({ path }) => path!), '/404']
let [found, made]: [Pages, Pages] = [[], []]
beforeAll(async () => void ([found, made] = [await publishedPages(), await renderedPages()]))

/** Its parts in their order: each tag with all that it says but its style, each text. The build puts the sheet and the scripts between. */
function partsOf(pages: Pages, path: string): string[] {
  const { body } = new DOMParser().parseFromString(pages.find((page) => page.path === path)?.body ?? '', 'text/html')
  return [...body.querySelectorAll('header, main, footer')].filter((part) => !part.parentElement!.closest('header, main, footer')).flatMap((part) => {
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const parts: string[] = []
    for (let node: Node | null = part; node; node = nodes.nextNode()) {
      if (node instanceof Element && node.matches('link, style, script, [data-below]')) continue
      const said = node instanceof Element ? `<${[node.localName, ...[...node.attributes].filter(({ name }) => name !== 'class' && name !== 'style').map(({ name, value }) => `${name}="${value}"`).toSorted()].join(' ')}>` : node.textContent!.trim()
      if (said) parts.push(said)
    }
    return parts
  })
}

test.each(paths)('routes.rendered: %s says what the sources say', (path) => {
  const [said, wanted] = [partsOf(found, path), partsOf(made, path)]
  expect(wanted.length, 'parts of the page').toBeGreaterThan(50)
  const at = wanted.findIndex((part, place) => part !== said[place])
  const words = wanted.slice(0, Math.max(0, at)).findLast((part) => !part.startsWith('<')) ?? ''
  expect(said[at], `${path}, after «${words.slice(-60)}»`).toBe(wanted[at])
  expect(said.slice(wanted.length), `${path}, after its end`).toEqual([])
})

const summaries = (pages: Pages) => pages.filter(({ share }) => share).map(({ summary }) => summary)

test.each(['feed.xml', 'feste-veneziane.ics', 'llms.txt', 'robots.txt', 'site.webmanifest'])('routes.rendered: /%s says what the sources say', (name) => {
  const [said = [], wanted = []] = [siteFiles(summaries(found)), renderedFiles(summaries(made))].map((files) => files[name]!.split(/\r?\n/))
  const at = wanted.findIndex((line, place) => line !== said[place])
  expect(said[at], `/${name}, line ${at + 1}`).toBe(wanted[at])
  expect(said.slice(wanted.length), `/${name}, after its end`).toEqual([])
})
