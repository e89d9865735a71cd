// `npm run conformance`: joins the specification's sentences to the tests that prove them and to pictures of what can be seen,
// and writes conformance/. With `--from reports` it reads the last run instead of running; `--accept id` gives an edited sentence its revision.
import { conformanceFlags, report } from '../e2e/harness/conformance/report.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'
import { site } from '../e2e/site.ts'

await runCommand('npm run conformance [-- --from reports] [--no-pictures] [--accept id]', conformanceFlags, report(site))
