import { readFileSync } from 'node:fs'
import { filesIn } from '../command/files-in.ts'
import { HEAD, idsOf } from './ids.ts'

/** A test as it is written: a loop makes several of one. */
export interface WrittenTest {
  file: string
  ids: string[]
  /** What its titles begin with, up to the first value that is filled in. */
  opening: string
}

/** A title, wherever a call or a list begins with it. */
const title = new RegExp(`[([]\\s*(['"\`])(${HEAD}: (?:(?!\\1|\\$|%|\\\\)[^])*)`, 'g')

export const testsIn = (file: string, source: string): WrittenTest[] =>
  [...source.matchAll(title)].map(([, , opening = '']) => ({ file, ids: idsOf(opening), opening }))

/** The files of tests below these folders, by the endings of their names. */
export const testFiles = (folders: string[], endings = /\.(spec|e2e|test)\.tsx?$/): string[] =>
  folders.flatMap((folder) => filesIn(folder).filter((name) => endings.test(name)).map((name) => `${folder}/${name}`))

/** Every test below these folders that names a requirement. */
export const readTests = (folders: string[], endings?: RegExp): WrittenTest[] =>
  testFiles(folders, endings).flatMap((file) => testsIn(file, readFileSync(file, 'utf8')))
