/** Takes the place of `spec/support/published.ts`: what was published is what an address answers. */
import { modified, sitemap, textAt } from './address.ts'
import { routeRows } from './rows.ts'

// What the tests ask of the build's own functions is left out at an address.
export * from './published.ts'

const names = ['feed.xml', 'feste-veneziane.ics', 'llms.txt', 'robots.txt', 'site.webmanifest']
const files = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await textAt(`/${name}`)] as const)))

export const siteFiles = () => ({ ...files, 'sitemap.xml': sitemap })

export const modifiedOn = (path: string): string => modified.get(path) ?? ''

async function pageAt(path: string) {
  const { head, body } = new DOMParser().parseFromString((await textAt(path)).replace(/<style\b[^>]*>[^]*?<\/style>/g, ''), 'text/html')
  const description = head.querySelector('meta[name=description]')?.getAttribute('content')
  return { path, head: head.innerHTML, body: body.innerHTML, share: modified.has(path), summary: { path, heading: body.querySelector('h1')?.textContent, description } }
}

/** Every page that the specification or the sitemap knows, and the one for what is missing. */
export const publishedPages = () => Promise.all([...new Set([...routeRows.map(({ path = '' }) => path), ...modified.keys(), '/404'])].map(pageAt))
