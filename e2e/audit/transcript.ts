import { JSDOM } from 'jsdom'
import { virtual } from '@guidepup/virtual-screen-reader'

const MOST_PHRASES = 2000

/** What the virtual screen reader says from the start of a page to its end, one phrase a line. */
export async function readAloud(html: string): Promise<string[]> {
  const { window } = new JSDOM(html)
  await virtual.start({ container: window.document.body as unknown as Node, window })
  const first = await virtual.lastSpokenPhrase()
  const phrases: string[] = [first]
  while (phrases.length < MOST_PHRASES) {
    await virtual.next()
    const phrase = await virtual.lastSpokenPhrase()
    if (phrase === first) break
    phrases.push(phrase)
  }
  await virtual.stop()
  window.close()
  return phrases
}
