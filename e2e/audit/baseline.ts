import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { FOLDER } from '../harness/audit/result.ts'

/** What this run found, beside what was reviewed: `npm run audit -- --accept` copies the one over the other. */
export const found = (kind: 'walks' | 'transcripts', name: string): string => `${FOLDER}/${kind}/${name}.txt`
export const reviewed = (kind: 'walks' | 'transcripts', name: string): string => `spec/${kind}/${name}.txt`

/** A path as the name of a file; the brand's slug is a value, so it is not part of it. */
export const fileName = (path: string, slug: string): string => path.replace(`/${slug}-lab`, '/lab').slice(1).replaceAll('/', '-') || 'home'

/** Keeps what was found and gives what was reviewed; nothing, if nobody has reviewed it yet. */
export function keep(kind: 'walks' | 'transcripts', name: string, text: string): string {
  const file = found(kind, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return existsSync(reviewed(kind, name)) ? readFileSync(reviewed(kind, name), 'utf8') : ''
}
