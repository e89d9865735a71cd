// `npm run summary`: which requirements broke in the last run, on the page of the job ($GITHUB_STEP_SUMMARY) or here.
import { appendFileSync, existsSync } from 'node:fs'
import { readPlaywright, readVitest } from '../e2e/harness/report/reports.ts'
import { summary } from '../e2e/harness/report/summary.ts'

const reports = { 'reports/spec.json': readVitest, 'reports/e2e.json': readPlaywright }
const found = Object.entries(reports).filter(([file]) => existsSync(file))
const missing = Object.keys(reports).filter((file) => !existsSync(file))
const text = summary(found.flatMap(([file, read]) => read(file)), missing)
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, text)
else console.log(text)
