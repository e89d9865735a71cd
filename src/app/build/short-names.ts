const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** «aa», «ab» …: two letters, so that they are none of the inks' (src/art/ink-style.ts). */
const shortName = (place: number): string => {
  const [first, second] = [LETTERS[Math.floor(place / LETTERS.length)], LETTERS[place % LETTERS.length]]
  if (!first || !second) throw new Error(`short names: expected at most ${LETTERS.length ** 2} on a page, found one more`)
  return first + second
}

/**
 * Gives Emotion's classes short names in their order on the page: their own are hashes, which do not compress. In the
 * browser React leaves the server's names as they are, and what it makes anew brings its own rules.
 */
export function shortenNames(css: string, body: string): { css: string; body: string } {
  const names = new Map<string, string>()
  const short = (name: string) => {
    const known = names.get(name) ?? shortName(names.size)
    names.set(name, known)
    return known
  }
  const renamed = body.replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${list.replace(/\bc-[\w-]+/g, short)}"`)
  return { body: renamed, css: css.replace(/(?<=\.)c-[\w-]+/g, short) }
}
