// `npm run summary`: which requirements broke in the last run, on the page of the job ($GITHUB_STEP_SUMMARY) or here.
import { existsSync } from 'node:fs'
import { onJobPage } from '../e2e/harness/report/job-page.ts'
import { readPlaywright, readVitest } from '../e2e/harness/report/reports.ts'
import { summary } from '../e2e/harness/report/summary.ts'

const reports = { 'reports/spec.json': readVitest, 'reports/e2e.json': readPlaywright }
const found = Object.entries(reports).filter(([file]) => existsSync(file))
const missing = Object.keys(reports).filter((file) => !existsSync(file))
const text = summary(found.flatMap(([file, read]) => read(file)), missing)
if (!onJobPage(text)) console.log(text)
