import { toolId } from '../../content/tool-names.ts'
import { belowText } from '../../ui/below-text.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const MOST = LETTERS.length ** 2

/** «aa», «ab» …: two letters, so that they are none of the inks' (src/art/ink-style.ts). */
const shortName = (place: number): string => {
  const [first, second] = [LETTERS[Math.floor(place / LETTERS.length)], LETTERS[place % LETTERS.length]]
  if (!first || !second) throw new Error(`short names: expected at most ${MOST} on a page, found one more`)
  return first + second
}

/** What it is asked for a second time it still knows. */
function names(nameOf: (place: number) => string): (long: string) => string {
  const known = new Map<string, string>()
  return (long) => {
    const name = known.get(long) ?? nameOf(known.size)
    known.set(long, name)
    return name
  }
}

const emotion = /\bc-[\w-]+/g
const classes = / class="([^"]*)"/g
const className = /(?<=\.)c-[\w-]+/g
/** Without the blanks that nothing needs: those of strings stay. */
const tight = (rule: string) => rule.replace(/("[^"]*")|([,:]) |(@media) (?=\()/g, (_, text = '', mark = '', at = '') => text + mark + at)

const namesIn = (html: string): Set<string> => new Set([...html.matchAll(classes)].flatMap(([, list = '']) => list.match(emotion) ?? []))

const tool = new RegExp(`<section [^>]*aria-labelledby="${toolId}".*?</section>`, 'gs')

interface ShortNamed {
  body: string
  /** Rules of what stands in the text or above it. */
  css: string
  /** Rules of what stands below the text alone, or in the tool of an article. */
  rest: string
}

/**
 * Gives Emotion's classes short names in their order on the page: their own are hashes, which do not compress. In the
 * browser React leaves the server's names as they are, and what it makes anew brings its own rules.
 */
export function nameShortener(): (rules: readonly string[], body: string) => ShortNamed {
  // Below the text a name is the same on every page, so that pages share a sheet: from «zz» backwards.
  const shared = names((place) => shortName(MOST - 1 - place))
  return (rules, body) => {
    const [text = '', ...below] = body.split(belowText)
    // The tool of an article stands far down its text: its dress may come a moment later, too.
    const tools = below.length > 0 && text.includes('<article ') ? (text.match(tool) ?? []) : []
    const first = namesIn(tools.reduce((rest, part) => rest.replace(part, ''), text))
    const later = namesIn([...tools, ...below].join(''))
    const own = names(shortName)
    const isShared = (name: string) => later.has(name) && !first.has(name)
    const short = (name: string) => (isShared(name) ? shared(name) : own(name))
    const renamed = body.replace(classes, (_, list: string) => ` class="${list.replace(emotion, short)}"`)
    const shown = { css: '', rest: '' }
    for (const rule of rules) {
      const frames = /^@keyframes ([\w-]+)/.exec(rule)?.[1]
      // Keyframes stand where what moves by them does.
      const user = frames ? rules.find((other) => other !== rule && other.includes(frames)) : rule
      const [name = ''] = user?.match(className) ?? []
      shown[isShared(name) ? 'rest' : 'css'] += tight(rule).replace(className, short).replaceAll(';}', '}')
    }
    return { body: renamed, ...shown }
  }
}
