import { http, passthrough } from 'msw'
import { textAt as answered } from '../../e2e/harness/crawl/answer.ts'
import { service } from './service.ts'

/** Where the site under test answers. */
export const address = process.env.SUBJECT_URL!

/** What the address answers to a path. */
export function textAt(path: string): Promise<string> {
  service.use(http.get(`${address}/*`, () => passthrough()))
  return answered(address + path)
}

/** Every path that the site says it has, and the day of its last change, where it says one; asked before the service listens. */
export const sitemap = await textAt('/sitemap.xml')
const entries = [...new DOMParser().parseFromString(sitemap, 'text/xml').querySelectorAll('url')]
const textIn = (entry: Element, name: string): string => entry.querySelector(name)?.textContent ?? ''
export const modified = new Map(entries.map((entry) => [new URL(textIn(entry, 'loc')).pathname, textIn(entry, 'lastmod')]))
