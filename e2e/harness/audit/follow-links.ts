import { read } from '../crawl/read.ts'
import { htmlOf } from './html-of.ts'
import { isIn, linksOf } from './links-of.ts'

/** More is not needed to tell the templates of a site from each other. */
export const MOST_PAGES = 200
const AT_ONCE = 6

const notPages = /\.(?:avif|css|csv|docx?|eps|gif|ico|ics|jpe?g|js|json|mp[34]|odt|pdf|png|pptx?|svg|txt|vcf|webm|webp|woff2?|xlsx?|xml|zip)$/i
const isNoPage = (path: string): boolean => notPages.test(path.split('?')[0]!)

/** The page and where it was found in the end; or why there is none. */
type Answer = { path: string; html: string } | 'broken' | 'document' | 'elsewhere'

async function ask(address: string, origin: string, folder: string): Promise<Answer> {
  const response = await read(address).catch(() => undefined)
  const url = URL.parse(response?.url ?? '')
  // A link of the folder may be sent on to what does not belong to it.
  const isOwn = url?.origin === origin && isIn(folder, url.pathname)
  if (response?.ok && isOwn && /html/.test(response.headers.get('content-type') ?? '')) return { path: url.pathname + url.search, html: await htmlOf(response) }
  await response?.body?.cancel()
  if (!response?.ok) return 'broken'
  return isOwn ? 'document' : 'elsewhere'
}

/** Follows the links from a page, always in the same order, until a number of pages is met: these as served, and whether more is linked. */
export async function followLinks(start: string, folder: string, most = MOST_PAGES) {
  const { origin, pathname, search } = new URL(start)
  const pages = new Map<string, string>()
  /** Addresses that links name and that answer with no page. */
  const broken: string[] = []
  /** Those that answer with something else, or are named like it. */
  const documents: string[] = []
  const waiting = [pathname + search]
  const known = new Set(waiting)
  while (waiting.length > 0 && pages.size < most) {
    const some = waiting.splice(0, Math.min(AT_ONCE, most - pages.size))
    const answers = await Promise.all(some.map((path) => ask(origin + path, origin, folder)))
    for (const [at, answer] of answers.entries()) {
      if (answer === 'broken') broken.push(some[at]!)
      if (answer === 'document') documents.push(some[at]!)
      if (typeof answer === 'string' || pages.has(answer.path)) continue
      pages.set(answer.path, answer.html)
      known.add(answer.path)
      const fresh = linksOf(answer.html, origin + answer.path, folder).filter((path) => !known.has(path))
      for (const path of fresh) known.add(path)
      documents.push(...fresh.filter((path) => isNoPage(path)))
      waiting.push(...fresh.filter((path) => !isNoPage(path)))
    }
  }
  return { pages: Object.fromEntries(pages), isCut: waiting.length > 0, broken, documents }
}
