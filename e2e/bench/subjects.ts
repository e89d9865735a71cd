import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildPeer, workshop } from './peers.ts'

const ROLES = ['home', 'list', 'article', 'contact'] as const
export type Role = (typeof ROLES)[number]

export interface Subject {
  name: string
  folder: string
  pages: Record<Role, string>
  /** Made by others: what ours is compared with. */
  peer: boolean
}

const ARTICLES = 20
const ownPages = { home: '/', list: '/blog', article: '/blog/prezzo-affitti-brevi', contact: '/contatti' }
const peerPages = { home: '/', list: '/blog/', article: '/blog/articolo-0003/', contact: '/contatti/' }

/** The same documents without any script: what the art and the type cost by themselves. */
function withoutScript(from: string): string {
  const folder = `${workshop}/built/plain`
  rmSync(folder, { recursive: true, force: true })
  cpSync(from, folder, { recursive: true })
  for (const file of globSync(`${folder}/**/*.html`)) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, ''))
  }
  return folder
}

const own = (name: string, folder: string): Subject => ({ name, folder: resolve(folder), pages: ownPages, peer: false })

/** This site, the same without scripts, any other build of it, and the peers that are asked for. */
export function subjects(site: string, others: string[], peers: string[]): Subject[] {
  return [
    own('this site', site),
    own('without script', withoutScript(site)),
    ...others.map((other) => own(...(other.split('=') as [string, string]))),
    ...peers.map((name) => ({ name, folder: buildPeer(name, ARTICLES), pages: peerPages, peer: true })),
  ]
}
