// `npm start`: builds the site for a form collector of its own and serves both on loopback.
import * as v from 'valibot'
import { formCollector } from '../e2e/support/form-collector.ts'
import { serveBuilt } from '../e2e/harness/serve/built-site.ts'
import { serve } from '../e2e/harness/serve/listen.ts'
import { site } from '../e2e/site.ts'
import { runCommand, whole } from '../e2e/harness/command/flags.ts'
import { npmRun } from '../e2e/harness/command/npm.ts'
import { Unusable } from '../e2e/harness/command/unusable.ts'
import { overrideWith } from '../src/config/override.ts'

/** Never `dist/`: the form of this build points at the loopback, so it must not be deployed. */
const FOLDER = 'dist-local'
const SUBMISSIONS = 'reports/submissions.jsonl'

const asPort = whole(0, 65_535)

function port(name: string, usual: number): number {
  const given = process.env[name] || String(usual)
  const read = v.safeParse(asPort, given)
  if (!read.success) throw new Unusable(`${name}: expected ${read.issues[0].message}, found «${given}»`)
  return read.output
}

async function start(): Promise<number> {
  const [collectorPort, sitePort] = [port('COLLECTOR_PORT', 4174), port('PORT', 4173)]
  const collector = `${(await serve(formCollector({ file: SUBMISSIONS }), collectorPort, 'form collector')).origin}/`

  console.log(`▶ build into ${FOLDER}/`)
  const { status } = await npmRun({ script: 'build', args: ['--logLevel=warn'], env: { OUT_DIR: FOLDER, SITE_OVERRIDE: overrideWith({ formEndpoint: collector }) } })
  if (status !== 0) process.exit(status)

  const { origin } = await serveBuilt(FOLDER, { hashed: site.serving.hashed }, sitePort, 'site')
  console.log(`
  The site            ${origin}/
  The form collector  ${collector}  (keeps what it receives in ${SUBMISSIONS})

  Stop with Ctrl+C.`)
  return 0
}

await runCommand('npm start', {}, start)
