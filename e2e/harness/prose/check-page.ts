import type { Finding } from './finding.ts'
import { type Passage, passagesOf } from './passages.ts'

/** What an editor of a language looks at: passage by passage, and the page as a whole. */
export interface Language<Vocabulary> {
  passage: ((passage: Passage, vocabulary: Vocabulary) => Finding[])[]
  page: ((document: Document) => Finding[])[]
}

/** Everything to mend on a page, each with the heading above it, but for the passages that were read before: header, footer, cards. */
export function checkPage<Vocabulary>(document: Document, { passage, page }: Language<Vocabulary>, vocabulary: Vocabulary, read = new Set<string>()) {
  const fresh = passagesOf(document).filter(({ runs }) => {
    const key = JSON.stringify(runs)
    return !read.has(key) && read.add(key)
  })
  const found = fresh.flatMap((one) => passage.flatMap((check) => check(one, vocabulary)).map((finding) => ({ ...finding, heading: one.heading })))
  return [...found, ...page.flatMap((check) => check(document)).map((finding) => ({ ...finding, heading: finding.place }))]
}
