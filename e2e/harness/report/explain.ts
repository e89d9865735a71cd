import { stripVTControlCharacters } from 'node:util'

interface Explanation {
  expected: string
  found: string
}

const MOST = 600
const line = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > MOST ? `${flat.slice(0, MOST)}…` : flat
}

const after = (text: string, label: RegExp): string | undefined => {
  const [, value] = label.exec(text) ?? []
  return value?.trim()
}

/** Brackets and the names of kinds say nothing that the elements do not. */
const bare = (row: string): string => row.replace(/^(?:(?:Array|Object) )?[[{](?:[\]}])?,?$|^[\]}],?$/, '').replace(/,$/, '').replace(/^"(\w+)": "?(.*?)"?$/, '$1: $2').replace(/^"(.*)"$/, '$1')

/** The first place of a difference where the two sides part, in full, and how many lines follow that part too. */
function parting(text: string): Explanation | undefined {
  const rows = text.split('\n').map((row) => row.trim()).filter((row) => !/^[-+] (?:Expected|Received)\b/.test(row))
  const sides = { '-': [] as string[], '+': [] as string[] }
  let more = 0
  let ended = false
  for (const row of rows) {
    const mark = /^[-+](?= )/.exec(row)?.[0] as '-' | '+' | undefined
    const element = mark ? bare(row.slice(2).trim()) : ''
    if (!mark) ended = sides['-'].length + sides['+'].length > 0
    else if (element && (ended || sides[mark].length > 0)) more += 1
    else if (element) sides[mark].push(element)
  }
  if (sides['-'].length + sides['+'].length === 0) return undefined
  const rest = more > 0 ? ` (and ${more} more)` : ''
  return { expected: sides['-'].join(' ') || 'none', found: `${sides['+'].join(' ') || 'none'}${rest}` }
}

/** What says in words alone that something should not be there, or does not read. */
function inWords(text: string): Explanation | undefined {
  const [, label = '', there] = /^(?:(.*?: ))?expected (.+) to be (?:undefined|null)$/.exec(text) ?? []
  if (there) return { expected: 'none', found: label + there.replace(/^'(.*)'$/, '$1') }
  const [, said = '', property] = /^(?:(.*?: ))?expected .+ to not have property "(.+)"$/.exec(text) ?? []
  return property ? { expected: `no ${property}`, found: `${said}${property}` } : undefined
}

/** What was expected and what was found, each on one line, out of what Vitest, Testing Library or Playwright say. */
export function explain(message: string): Explanation {
  const text = stripVTControlCharacters(message)
  const different = parting(text)
  const expected = after(text, /^\s*Expected(?: [\w ]+)?:[ \t]*(\S.*)$/m) ?? after(text, /^Expected [\w ]+:\s+(.+)$/m) ?? different?.expected
  const found = after(text, /^\s*Received(?: [\w ]+)?:[ \t]*(\S.*)$/m) ?? after(text, /^Received[\w ]*:\s+(.+)$/m) ?? different?.found
  const first = (text.split('\n').find((row) => row.trim()) ?? '').replace(/^Error: /, '')
  if (!expected && !found) {
    const { expected: wanted, found: instead } = inWords(first) ?? { expected: 'the test to pass', found: first }
    return { expected: wanted, found: line(instead) }
  }
  // What is said of the two values again, shortened, is no label.
  const label = first.replace(/(?:^|(?<=: ))(?:expected .* to |expect\(|Expected|Received).*/, '').replace(/:? *$/, '')
  return { expected: line(expected || 'nothing more'), found: line(`${label && `${label}: `}${found || 'nothing of it'}`) }
}
