import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../command/files-in.ts'
import type { Site } from '../../site.ts'

/** A server, and what it is to serve. */
export interface Subject {
  origin: string
  /** The built site. */
  folder: string
  pages: Pick<Site['pages'], 'all' | 'missing'>
  /** What each answer carries, and how long it may be kept. */
  serving: Site['serving']
}

/** The home page, another, and one that is missing. */
export const somePages = ({ pages: { all, missing } }: Subject): string[] => ['/', all.find((path) => path !== '/')!, missing]

export const fileOf = ({ folder }: Subject, path: string): Buffer => readFileSync(join(folder, path.includes('.') ? path : `${path}/index.html`))
export const notFoundOf = ({ folder }: Subject): Buffer => readFileSync(join(folder, '404.html'))

/** The first file of a kind whose name carries a hash. */
export const hashedSample = (subject: Subject, ending: string): string => sample(subject, new RegExp(`^/(?:${subject.serving.hashed.join('|')})/.*\\.${ending}$`))

/** The first file of a kind, by its path. */
export function sample({ folder }: Subject, kind: RegExp): string {
  const found = filesIn(folder).map((name) => `/${name}`).find((name) => kind.test(name))
  if (!found) throw new Error(`${folder}: expected a file like ${kind.source}, found none`)
  return found
}

/** What is wrong with any of several things, each asked about at the same time. */
export const each = async <Thing>(things: readonly Thing[], problemsOf: (thing: Thing) => Promise<string[]>): Promise<string[]> => (await Promise.all(things.map(problemsOf))).flat()

/** A line for what is not as it should be; nothing for the rest. */
export const expected = (what: string, wanted: unknown, found: unknown): string[] =>
  JSON.stringify(wanted) === JSON.stringify(found) ? [] : [`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`]
