import { readFileSync, writeFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { ReporterDescription } from 'playwright/test'
import { FOLDER } from './result.ts'

export const JUNIT = `${FOLDER}/junit.xml`

/** What keeps the result of a run, and the form of it that build servers read. */
export const reporters: ReporterDescription[] = [[`${import.meta.dirname}/reporter.ts`], ['junit', { outputFile: resolve(JUNIT) }]]

/** The runner writes where on this machine a failed check stands: a report names the file in the repository alone. */
export function withoutFolder(file: string, folder: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(folder + sep, ''))
}
