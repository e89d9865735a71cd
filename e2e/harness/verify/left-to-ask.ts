import type { AsBuilt } from './as-built.ts'
import { escapeRegExp } from '../requirements/escape-reg-exp.ts'
import { namePattern } from '../requirements/ids.ts'
import type { Site } from '../site.ts'

interface Known {
  pages: Pick<Site['pages'], 'all'>
  specification: Pick<Site['specification'], 'ofTheBytes'>
}

interface Left {
  /** Of full titles: those of the tests that are to run, where not all are, and of them those that are not. */
  patterns: { grep?: string; grepInvert?: string }
  /** What is left out and why, a line each. */
  told: string[]
}

/** Finds tests by a whole path in their titles. */
const pathPattern = (paths: string[]): string => `(?<![\\w/-])(?:${paths.map(escapeRegExp).join('|')})(?![\\w/-])`

const chapterOf = (id: string): string => id.slice(0, id.indexOf('.'))

/** What is left to be asked in a browser, of these requirements, of a copy that is in part or whole as built. */
export function leftOf(ids: string[], { pages, isWhole }: AsBuilt, { pages: { all }, specification: { ofTheBytes } }: Known): Left {
  const left = isWhole ? ids.filter((id) => !(id in ofTheBytes) && !(chapterOf(id) in ofTheBytes)) : ids
  const isLess = left.length < ids.length
  return {
    patterns: { ...(isLess && { grep: namePattern(left) }), ...(pages.length > 0 && { grepInvert: pathPattern(pages) }) },
    told: [
      ...(pages.length > 0 ? [`  ${pages.length} of ${all.length + 1} pages are to the byte what the sources make: one of each kind is opened for them`] : []),
      ...(isLess ? [`  so is every file: ${ids.length - left.length} requirements (${Object.keys(ofTheBytes).join(', ')}) follow from the bytes, which the tests of this commit prove`] : []),
      ...(isLess || pages.length > 0 ? ['  --whole opens all of them, and asks for all'] : []),
    ],
  }
}

/** The same of an address, which is compared only for it: all is left where that is asked for. */
export const leftToAsk = async (ids: string[], isAll: boolean, compare: () => Promise<AsBuilt>, known: Known): Promise<Left> =>
  isAll ? { patterns: {}, told: [] } : leftOf(ids, await compare(), known)
