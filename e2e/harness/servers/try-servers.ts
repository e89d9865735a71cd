import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { PATIENCE_MS } from '../command/patience.ts'
import { temporaryFolder } from '../command/temporary-folder.ts'
import { type Flags, on, oneOf } from '../command/flags.ts'
import { expectBuilt } from '../serve/built-site.ts'
import { freePort } from '../serve/listen.ts'
import type { Site } from '../site.ts'
import { installed } from './install.ts'
import { realServers, type RealServer } from './real-servers.ts'
import { ask } from './requests/ask.ts'
import { askAll } from './requests/table.ts'

const names = Object.keys(realServers)
export const tryFlags = { server: v.optional(v.array(oneOf(names)), names), folder: v.optional(v.string(), 'dist'), 'requests-only': on }

async function answers(origin: string, process: ChildProcess): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (process.exitCode === null && performance.now() < end) {
    if (await ask(origin, '/').catch(() => undefined)) return
    await wait(100)
  }
  throw new Error(`it does not answer at ${origin}`)
}

async function tryServer(name: string, server: RealServer, built: string, { pages, serving }: Site, isShort: boolean): Promise<number> {
  const folder = temporaryFolder(`${name}-`)
  // The server runs as a user of its own, who may not enter the folder of the one who builds.
  const root = join(folder, 'site')
  cpSync(built, root, { recursive: true, preserveTimestamps: true })
  chmodSync(folder, 0o755)
  const given = { root, host: '127.0.0.1', port: await freePort(), ...serving }
  const origin = `http://127.0.0.1:${given.port}`
  const running = spawn(server.executable, server.prepare(given, folder), { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(running, 'exit')
  try {
    await answers(origin, running)
    const wrong = await askAll({ origin, folder: root, pages, serving }, (line) => console.log(line))
    if (isShort) return wrong
    // Nobody is waiting: a busy machine may need longer than the usual limit.
    const flags = ['--url', origin, '--minutes', '60']
    const { status } = spawnSync(process.execPath, ['.ci/verify.ts', ...flags], { stdio: 'inherit' })
    console.log(`${status === 0 ? '✓' : '✗'} npm run verify -- ${flags.join(' ')}`)
    return wrong + Number(status !== 0)
  } finally {
    running.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A server that was asked for: how many faults it has, or why it could not be had. */
export type Tried = { name: string } & ({ faults: number } | { missing: string })

function lineOf(one: Tried): string {
  if ('missing' in one) return `✗ ${one.name}: not tried, ${one.missing}`
  return one.faults === 0 ? `✓ ${one.name}: answers as it should` : `✗ ${one.name}: ${one.faults} ${one.faults === 1 ? 'fault' : 'faults'}`
}

/** One line for each. 0 if every server that was asked for answers as it should, 1 if not, or if it could not be had; 2 if none could. */
export function conclude(tried: Tried[]): { lines: string[]; code: number } {
  if (tried.every((one) => 'missing' in one)) return { lines: tried.map(lineOf), code: 2 }
  return { lines: tried.map(lineOf), code: Number(!tried.every((one) => 'faults' in one && one.faults === 0)) }
}

export const tryServers = (site: Site) => async ({ server: wanted, folder, 'requests-only': isShort }: Flags<typeof tryFlags>): Promise<number> => {
  expectBuilt(folder)
  const tried: Tried[] = []
  for (const [name, server] of Object.entries(realServers).filter(([name]) => wanted.includes(name))) {
    console.log(`\n▶ ${name}`)
    const missing = installed(server)
    if (missing !== undefined) {
      tried.push({ name, missing })
      continue
    }
    const faults = await tryServer(name, server, resolve(folder), site, isShort).catch((error: unknown) => {
      console.log(`✗ ${(error as Error).message}`)
      return 1
    })
    tried.push({ name, faults })
  }
  const { lines, code } = conclude(tried)
  console.log(`\n${lines.join('\n')}`)
  return code
}
