// `npm run summary`: which requirements broke in the last run, on the page of the job ($GITHUB_STEP_SUMMARY) or here.
// With `--quick` that run was `npm run check`, which owes no report of the browser tests.
import { existsSync } from 'node:fs'
import { on, runCommand } from '../e2e/harness/command/flags.ts'
import { onJobPage } from '../e2e/harness/report/job-page.ts'
import { readPlaywright, readVitest } from '../e2e/harness/report/reports.ts'
import { summary } from '../e2e/harness/report/summary.ts'

await runCommand('npm run summary [-- --quick]', { quick: on }, ({ quick }) => {
  const owed = Object.entries({ 'reports/spec.json': readVitest, ...(quick ? {} : { 'reports/e2e.json': readPlaywright }) })
  const missing = owed.filter(([file]) => !existsSync(file)).map(([file]) => file)
  const text = summary(owed.flatMap(([file, read]) => (missing.includes(file) ? [] : read(file))), missing)
  if (!onJobPage(text)) console.log(text)
  return 0
})
