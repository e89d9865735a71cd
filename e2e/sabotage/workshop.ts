import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { staticServer } from '../servers/static-server.ts'

/** All that the tests read besides `node_modules`. */
const parts = ['src', 'spec', 'e2e', '.ci', '.github', 'index.html', 'package.json', 'vite.config.ts', 'tsconfig.json', 'README.md', 'lighthouserc.json', '.gitignore']

/** Copies to be spoiled: of the sources, and of the built site, served. */
export interface Bench {
  sources: string
  site: string
  address: string
  close: () => void
}

/** Away from the project: inside it, a copy below `node_modules` would not be transformed, one beside `src` would be searched. */
export async function openBench(built: string): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'sabotage-'))
  const sources = join(folder, 'sources')
  const site = join(folder, 'site')
  for (const part of parts.filter((name) => existsSync(name))) cpSync(part, join(sources, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(sources, 'node_modules'))
  // With their times: the server hands out a compressed copy only if it is no older than its file.
  cpSync(built, site, { recursive: true, preserveTimestamps: true })
  const server = staticServer(site)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    sources,
    site,
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
