/** One thing to mend, said so that it can be found and mended without running anything again. */
export interface Finding {
  check: string
  /** The sentence or the words around it. */
  place: string
  found: string
  expected: string
}

const REACH = 40

/** The words around a stretch of text, cut where a reader would still recognise them. */
export function around(text: string, from: number, length: number): string {
  const start = text.slice(0, from).search(new RegExp(`\\S*.{0,${REACH}}$`, 's'))
  const tail = new RegExp(`^.{0,${REACH}}\\S*`, 's').exec(text.slice(from + length))?.[0] ?? ''
  return `${text.slice(start, from + length)}${tail}`.replace(/\s+/g, ' ').trim()
}
