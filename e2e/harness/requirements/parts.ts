import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { WrittenTest } from './written-tests.ts'

/** What begins on the line of this place, with the lines further in and the one that closes it. */
function blockAt(source: string, place: number): string {
  const [first = '', ...others] = source.slice(source.lastIndexOf('\n', place) + 1).split('\n')
  const depth = first.search(/\S/)
  const end = others.findIndex((line) => line !== '' && (line.search(/\S/) < depth || (line.search(/\S/) === depth && !/^\s*[)\]}]/.test(line))))
  return [first, ...others.slice(0, end < 0 ? others.length : end)].join('\n')
}

const calls = (names: Set<string>, block: string): boolean => [...names].some((name) => new RegExp(`\\b${name}\\(`).test(block))

/** What a file calls to say which requirement a part is about: `about`, or a helper that calls it, of its own or of another file. */
function partersIn(file: string, known: Map<string, Set<string>>): Set<string> {
  const before = known.get(file)
  if (before) return before
  const names = new Set(posix.basename(file) === 'about.ts' ? ['about'] : [])
  known.set(file, names)
  const source = readFileSync(file, 'utf8')
  for (const [, list = '', from = ''] of source.matchAll(/^import \{([^}]*)\} from '(\.[^']*\.tsx?)'/gm)) {
    const path = posix.join(posix.dirname(file), from)
    const there = existsSync(path) ? partersIn(path, known) : names
    for (const name of list.split(',').map((one) => one.trim())) if (there.has(name)) names.add(name)
  }
  const helpers = [...source.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)].map(({ 1: name = '', index }) => ({ name, block: blockAt(source, index) }))
  for (let met = -1; met < names.size; ) {
    met = names.size
    for (const { name, block } of helpers) if (calls(names, block)) names.add(name)
  }
  return names
}

/** Tests of several requirements that neither part them nor say why one part is of all. */
export function unparted(tests: WrittenTest[]): string[] {
  const known = new Map<string, Set<string>>()
  const several = tests.filter(({ ids }) => ids.length > 1)
  return several.flatMap(({ file, opening }) => {
    const source = readFileSync(file, 'utf8')
    const block = blockAt(source, source.indexOf(opening))
    return /\/\/ One for all: \S+ \S+/.test(block) || calls(partersIn(file, known), block) ? [] : [`${file}: ${opening}`]
  })
}
