// `npm run summary`: which requirements broke in the last run, on the page of the job ($GITHUB_STEP_SUMMARY) or here.
// With `--quick` that run was `npm run check`, which owes no report of the browser tests; with `--base COMMIT` it tells which criteria
// are lost that this commit claimed.
import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { on, runCommand } from '../e2e/harness/command/flags.ts'
import { criteriaLostSince } from '../e2e/harness/report/criteria-lost.ts'
import { onJobPage } from '../e2e/harness/report/job-page.ts'
import { readPlaywright, readVitest } from '../e2e/harness/report/reports.ts'
import { summary } from '../e2e/harness/report/summary.ts'

function tell(text: string): void {
  if (!onJobPage(text)) console.log(text)
}

await runCommand('npm run summary [-- --quick] [--base COMMIT]', { quick: on, base: v.optional(v.string()) }, ({ quick, base }) => {
  const owed = Object.entries({ 'reports/spec.json': readVitest, ...(quick ? {} : { 'reports/e2e.json': readPlaywright }) })
  const missing = owed.filter(([file]) => !existsSync(file)).map(([file]) => file)
  const outcomes = owed.flatMap(([file, read]) => (missing.includes(file) ? [] : read(file)))
  tell(summary(outcomes, missing))
  if (base) tell(criteriaLostSince(base, 'spec/criteria.md', outcomes))
  return 0
})
