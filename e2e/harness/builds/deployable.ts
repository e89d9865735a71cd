import { appendFileSync } from 'node:fs'
import { onJobPage } from '../report/job-page.ts'
import { unbuilt } from '../serve/built-site.ts'
import { madeOfSources, notOfSources } from './made-of-sources.ts'
import { reservedHosts } from './reserved.ts'

interface Question {
  folder: string
  /** Whether values still to come, alone, are no error. */
  waits: boolean
  /** Faults of the brand, and its values that are still to come, a line each. */
  faults: string[]
  waiting: string[]
}

const SHOWN = 10

/** What the command ends with, for so many faults and so many values that are still to come. */
export const codeFor = (faults: number, waiting: number, waits: boolean): number => (faults > 0 || (waiting > 0 && !waits) ? 1 : 0)

/** 0 if the folder may be published, 1 if not; says why here and on the page of the job. */
export function deployable({ folder, waits, faults, waiting }: Question, build = madeOfSources): number {
  const wrong = [...faults]
  const why = unbuilt(folder)
  if (why) wrong.push(why)
  else {
    if (wrong.length === 0) wrong.push(...notOfSources(folder, build))
    // While the brand itself has placeholders, every page has them.
    if (waiting.length === 0) wrong.push(...reservedHosts(folder))
  }
  const problems = [...wrong, ...waiting]
  const more = problems.length - SHOWN - waiting.length
  for (const problem of problems.slice(0, SHOWN + waiting.length)) console.error(problem)
  if (more > 0) console.error(`… and ${more} more`)
  console.log(problems.length === 0 ? 'Ready to deploy.' : `Not ready to deploy: ${wrong.length} faults, ${waiting.length} values to supply.`)
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `ready=${problems.length === 0 ? 'yes' : 'no'}\n`)
  if (problems.length > 0) onJobPage(`### Not deployed\n\n${problems.slice(0, 30).map((problem) => `- ${problem}`).join('\n')}\n`)
  return codeFor(wrong.length, waiting.length, waits)
}
