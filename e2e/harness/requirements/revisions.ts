import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Unusable } from '../command/unusable.ts'
import type { Requirement } from './requirements.ts'

interface Revision {
  revision: number
  /** Of the sentence, so that an edit shows. */
  hash: string
}

export type Revisions = Record<string, Revision>

/** Where a link leads is not part of what the sentence says. */
export const hashOf = (sentence: string): string =>
  createHash('sha256').update(sentence.replace(/\]\([^)]+\)/g, ']')).digest('hex').slice(0, 12)

export const readRevisions = (file: string): Revisions => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Revisions

/** One line each, by id: two people who accept two requirements do not meet. */
function writeRevisions(revisions: Revisions, file: string): void {
  const lines = Object.entries(revisions)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { revision, hash }]) => `  ${JSON.stringify(id)}: { "revision": ${revision}, "hash": "${hash}" }`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

const remedy = (id: string) => `if on purpose, npm run conformance -- --accept ${id}`

/** One line for each sentence that is not the one of its revision, and for each revision without a sentence. */
export function revisionProblems(requirements: Requirement[], revisions: Revisions): string[] {
  const changed = requirements.flatMap(({ id, sentence }) => {
    const known = revisions[id]
    const hash = hashOf(sentence)
    if (!known) return [`${id}: no revision yet; ${remedy(id)}`]
    if (known.hash === hash) return []
    return [`${id}: edited without a new revision: revision ${known.revision} is ${known.hash}, the sentence is ${hash}; ${remedy(id)}`]
  })
  const written = new Set(requirements.map(({ id }) => id))
  const retired = Object.keys(revisions).filter((id) => !written.has(id))
  return [...changed, ...retired.map((id) => `${id}: has a revision and stands in no chapter; ${remedy(id)}`)]
}

/** Takes the sentence of an id as it stands: first revision, the next one, or none any more. */
export function accept(id: string, requirements: Requirement[], revisions: Revisions): Revisions {
  const requirement = requirements.find((one) => one.id === id)
  const known = revisions[id]
  if (!requirement && !known) throw new Unusable(`${id}: expected a requirement of a chapter, or one that has a revision`)
  if (!requirement) return Object.fromEntries(Object.entries(revisions).filter(([key]) => key !== id))
  const hash = hashOf(requirement.sentence)
  return known?.hash === hash ? revisions : { ...revisions, [id]: { revision: (known?.revision ?? 0) + 1, hash } }
}

/** Ids that were never accepted: nothing was edited, they only are new. */
const unrevised = (requirements: Requirement[], revisions: Revisions): string[] =>
  requirements.map(({ id }) => id).filter((id) => !revisions[id])

/** Gives these ids their revisions, «new» standing for all that have none, and says which. */
export function acceptAll(ids: string[], requirements: Requirement[], file: string): number {
  const known = readRevisions(file)
  const wanted = ids.flatMap((id) => (id === 'new' ? unrevised(requirements, known) : [id]))
  const revisions = wanted.reduce((all, id) => accept(id, requirements, all), known)
  writeRevisions(revisions, file)
  for (const id of wanted) console.log(`${id}: ${revisions[id] ? `revision ${revisions[id].revision}` : 'retired'}`)
  return 0
}
