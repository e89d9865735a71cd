/** A text of an article without what stands between braces, which is computed, and what stands there. */
export function withoutBraces(text: string): { words: string; braces: string[] } {
  const braces: string[] = []
  let words = text
  for (let inner; (inner = /\{([^{}]*)\}/.exec(words)); ) {
    braces.push(inner[1]!)
    words = words.replace(inner[0], '¤')
  }
  return { words, braces }
}
