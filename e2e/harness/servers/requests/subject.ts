import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A server, and what it is to serve. */
export interface Subject {
  origin: string
  /** The built site. */
  folder: string
  /** Every path of the site. */
  paths: string[]
  /** What each answer carries; none, where a host cannot send any. */
  headers: Record<string, string>
  caching: { hashed: string; others: string }
}

export const fileOf = ({ folder }: Subject, path: string): Buffer => readFileSync(join(folder, path.includes('.') ? path : `${path}/index.html`))
export const notFoundOf = ({ folder }: Subject): Buffer => readFileSync(join(folder, '404.html'))

/** The first file of a kind, by its path. */
export function sample({ folder }: Subject, kind: RegExp): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll('\\', '/')}`).toSorted().find((name) => kind.test(name))
  if (!found) throw new Error(`${folder}: expected a file like ${kind.source}, found none`)
  return found
}

/** A line for what is not as it should be; nothing for the rest. */
export const expected = (what: string, wanted: unknown, found: unknown): string[] =>
  JSON.stringify(wanted) === JSON.stringify(found) ? [] : [`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`]
