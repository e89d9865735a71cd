import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { ID } from './ids.ts'
import type { WrittenTest } from './written-tests.ts'

/** A part of a file, whole: a test, a function, a constant. */
interface Block {
  file: string
  text: string
}

/** What begins on the line of this place, with the lines further in and the one that closes it. */
function blockAt(source: string, place: number): string {
  const [first = '', ...others] = source.slice(source.lastIndexOf('\n', place) + 1).split('\n')
  const depth = first.search(/\S/)
  const end = others.findIndex((line) => line !== '' && (line.search(/\S/) < depth || (line.search(/\S/) === depth && !/^\s*[)\]}]/.test(line))))
  return [first, ...others.slice(0, end < 0 ? others.length : end)].join('\n')
}

const known = new Map<string, { own: Map<string, string>; imported: Map<string, { from: string; name: string }> }>()

/** The functions and constants of a file by their names, and where those are written that it imports. */
function namesIn(file: string) {
  const before = known.get(file)
  if (before) return before
  const source = readFileSync(file, 'utf8')
  const own = new Map([...source.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)].map(({ 1: name = '', index }) => [name, blockAt(source, index)]))
  const imported = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*\.tsx?)'/gm)].flatMap(([, list = '', path = '']) => {
    const from = posix.join(posix.dirname(file), path)
    return list.split(',').flatMap((one) => {
      const [name = '', local = name] = one.trim().split(' as ')
      return existsSync(from) ? [[local, { from, name }] as const] : []
    })
  })
  const names = { own, imported: new Map(imported) }
  known.set(file, names)
  return names
}

const isAbout = (file: string): boolean => posix.basename(file) === 'about.ts'

/** A test, with all functions and constants that it names, and those that they name, but for `about` itself. */
function reachedFrom(test: Block): Block[] {
  const met = new Set<string>()
  const reached = [test]
  for (const { file, text } of reached) {
    const { own, imported } = namesIn(file)
    for (const word of text.match(/\b[A-Za-z]\w*/g) ?? []) {
      const { from, name } = imported.get(word) ?? { from: file, name: word }
      const block = from === file ? own.get(name) : namesIn(from).own.get(name)
      if (block === undefined || met.has(`${from} ${name}`) || isAbout(from)) continue
      met.add(`${from} ${name}`)
      reached.push({ file: from, text: block })
    }
  }
  return reached
}

const callsAbout = ({ file }: Block): boolean => isAbout(namesIn(file).imported.get('about')?.from ?? '')
const matches = (blocks: Block[], pattern: RegExp): string[] => blocks.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found))

/** The ids that `about` is given in so many words. */
const idsGiven = (blocks: Block[]): string[] => matches(blocks, /\babout\(\s*['"]([^'"]*)['"]/g).flatMap((ids) => ids.split(', '))

/** Tells an id that some part of a test is about: given to `about` in so many words; by its first half; or, where `about` is given a name, written where that may come from. */
function blamedBy(blocks: Block[]): (id: string) => boolean {
  const parting = blocks.filter(callsAbout)
  const begun = matches(parting, /\babout\(\s*`([^`$]*)\$\{/g)
  const isNamed = parting.some(({ text }) => /\babout\(\s*[^\s'"`]/.test(text))
  const ids = new Set([...idsGiven(parting), ...(isNamed ? matches(blocks, new RegExp(`['"\`](${ID}(?:, ${ID})*)['"\`]`, 'g')).flatMap((list) => list.split(', ')) : [])])
  return (id) => ids.has(id) || begun.some((start) => id.startsWith(start))
}

/** Tests of several requirements with one that no part is about, unless they say why one part is of all. */
export function unparted(tests: WrittenTest[]): string[] {
  return tests.filter(({ ids }) => ids.length > 1).flatMap(({ file, opening, ids }) => {
    const source = readFileSync(file, 'utf8')
    const text = blockAt(source, source.indexOf(opening))
    if (/\/\/ One for all: \S+ \S+/.test(text)) return []
    const isBlamed = blamedBy(reachedFrom({ file, text }))
    const missing = ids.filter((id) => !isBlamed(id))
    return missing.length > 0 ? [`${file}: ${opening}: nothing is about ${missing.join(', ')}`] : []
  })
}

/** What `about` is given in so many words, in all these files. */
export const blamedIn = (files: string[]): string[] => idsGiven(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })).filter(callsAbout))
