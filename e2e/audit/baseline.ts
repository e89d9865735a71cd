import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { diff } from 'node:util'
import { expect } from 'playwright/test'
import { fill } from '../../spec/support/product.ts'
import { FOLDER } from '../harness/audit/result.ts'

type Kind = 'walks' | 'transcripts'

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

/** Compares what was found with what was reviewed, and keeps it: `npm run audit -- --accept` copies the one over the other. */
export function compare(kind: Kind, name: string, text: string): void {
  const found = `${FOLDER}/${kind}/${name}.txt`
  mkdirSync(dirname(found), { recursive: true })
  writeFileSync(found, neutral(text))
  expect(neutral(text), `reviewed: ${fileOf(kind, name)}`).toBe(reviewed(kind, name))
}

/** Which lines have gone, and which have come; all of them, where that is shorter. */
export function changed(before: string[], after: string[]): string[] {
  const changes = diff(before, after).flatMap(([of, line]) => (of === 0 ? [] : [`${of === 1 ? '-' : '+'} ${line}`]))
  return changes.length < after.length ? changes : after
}
