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

const withoutScript = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/** What else can be taken off a document, each layer after those before it. The policy holds the style's hash, so it goes with the first. */
const layers: [name: string, part: RegExp][] = [
  ['without fonts', /@font-face\{.*?\}|<meta http-equiv="Content-Security-Policy"[^>]*>/gs],
  ['and pictures', /<img[^>]*>|<picture.*?<\/picture>|<svg.*?<\/svg>/gs],
  ['and style', /<style.*?<\/style>|<link rel="stylesheet"[^>]*>/gs],
]

/** A copy of the documents without some of their parts: what these cost. */
function without(name: string, from: string, parts: RegExp[]): Subject {
  const folder = `${workshop}/built/${name.replaceAll(' ', '-')}`
  rmSync(folder, { recursive: true, force: true })
  cpSync(from, folder, { recursive: true })
  for (const file of globSync(`${folder}/**/*.html`)) {
    writeFileSync(file, parts.reduce((html, part) => html.replaceAll(part, ''), readFileSync(file, 'utf8')))
  }
  return own(name, folder)
}

const own = (name: string, folder: string): Subject => ({ name, folder: resolve(folder), pages: ownPages, peer: false })

/** This site, the same without scripts, without one layer after the other where `each` is asked for, any other build of it, and the peers that are asked for. */
export function subjects(site: string, each: boolean, others: (readonly [name: string, folder: string])[], peers: string[]): Subject[] {
  return [
    own('this site', site),
    without('without script', site, [withoutScript]),
    ...(each ? layers.map(([name], index) => without(name, site, layers.slice(0, index + 1).map(([, part]) => part))) : []),
    ...others.map((other) => own(...other)),
    ...peers.map((name) => ({ name, folder: buildPeer(name, ARTICLES), pages: peerPages, peer: true })),
  ]
}
