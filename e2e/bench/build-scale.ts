import { globSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { type Cost, measuredRun } from './measured-run.ts'
import { changeArticle, copySite } from './site-copy.ts'
import { prepare, workshop } from './peers.ts'

export interface Build extends Cost {
  subject: string
  articles: number
  /** Pictures that were drawn, of this site. */
  drawn?: { plates: number; images: number }
}

const STORE = 'node_modules/.cache/bricola/pictures'
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel=error']
const plain = { ...process.env, OUT_DIR: 'dist', SITE_OVERRIDE: '{}' }

const kept = (folder: string) => new Set(globSync(`${folder}/${STORE}/*`).map((file) => basename(file)))
const count = (names: string[], ending: string) => names.filter((name) => name.endsWith(ending)).length

/** This site, from nothing, and again after one article has changed. */
async function ours(articles: number): Promise<Build[]> {
  const folder = `${workshop}/site-${articles}`
  const added = copySite(folder, articles)
  const build = async (subject: string): Promise<Build> => {
    const before = kept(folder)
    const { output: _, ...cost } = await measuredRun(process.execPath, vite, folder, plain)
    const names = [...kept(folder)].filter((name) => !before.has(name))
    return { subject, articles, ...cost, drawn: { plates: count(names, '.svg'), images: count(names, '.png') } }
  }
  const first = await build('this site')
  if (added.length === 0) return [first]
  changeArticle(folder, added[0]!)
  const second = await build('this site, one article changed')
  rmSync(folder, { recursive: true, force: true })
  return [first, second]
}

async function theirs(peer: string, articles: number): Promise<Build[]> {
  const { command, cwd, env } = prepare(peer, articles)
  const [name, ...args] = command
  const { output: _, ...cost } = await measuredRun(`${workshop}/node_modules/.bin/${name}`, args, cwd, env)
  return [{ subject: peer, articles, ...cost }]
}

export const builds = (subject: string, articles: number): Promise<Build[]> => (subject === 'this site' ? ours(articles) : theirs(subject, articles))
