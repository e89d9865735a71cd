import { fill } from '../../spec/support/product.ts'
import { type Answer, answerAt, textAt } from '../harness/crawl/answer.ts'
import { crawl, type Found } from '../harness/crawl/crawl.ts'
import { readHtml } from '../harness/crawl/markup.ts'
import { paths } from './pages.ts'

/** The address that the site gives itself in public, whatever copy of it is looked at. */
export const publicUrl = fill('{url}')

/** What no page has to name for it to be there. */
const besides = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/llms.txt', '/site.webmanifest']

const crawled = new Map<string, Promise<Found[]>>()

/** Everything that the copy names, found once by each worker. */
export function everythingAt(origin: string): Promise<Found[]> {
  const known = crawled.get(origin) ?? crawl({ origin, publicUrl, from: [...paths, ...besides] })
  crawled.set(origin, known)
  return known
}

/** All answers that could be had, by path. */
export async function everyAnswer(origin: string): Promise<[path: string, answer: Answer][]> {
  const all = (await everythingAt(origin)).map(async ({ url }) => {
    const answer = await answerAt(url).catch(() => undefined)
    return answer ? [[url.slice(origin.length), answer] as [string, Answer]] : []
  })
  return (await Promise.all(all)).flat()
}

const documents = new Map<string, Promise<Document>>()

/** A page as it arrives, before any script. */
export function documentAt(url: string): Promise<Document> {
  const known = documents.get(url) ?? textAt(url).then(readHtml)
  documents.set(url, known)
  return known
}

/** An address without the slash that a host may add to it. */
export const slashless = (address: string): string => {
  const { origin, pathname, search } = new URL(address)
  return origin + pathname.replace(/\/$/, '') + search
}
