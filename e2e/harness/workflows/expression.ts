import { Unusable } from '../command/unusable.ts'

/** What `${{ … }}` may name: `{ matrix: { engine: 'firefox' } }`. */
export interface Context {
  [name: string]: string | Context | undefined
}

function lookUp(path: string, context: Context): string {
  const found = path.split('.').reduce<string | Context | undefined>((from, key) => (typeof from === 'object' ? from[key] : undefined), context)
  return typeof found === 'string' ? found : ''
}

/** Names, quoted words, `==`, `!=`, `&&`, `||` and the three questions after the job's end: no more is needed, no more is understood. */
export function evaluate(expression: string, context: Context, place: string): string {
  const text = expression.trim()
  // Both sides are read, whichever decides: what is not understood is told at once.
  const sidesOf = (sign: string): [string, string] | undefined => {
    const at = text.indexOf(sign)
    return at < 0 ? undefined : [evaluate(text.slice(0, at), context, place), evaluate(text.slice(at + sign.length), context, place)]
  }
  const either = sidesOf('||')
  if (either) return either[0] || either[1]
  const both = sidesOf('&&')
  if (both) return both[0] && both[1]
  const [, one, sign, other] = /^(.+?)\s*([!=]=)\s*(.+)$/.exec(text) ?? []
  if (sign) return (evaluate(one!, context, place) === evaluate(other!, context, place)) === (sign === '==') ? 'true' : ''
  const quoted = /^'([^']*)'$/.exec(text)
  if (quoted) return quoted[1]!
  if (/^(success|failure|always|cancelled)\(\)$/.test(text)) return lookUp(`status.${text.slice(0, -2)}`, context)
  if (text.startsWith('!')) return evaluate(text.slice(1), context, place) ? '' : 'true'
  if (/^(matrix|github|runner|env|vars|steps|needs|status)(\.[\w-]+)+$/.test(text)) return lookUp(text, context)
  throw new Unusable(`${place}: expected a name, a quoted word, ==, !=, && or ||, found «${text}»`)
}

/** The text with each `${{ … }}` in it filled in. */
export const interpolate = (text: string, context: Context, place: string): string =>
  text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => evaluate(expression, context, place))

/** An `if` may do without the braces; one that asks nothing of the job's state runs only while all is well. */
export function isDue(condition: string | undefined, context: Context, place: string): boolean {
  const text = (condition ?? 'success()').replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1')
  const isWell = /\b(success|failure|always|cancelled)\(\)/.test(text) || evaluate('success()', context, place) !== ''
  return isWell && evaluate(text, context, place) !== ''
}
