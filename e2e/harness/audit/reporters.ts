import { resolve } from 'node:path'
import type { ReporterDescription } from 'playwright/test'
import { FOLDER } from './result.ts'

export const JUNIT = `${FOLDER}/junit.xml`

/** What keeps the result of a run, and the form of it that build servers read. */
export const reporters: ReporterDescription[] = [[`${import.meta.dirname}/reporter.ts`], ['junit', { outputFile: resolve(JUNIT) }]]
