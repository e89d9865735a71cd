import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { writeArticles } from './articles.ts'

/** Peers are installed and built in a copy: nothing of theirs lies among our files. */
export const workshop = resolve('.bench')
const sources = 'e2e/bench'

/** The command that builds a peer, from its own folder. */
const commands: Record<string, string[]> = {
  'eleventy': ['eleventy', '--quiet'],
  'astro': ['astro', 'build', '--silent'],
  'react-router': ['react-router', 'build'],
  'next': ['next', 'build'],
  'vite-react-ssg': ['vite-react-ssg', 'build'],
}
export const peerNames = Object.keys(commands)

export function install(): void {
  const lock = readFileSync(`${sources}/package-lock.json`)
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = `${workshop}/node_modules/.stamp`
  mkdirSync(workshop, { recursive: true })
  for (const file of ['.npmrc', 'package.json', 'package-lock.json', 'peers']) cpSync(`${sources}/${file}`, `${workshop}/${file}`, { recursive: true })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('bench: installing the peers')
  execFileSync('npm', ['ci', '--loglevel=error', '--prefix', workshop], { stdio: 'inherit' })
  writeFileSync(stamp, wanted)
}

interface PeerBuild {
  /** Where the site is. */
  folder: string
  command: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** A peer with its made-up articles, ready to be built; what earlier builds kept is gone. */
export function prepare(peer: string, articles: number): PeerBuild {
  const cwd = `${workshop}/peers/${peer}`
  const folder = `${workshop}/built/${peer}-${articles}`
  for (const leftover of ['.next', '.astro', '.react-router', '.bench-out', 'node_modules/.astro', 'node_modules/.vite']) rmSync(`${cwd}/${leftover}`, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  writeArticles(`${cwd}/content/articles`, articles)
  // Next wants its output below its own folder.
  const out = peer === 'next' ? '.bench-out' : folder
  const env = { ...process.env, PATH: `${workshop}/node_modules/.bin:${process.env.PATH}`, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', BENCH_OUT: out, BENCH_ROOT: workshop }
  const site = { 'react-router': `${folder}/client`, 'next': `${cwd}/.bench-out` }[peer] ?? folder
  return { folder: site, command: commands[peer]!, cwd, env }
}

/** What a peer's site is made of: its own sources, the articles, the packages. */
function digestOf(peer: string): string {
  const digest = createHash('sha256').update(peer)
  for (const file of globSync('e2e/{bench/articles,harness/audit/random}.ts').concat(globSync(`e2e/bench/peers/{*.*,${peer}/**/*.*}`)).toSorted()) digest.update(readFileSync(file))
  return digest.update(readFileSync(`${sources}/package-lock.json`)).digest('hex')
}

/** Builds a peer's site, if the one of an earlier build is not the same. */
export function buildPeer(peer: string, articles: number): string {
  const stamp = `${workshop}/built/${peer}-${articles}.stamp`
  const wanted = digestOf(peer)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(wanted)) return readFileSync(stamp, 'utf8').slice(wanted.length + 1)
  const { folder, command, cwd, env } = prepare(peer, articles)
  const [name, ...args] = command
  const { status, stdout, stderr } = spawnSync(`${workshop}/node_modules/.bin/${name}`, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${peer}: expected a build, found code ${status}\n${stdout}${stderr}`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${wanted} ${folder}`)
  return folder
}
