import { articleText, wordCount } from '../../spec/support/readable.ts'
import type { Finding } from '../harness/prose/finding.ts'

const SLOWEST = 200
const FASTEST = 240

/** An article takes the minutes that it states; its sources do not count. */
export function length(document: Document): Finding[] {
  const stated = /Tempo di lettura:\s(\d+)\sminuti/.exec(document.body.textContent)
  const text = articleText(document)
  if (!stated && !text) return []
  const place = document.querySelector('h1')?.textContent ?? ''
  if (!stated || !text) {
    const found = stated ? 'no body' : 'no reading time'
    return [{ check: 'length', place, found, expected: 'a body after its index, and its reading time' }]
  }
  text.querySelector('[aria-labelledby=fonti]')?.remove()
  const words = wordCount(text)
  const minutes = Number(stated[1])
  const [least, most] = [SLOWEST * minutes, FASTEST * minutes]
  if (words >= least && words <= most) return []
  return [{ check: 'length', place, found: `${words} words`, expected: `${least} to ${most} words for ${minutes} minutes` }]
}
