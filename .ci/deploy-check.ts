// `npm run deploy-check`: a site that carries documentation values, or that its sources do not make, must not go public.
// 0 if it may, 1 if not. With --wait-for-values, placeholders alone are no error: `ready=no` says that nothing is to be published.
import * as v from 'valibot'
import { deployable } from '../e2e/harness/builds/deployable.ts'
import { on, runCommand } from '../e2e/harness/command/flags.ts'
import { placeholders, siteProblems } from '../src/config/site-schema.ts'

const flags = { folder: v.optional(v.string(), 'dist'), 'wait-for-values': on }

await runCommand('npm run deploy-check [-- --folder dist] [--wait-for-values]', flags, async ({ folder, 'wait-for-values': waits }) => {
  // An override that cannot be read is told in a line.
  const { site } = await import('../src/config/site.ts').catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  const where = process.env.SITE_OVERRIDE ? 'src/config/site.ts or SITE_OVERRIDE' : 'src/config/site.ts'
  const waiting = placeholders(site).map((field) => `${where}: ${field}: expected the company's own value, found the placeholder «${site[field]}»`)
  return deployable({ folder, waits, faults: siteProblems(site), waiting })
})
