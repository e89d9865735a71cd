import { decodeHTML } from 'entities'

/** Pages that links lead to, as served, in the order in which they were met. */
export interface Followed {
  pages: Record<string, string>
  /** More is linked than was asked for. */
  isCut: boolean
  /** Addresses that links name and that answer with no page. */
  broken: string[]
}

/** More is not needed to tell the templates of a site from each other. */
export const MOST_PAGES = 200
const AT_ONCE = 6
const PATIENCE_MS = 20_000

const notPages = /\.(?:avif|css|csv|docx?|eps|gif|ico|ics|jpe?g|js|json|mp[34]|odt|pdf|png|pptx?|svg|txt|vcf|webm|webp|woff2?|xlsx?|xml|zip)$/i

/** Where the links of a page lead inside a folder of its host: path and query, without the place in the page. */
export function linksOf(html: string, at: string, folder: string): string[] {
  const { origin } = new URL(at)
  const found = [...html.matchAll(/<(?:a|area)\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].flatMap(([, ...values]) => {
    const url = URL.parse(decodeHTML(values.find((value) => value !== undefined) ?? ''), at)
    return url?.origin === origin && url.pathname.startsWith(folder) && !notPages.test(url.pathname) ? [url.pathname + url.search] : []
  })
  return [...new Set(found)]
}

interface Answer {
  /** Where it was found in the end. */
  path: string
  html: string
}

async function ask(address: string, origin: string): Promise<Answer | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  if (!response?.ok || !/html/.test(response.headers.get('content-type') ?? '')) {
    await response?.body?.cancel()
    return undefined
  }
  const url = new URL(response.url)
  return url.origin === origin ? { path: url.pathname + url.search, html: await response.text() } : { path: '', html: '' }
}

/** Follows the links from a page, always in the same order, until a number of pages is met. */
export async function followLinks(start: string, folder: string, most = MOST_PAGES): Promise<Followed> {
  const { origin, pathname, search } = new URL(start)
  const pages = new Map<string, string>()
  const broken: string[] = []
  const waiting = [pathname + search]
  const known = new Set(waiting)
  while (waiting.length > 0 && pages.size < most) {
    const some = waiting.splice(0, Math.min(AT_ONCE, most - pages.size))
    const answers = await Promise.all(some.map((path) => ask(origin + path, origin)))
    for (const [at, answer] of answers.entries()) {
      if (!answer) broken.push(some[at]!)
      if (!answer?.path || pages.has(answer.path)) continue
      pages.set(answer.path, answer.html)
      known.add(answer.path)
      const fresh = linksOf(answer.html, origin + answer.path, folder).filter((path) => !known.has(path))
      for (const path of fresh) known.add(path)
      waiting.push(...fresh)
    }
  }
  return { pages: Object.fromEntries(pages), isCut: waiting.length > 0, broken }
}
