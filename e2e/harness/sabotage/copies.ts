import { execFile } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../command/temporary-folder.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { staticServer } from '../serve/static-server.ts'
import type { Site } from '../site.ts'
import { type Applied, apply, type HostFault, isMet, type Sabotage } from './sabotage.ts'

/** All that the tests read besides `node_modules`. */
const parts = ['src', 'spec', 'e2e', '.ci', '.github', 'index.html', 'package.json', 'vite.config.ts', 'tsconfig.json', 'README.md', 'lighthouserc.json', '.gitignore', '.gitattributes']

/** Copies to be spoiled: of the sources, and of the built site, served. */
export type Copies = Awaited<ReturnType<typeof openCopies>>

const REBUILT = 'rebuilt'
const run = promisify(execFile)

async function build(sources: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: REBUILT }
  await run(process.execPath, [resolve(sources, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], { cwd: sources, env })
  return join(sources, REBUILT)
}

/** Whatever the server is about to say, said wrong. */
function misdirect(response: ServerResponse, { status, headers }: HostFault): void {
  const write = response.writeHead.bind(response)
  const said: typeof response.writeHead = (code: number, ...rest: unknown[]) => {
    const own = (rest.at(-1) ?? {}) as Record<string, string>
    return write(status ?? code, { ...own, ...headers })
  }
  response.writeHead = said
}

/** Away from the project: inside it, a copy below `node_modules` would not be transformed, one beside `src` would be searched. */
export async function openCopies(built: string, { fill, serving: { hashed } }: Pick<Site, 'fill' | 'serving'>) {
  const folder = temporaryFolder('sabotage-')
  const sources = join(folder, 'sources')
  const site = join(folder, 'site')
  for (const part of parts.filter((name) => existsSync(name))) cpSync(part, join(sources, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(sources, 'node_modules'), 'junction')
  // With their times: the server hands out a compressed copy only if it is no older than its file.
  cpSync(built, site, { recursive: true, preserveTimestamps: true })
  const whole = staticServer(site, { hashed })
  let inner = whole
  let fault: HostFault | undefined
  const server = createServer((request, response) => {
    const own = fault && isMet(fault, request) ? fault : undefined
    if (own) misdirect(response, own)
    setTimeout(() => inner.emit('request', request, response), own?.late ?? 0)
  })
  server.keepAliveTimeout = whole.keepAliveTimeout
  const address = await listenAnywhere(server)
  return {
    sources,
    address,
    /** Puts a sabotage into the copies, or into how they are served. */
    spoil(sabotage: Sabotage): Applied {
      if (!sabotage.host) return apply(sabotage, sabotage.where === 'src' ? sources : site, fill)
      fault = sabotage.host
      return { files: [], revert: () => void (fault = undefined) }
    },
    /** Builds the copied sources as they are, and serves that site until it is taken back. */
    async rebuild(): Promise<() => void> {
      inner = staticServer(await build(sources), { hashed })
      return () => void (inner = whole)
    },
    close: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
