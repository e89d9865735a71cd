import { articleText, wordCount } from '../../spec/support/readable.ts'
import type { Finding } from '../harness/prose/finding.ts'

const SLOWEST = 200
const FASTEST = 240

/** The body of an article, which follows its index of contents, as a number of words; the sources do not count. */
function bodyWords(document: Document): number | undefined {
  const body = articleText(document)
  const sources = body?.querySelector('[aria-labelledby=fonti]')
  return body ? wordCount(body) - (sources ? wordCount(sources) : 0) : undefined
}

/** An article takes the minutes that it states. */
export function length(document: Document): Finding[] {
  const stated = /Tempo di lettura:\s(\d+)\sminuti/.exec(document.body.textContent)
  const words = bodyWords(document)
  if (!stated && words === undefined) return []
  const place = document.querySelector('h1')?.textContent ?? ''
  const minutes = Number(stated?.[1])
  if (!stated || words === undefined) {
    const found = stated ? 'no body' : 'no reading time'
    return [{ check: 'length', place, found, expected: 'a body after its index, and its reading time' }]
  }
  const [least, most] = [SLOWEST * minutes, FASTEST * minutes]
  if (words >= least && words <= most) return []
  return [{ check: 'length', place, found: `${words} words`, expected: `${least} to ${most} words for ${minutes} minutes` }]
}
