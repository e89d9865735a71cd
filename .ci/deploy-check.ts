// `npm run deploy-check`: a site that carries documentation values, or that its sources do not make, must not go public.
// 0 if it may, 1 if not. With --wait-for-values, placeholders alone are no error: `ready=no` says that nothing is to be published.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { readFlags } from '../e2e/harness/command/flags.ts'
import { placeholders, siteProblems } from '../src/config/site-schema.ts'
import { differences } from '../e2e/harness/builds/compare-builds.ts'
import { reservedHosts } from '../e2e/harness/builds/reserved.ts'

const values = readFlags('npm run deploy-check [-- --folder dist] [--wait-for-values]', {
  folder: { type: 'string', default: 'dist' },
  'wait-for-values': { type: 'boolean', default: false },
})
const FRESH = 'node_modules/.cache/deploy-check'
const SHOWN = 10

/** An override that cannot be read is told in a line. */
const { site } = await import('../src/config/site.ts').catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

/** The same sources, brand and command as those of the build to be published. */
function buildAgain(): string[] {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: FRESH }
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { env, encoding: 'utf8' })
  if (status !== 0) return [`the sources cannot be built: ${stderr.trim().split('\n')[0] ?? ''}`]
  const found = differences(values.folder, FRESH)
  rmSync(FRESH, { recursive: true, force: true })
  return found
}

const where = process.env.SITE_OVERRIDE ? 'src/config/site.ts or SITE_OVERRIDE' : 'src/config/site.ts'
const waiting = placeholders(site).map((field) => `${where}: ${field}: expected the company's own value, found the placeholder «${site[field]}»`)
const wrong = siteProblems(site)
if (!existsSync(`${values.folder}/index.html`)) wrong.push(`${values.folder}: expected a built site; run «npm run build»`)
else {
  if (wrong.length === 0) wrong.push(...buildAgain())
  // While the brand itself has placeholders, every page has them.
  if (waiting.length === 0) wrong.push(...reservedHosts(values.folder))
}
const problems = [...wrong, ...waiting]
for (const problem of problems.slice(0, SHOWN + waiting.length)) console.error(problem)
if (problems.length > SHOWN + waiting.length) console.error(`… and ${problems.length - SHOWN - waiting.length} more`)
console.log(problems.length === 0 ? 'Ready to deploy.' : `Not ready to deploy: ${wrong.length} faults, ${waiting.length} values to supply.`)
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `ready=${problems.length === 0 ? 'yes' : 'no'}\n`)
if (process.env.GITHUB_STEP_SUMMARY && problems.length > 0) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `### Not deployed\n\n${problems.slice(0, 30).map((problem) => `- ${problem}`).join('\n')}\n`)
process.exitCode = wrong.length > 0 || (waiting.length > 0 && !values['wait-for-values']) ? 1 : 0
