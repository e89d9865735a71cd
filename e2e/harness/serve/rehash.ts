import { createHash } from 'node:crypto'

const inline = /<(script|style)\b(?![^>]*\bsrc=)[^>]*>([^]*?)<\/\1>/g
const digest = (text: string, letters: BufferEncoding): string => createHash('sha256').update(text, letters).digest('base64')

/** A changed inline script or style keeps running: its hash in the policy changes with it. The letters are those that the bytes were read in. */
export function rehash(before: string, after: string, letters: BufferEncoding = 'utf8'): string {
  const [old, changed] = [before, after].map((html) => [...html.matchAll(inline)].map(([, , text = '']) => text))
  if (old!.length !== changed!.length) return after
  return old!.reduce((html, text, index) => html.replaceAll(`sha256-${digest(text, letters)}`, `sha256-${digest(changed![index]!, letters)}`), after)
}
