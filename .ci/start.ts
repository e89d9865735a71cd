// `npm start`: builds the site for a form collector of its own and serves both on loopback.
import { formCollector } from '../e2e/support/form-collector.ts'
import { serveBuilt } from '../e2e/harness/serve/built-site.ts'
import { serve } from '../e2e/harness/serve/listen.ts'
import { site } from '../e2e/site.ts'
import { npmRun } from '../e2e/harness/command/npm.ts'

/** Never `dist/`: the form of this build points at the loopback, so it must not be deployed. */
const FOLDER = 'dist-local'
const SUBMISSIONS = 'reports/submissions.jsonl'

const collector = `${(await serve(formCollector({ file: SUBMISSIONS }), Number(process.env.COLLECTOR_PORT ?? 4174), 'form collector')).origin}/`

console.log(`▶ build into ${FOLDER}/`)
const { status } = await npmRun({ script: 'build', args: ['--logLevel=warn'], env: { OUT_DIR: FOLDER, SITE_OVERRIDE: JSON.stringify({ formEndpoint: collector }) } })
if (status !== 0) process.exit(status)

const { origin } = await serveBuilt(FOLDER, { hashed: site.serving.hashed }, Number(process.env.PORT ?? 4173), 'site')
console.log(`
  The site            ${origin}/
  The form collector  ${collector}  (keeps what it receives in ${SUBMISSIONS})

  Stop with Ctrl+C.`)
