// `npm run servers`: the built site on real servers, each with the configuration that `npm run server-config` prints.
// 0 if every server that could be had answers as it should, 1 if not, 2 if none could be had.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expectBuilt } from '../e2e/harness/serve/built-site.ts'
import { ask } from '../e2e/harness/servers/requests/ask.ts'
import { askAll } from '../e2e/harness/servers/requests/table.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'
import { site } from '../e2e/site.ts'
import { installed } from '../e2e/harness/servers/install.ts'
import { realServers, type RealServer } from '../e2e/harness/servers/real-servers.ts'

const names = Object.keys(realServers)
const usage = `npm run servers [-- --server ${names.join('|')}] [--folder dist] [--requests-only]`
const values = readFlags(usage, { server: { type: 'string', multiple: true }, folder: { type: 'string', default: 'dist' }, 'requests-only': { type: 'boolean', default: false } })

function stop(problem: string): never {
  console.error(`servers: ${problem}\n${usage}`)
  process.exit(2)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function answers(origin: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; process.exitCode === null && attempt < 100; attempt += 1) {
    const found = await ask(origin, '/').catch(() => undefined)
    if (found) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`it does not answer at ${origin}`)
}

async function tryServer(name: string, server: RealServer, built: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  // The server runs as a user of its own, who may not enter the folder of the one who builds.
  const root = join(folder, 'site')
  cpSync(built, root, { recursive: true, preserveTimestamps: true })
  chmodSync(folder, 0o755)
  const given = { root, host: '127.0.0.1', port: await freePort(), ...site.serving }
  const origin = `http://127.0.0.1:${given.port}`
  const running = spawn(server.executable, server.prepare(given, folder), { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(running, 'exit')
  try {
    await answers(origin, running)
    const wrong = await askAll({ origin, folder: root, pages: site.pages, serving: site.serving }, (line) => console.log(line))
    if (values['requests-only']) return wrong
    const { status } = spawnSync(process.execPath, ['.ci/verify.ts', '--url', origin], { stdio: 'inherit' })
    console.log(`${status === 0 ? '✓' : '✗'} npm run verify -- --url ${origin}`)
    return wrong + Number(status !== 0)
  } finally {
    running.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

const root = resolve(values.folder)
try {
  expectBuilt(root)
} catch (error) {
  stop((error as Error).message)
}
const unknown = values.server?.find((name) => !names.includes(name))
if (unknown !== undefined) stop(`--server: expected one of ${names.join(', ')}, found «${unknown}»`)

const lines: string[] = []
let [tried, failed] = [0, 0]
for (const [name, server] of Object.entries(realServers)) {
  if (values.server && !values.server.includes(name)) continue
  console.log(`\n▶ ${name}`)
  const why = installed(server)
  if (why !== undefined) {
    lines.push(`– ${name}: not tried, ${why}`)
    continue
  }
  tried += 1
  const wrong = await tryServer(name, server, root).catch((error: unknown) => {
    console.log(`✗ ${(error as Error).message}`)
    return 1
  })
  failed += Number(wrong > 0)
  lines.push(`${wrong === 0 ? '✓' : '✗'} ${name}: ${wrong === 0 ? 'answers as it should' : `${wrong} faults`}`)
}
console.log(`\n${lines.join('\n')}`)
process.exitCode = tried === 0 ? 2 : Number(failed > 0)
