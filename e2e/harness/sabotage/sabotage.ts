import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { rehash } from '../serve/rehash.ts'

/** A small fault that the tests of one requirement must notice. */
export interface Sabotage {
  requirement: string
  /** What is wrong, in a few words. */
  name: string
  /** In the built site, which is then served, or in the sources. */
  where: 'dist' | 'src'
  /** One file, or a pattern of several; a new one, if nothing is to be found. */
  file: string
  find: string | RegExp
  put: string
  /** Of the browser's tests, those whose title holds this notice it. */
  only?: string
  /** Of files that are no text: what becomes of them; nothing, if they are lost. */
  bytes?: (before: Buffer) => Buffer | undefined
  /** What the host does wrong, instead of the files. */
  host?: HostFault
  /** Of the sources, but met by the tests of the browser, on a site built from them. */
  builds?: true
}

export interface HostFault {
  /** Of the paths that it does it to. */
  path: RegExp
  /** Of the headers of a question, where it does it to who asks so alone. */
  asked?: Record<string, RegExp>
  status?: number
  headers?: Record<string, string>
  /** Milliseconds before it answers. */
  late?: number
}

/** Whether a question is one of those that the host answers wrong. */
export const isMet = ({ path, asked = {} }: HostFault, { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  path.test(url) && Object.entries(asked).every(([name, value]) => value.test(String(headers[name] ?? '')))

/** The brand is a value: a sabotage is written without it, and this fills it in. */
type Fill = (text: string) => string

/** The text with the fault in it; the same text where there is nothing to put it into. */
function spoil(text: string, { find, put }: Pick<Sabotage, 'find' | 'put'>, branded: Fill): string {
  const wanted = typeof find === 'string' ? branded(find) : new RegExp(branded(find.source), find.flags)
  // A string is put in as it stands; a pattern may bring back what it found.
  return typeof wanted === 'string' ? text.replace(wanted, () => branded(put)) : text.replace(wanted, branded(put))
}

export interface Applied {
  files: string[]
  revert: () => void
}

function applyBytes({ requirement, name, file }: Sabotage, bytes: NonNullable<Sabotage['bytes']>, folder: string, branded: Fill): Applied {
  const files = globSync(branded(file), { cwd: folder }).map((found) => join(folder, found))
  if (files.length === 0) throw new Error(`${requirement}: ${name}: nothing to change in ${file}`)
  // What is lost is lost with its compressed copies.
  const copies = files.flatMap((found) => [found, `${found}.br`, `${found}.gz`].filter((one) => existsSync(one)))
  const before = copies.map((found) => [found, readFileSync(found)] as const)
  for (const [found, content] of before) {
    const after = bytes(content)
    if (!after) rmSync(found)
    else if (files.includes(found)) writeFileSync(found, after)
  }
  return { files, revert: () => before.forEach(([found, content]) => writeFileSync(found, content)) }
}

/** Puts the fault into a copy of the site or of its sources, and takes it back. */
export function apply(sabotage: Sabotage, folder: string, branded: Fill): Applied {
  if (sabotage.bytes) return applyBytes(sabotage, sabotage.bytes, folder, branded)
  if (sabotage.find === '') {
    const file = join(folder, branded(sabotage.file))
    if (existsSync(file)) throw new Error(`${sabotage.requirement}: ${sabotage.name}: ${sabotage.file} exists already`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, branded(sabotage.put))
    return { files: [file], revert: () => rmSync(file) }
  }
  const changed = globSync(branded(sabotage.file), { cwd: folder }).flatMap((name) => {
    const file = join(folder, name)
    const before = readFileSync(file, 'utf8')
    const spoiled = spoil(before, sabotage, branded)
    if (spoiled === before) return []
    return [{ file, before, after: name.endsWith('.html') ? rehash(before, spoiled) : spoiled }]
  })
  if (changed.length === 0) throw new Error(`${sabotage.requirement}: ${sabotage.name}: nothing to change in ${sabotage.file}`)
  for (const { file, after } of changed) writeFileSync(file, after)
  return {
    files: changed.map(({ file }) => file),
    revert: () => {
      for (const { file, before } of changed) writeFileSync(file, before)
    },
  }
}
