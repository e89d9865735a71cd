// `npm run deploy-check`: a site that still carries documentation values must not go public.
import { site } from '../src/config/site.ts'
import { placeholders, siteProblems } from '../src/config/site-rules.ts'

const problems = [
  ...siteProblems(site),
  ...placeholders(site).map((field) => `src/config/site.ts: ${field}: expected the company's own value, found the placeholder «${site[field]}»`),
]
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Ready to deploy.' : `Not ready to deploy: ${problems.length} values to supply.`)
process.exitCode = problems.length === 0 ? 0 : 1
