import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { diff } from 'node:util'
import { expect } from 'playwright/test'
import { fill } from '../../spec/support/product.ts'
import { FOLDER } from '../harness/audit/result.ts'

type Kind = 'walks' | 'transcripts'

/** Of what differs, in the message of a failure. */
const LINES_TOLD = 6

/** A path as the name of a file; the brand's slug is a value, so it is not part of it. */
export const fileName = (path: string): string => path.replace(fill('/{product}-lab'), '/lab').slice(1).replaceAll('/', '-') || 'home'

/** The same text for each brand: its name, slug and contacts are values. */
export const neutral = (text: string): string =>
  ['{email}', '{phone}', '{Product}', '{product}'].reduce((left, placeholder) => left.replaceAll(fill(placeholder), placeholder), text)

const fileOf = (kind: Kind, name: string): string => `spec/${kind}/${name}.txt`

/** What was reviewed; nothing, where nobody has yet. */
export function reviewed(kind: Kind, name: string): string {
  const file = fileOf(kind, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Which lines have gone, and which have come; all of them, where that is shorter. */
export function changed(before: string[], after: string[]): string[] {
  const changes = diff(before, after).flatMap(([of, line]) => (of === 0 ? [] : [`${of === 1 ? '-' : '+'} ${line}`]))
  return changes.length < after.length ? changes : after
}

/** Compares what was found with what was reviewed, and keeps it: `npm run audit -- --accept` copies the one over the other. */
export function compare(kind: Kind, name: string, text: string): void {
  const file = `${FOLDER}/${kind}/${name}.txt`
  mkdirSync(dirname(file), { recursive: true })
  const [known, found] = [reviewed(kind, name), neutral(text)]
  writeFileSync(file, found)
  const parted = changed(known.split('\n'), found.split('\n'))
  expect(found, [`reviewed: ${fileOf(kind, name)}`, ...parted.slice(0, LINES_TOLD)].join('\n')).toBe(known)
}
