// `npm run audit-made-up`: the whole audit on two small sites that were made up for it, one with thirty barriers and one without any.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type Audited, barriers, failedOf, missed, wrongOf } from '../e2e/harness/audit/made-up/barriers.ts'
import { HEADER, serveGuarded, serveMadeUp, SIGNER } from '../e2e/harness/audit/made-up/serve.ts'
import type { AuditResult } from '../e2e/harness/audit/result.ts'

async function audit(name: string, url: string, flags: string[] = []): Promise<Audited> {
  const AUDIT_FOLDER = `reports/made-up/${name}`
  console.log(`▶ ${name}: ${url}`)
  rmSync(AUDIT_FOLDER, { recursive: true, force: true })
  const [code] = (await once(spawn(process.execPath, ['.ci/audit.ts', '--quick', '--full', '--url', url, ...flags], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, AUDIT_FOLDER, GITHUB_STEP_SUMMARY: '' } }), 'close')) as [number]
  // One that breaks off ends with 1, as one that has found something does.
  if (!existsSync(`${AUDIT_FOLDER}/result.json`)) {
    console.error(`✗ ${name}: the audit ended with code ${code} and wrote no result`)
    process.exit(1)
  }
  return { code, result: JSON.parse(readFileSync(`${AUDIT_FOLDER}/result.json`, 'utf8')) as AuditResult }
}

const plain = await serveMadeUp()
const library = await audit('library', `${plain.origin}/library/start.html`)
plain.close()
// Told by a file, behind a private certificate and a password, and through a redirect of its folder.
const guarded = await serveGuarded('/garden/start.html')
const garden = await audit('garden', `${guarded.origin}/garden/`, ['--site', 'e2e/harness/audit/made-up/garden.ts', '--ca', SIGNER, '--header', HEADER])
guarded.close()

const wrong = wrongOf(library, garden)
for (const line of wrong) console.log(`✗ ${line}`)
console.log(`${barriers.length - missed(barriers, library.result.cells).length} of ${barriers.length} barriers found or asked about; ${failedOf(garden).length} failures on the site without any`)
process.exitCode = wrong.length === 0 ? 0 : 1
