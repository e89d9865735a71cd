import { JSDOM } from 'jsdom'
import { virtual } from '@guidepup/virtual-screen-reader'
import { fill } from '../../spec/support/product.ts'

const MOST_PHRASES = 2000

async function readAloud(html: string): Promise<string[]> {
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

/** What the virtual screen reader says from the start of a page to its end, one phrase a line, but for the ends of what it has begun. */
export const spoken = async (html: string): Promise<string[]> => (await readAloud(html)).filter((phrase) => !phrase.startsWith('end of '))

/** The same text for each brand: its name, slug and contacts are values. */
export const neutral = (text: string): string =>
  ['{email}', '{phone}', '{Product}', '{product}'].reduce((left, placeholder) => left.replaceAll(fill(placeholder), placeholder), text)
