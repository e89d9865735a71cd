import { expect, test } from 'playwright/test'
import type { Answer } from './harness/crawl/answer.ts'
import { everyAnswer, publicUrl } from './support/copy.ts'
import { missingAnswers } from './support/missing.ts'

interface Asked extends Answer {
  path: string
  origin: string
}

const hidden = /noindex|nofollow|nosnippet|noimageindex|none|unavailable_after|max-snippet:\s*0(?!\d)/i
const requesting = /\brel="?[^;,"]*\b(?:preconnect|dns-prefetch|preload|modulepreload|prefetch|prerender|stylesheet)\b/i
const pictureOrFeed = /\.(?:png|svg|ico)$|^\/feed\.xml$/

/** The links of a header, each with what it is for. */
const linksIn = (headers: Headers): [link: string, address: string][] => [...(headers.get('link') ?? '').matchAll(/<([^>]*)>[^<]*/g)].map(([link, address = '']) => [link, address])

/** Where a browser is told to report to: in headers of its own, or in a policy. */
const reporting = (headers: Headers): string | undefined => {
  const own = ['nel', 'report-to', 'reporting-endpoints'].find((name) => headers.has(name))
  const policy = ['content-security-policy', 'content-security-policy-report-only'].map((name) => headers.get(name) ?? '').join(';')
  return own ?? /(?:^|[;,\s])(?:report-uri|report-to)\s[^;,]*/i.exec(policy)?.[0]
}

/** A provider may say of a name that it gave away what it likes: nobody else is served below it. */
const isOwnHost = (origin: string): boolean => [new URL(publicUrl).hostname, '127.0.0.1', 'localhost'].includes(new URL(origin).hostname)

/** What no answer says of itself, and the words in which it would. */
const unsaid: [title: string, faultIn: (asked: Asked) => string | undefined | false][] = [
  ['files.letters: no answer is said to be in other letters than UTF-8', ({ headers }) => /charset="?(?!utf-8(?:["\s;]|$))[^\s;"]+/i.exec(headers.get('content-type') ?? '')?.[0]],
  ['files.language: no answer is said to be in another language than Italian', ({ headers }) => /^(?!it\b).+/i.exec(headers.get('content-language') ?? '')?.[0]],
  // Of what is not there a host may say so.
  ['files.open: no answer keeps search engines away, or what they show of a page', ({ headers, status }) => status !== 404 && hidden.exec(headers.get('x-robots-tag') ?? '')?.[0]],
  ['files.open: no answer offers itself for download', ({ headers }) => /attachment/i.exec(headers.get('content-disposition') ?? '')?.[0]],
  ['files.open: no answer gives its page another address', ({ headers, path }) => {
    const [link, address] = /<([^>]*)>;[^,]*\brel="?canonical/i.exec(headers.get('link') ?? '') ?? []
    return address !== undefined && URL.parse(address, publicUrl)?.href !== URL.parse(publicUrl + path)?.href && link
  }],
  ['security.referrer: no answer tells other sites more than its host', ({ headers }) => /^(?:unsafe-url|no-referrer-when-downgrade)$/i.exec(headers.get('referrer-policy')?.split(',').at(-1)?.trim() ?? '')?.[0]],
  ['security.traces: no answer sets a cookie', ({ headers }) => headers.getSetCookie()[0]],
  ['security.silent: no answer has the browser report', ({ headers }) => reporting(headers)],
  ['security.origin: no answer has the browser ask another origin', ({ headers, origin, path }) => {
    const own = new Set([origin, new URL(publicUrl).origin])
    return linksIn(headers).find(([link, address]) => requesting.test(link) && !own.has(URL.parse(address, origin + path)?.origin ?? ''))?.[0]
  }],
  ['security.shown: no answer keeps a picture or the feed from the pages of other sites', ({ headers, path }) => pictureOrFeed.test(path) && /^same-(?:origin|site)$/i.exec(headers.get('cross-origin-resource-policy')?.trim() ?? '')?.[0]],
  ['security.below: no answer speaks of the hosts below its own', ({ headers, origin }) => isOwnHost(origin) && /includeSubDomains|preload/i.exec(headers.get('strict-transport-security') ?? '')?.[0]],
]

for (const [title, faultIn] of unsaid) {
  test(title, async ({ baseURL: origin = '' }) => {
    const wrong = [...(await everyAnswer(origin)), ...(await missingAnswers(origin))].flatMap(([path, answer]) => {
      const fault = faultIn({ ...answer, path, origin })
      return fault ? [`${path}: ${fault}`] : []
    })
    expect(wrong, 'answers that say so').toEqual([])
  })
}
