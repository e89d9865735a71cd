// `npm start`: builds the site for a form collector of its own and serves both on loopback.
import { formCollector } from '../e2e/support/form-collector.ts'
import { listen } from '../e2e/harness/serve/listen.ts'
import { staticServer } from '../e2e/harness/serve/static-server.ts'
import { site } from '../e2e/site.ts'
import { npmRun } from '../e2e/harness/command/npm.ts'

/** Never `dist/`: the form of this build points at the loopback, so it must not be deployed. */
const FOLDER = 'dist-local'
const SUBMISSIONS = 'reports/submissions.jsonl'

const collectorPort = await listen(formCollector({ file: SUBMISSIONS }), Number(process.env.COLLECTOR_PORT ?? 4174), 'form collector')
const collector = `http://127.0.0.1:${collectorPort}/`

console.log(`▶ build into ${FOLDER}/`)
const status = npmRun('build', ['--logLevel=warn'], { OUT_DIR: FOLDER, SITE_OVERRIDE: JSON.stringify({ formEndpoint: collector }) })
if (status !== 0) process.exit(status)

const sitePort = await listen(staticServer(FOLDER, { hashed: site.serving.hashed }), Number(process.env.PORT ?? 4173), 'site')
console.log(`
  The site            http://127.0.0.1:${sitePort}/
  The form collector  ${collector}  (keeps what it receives in ${SUBMISSIONS})

  Stop with Ctrl+C.`)
