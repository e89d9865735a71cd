import { readdirSync, readFileSync } from 'node:fs'
import { idsOf } from './outcomes.ts'

/** A test as it is written: a loop makes several of one. */
export interface WrittenTest {
  file: string
  ids: string[]
  /** What its titles begin with, up to the first value that is filled in. */
  opening: string
}

const call = /\(\s*(['"`])([a-z][a-z0-9-]*\.[a-z0-9-]+(?:, [a-z][a-z0-9-]*\.[a-z0-9-]+)*: (?:(?!\1|\$|%|\\)[^])*)/g

export const testsIn = (file: string, source: string): WrittenTest[] =>
  [...source.matchAll(call)].map(([, , opening = '']) => ({ file, ids: idsOf(opening), opening }))

export const testFiles = (folders = ['spec', 'e2e', 'src']): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(spec|e2e|test)\.tsx?$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .toSorted(),
  )

/** Every test of the project that names a requirement. */
export const readTests = (): WrittenTest[] => testFiles().flatMap((file) => testsIn(file, readFileSync(file, 'utf8')))
