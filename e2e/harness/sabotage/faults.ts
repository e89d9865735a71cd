/** The words in which a chapter tells its sabotages; each list says where its faults are put. */
import { createHash } from 'node:crypto'
import type { HostFault, Sabotage } from './sabotage.ts'

type Row = [requirement: string, name: string, file: string, find: string | RegExp, put: string, only?: string]

const rows =
  (own: Pick<Sabotage, 'where' | 'builds'>) =>
  (list: Row[]): Sabotage[] =>
    list.map(([requirement, name, file, find, put, only]) => ({ ...own, requirement, name, file, find, put, ...(only ? { only } : {}) }))

/** In the built site. */
export const ofTheSite = rows({ where: 'dist' })
/** In the sources, for the tests beside the chapters. */
export const ofTheSources = rows({ where: 'src' })
/** In the sources, from which the site is then built again, for the tests in a browser. */
export const ofTheBuild = rows({ where: 'src', builds: true })

type BytesRow = [requirement: string, name: string, file: string, bytes: NonNullable<Sabotage['bytes']>, only?: string]
type HostRow = [requirement: string, name: string, host: HostFault, only?: string]

const none = { where: 'dist', find: '', put: '' } as const

/** In files that are no text, or that are lost. */
export const ofTheFiles = (list: BytesRow[]): Sabotage[] =>
  list.map(([requirement, name, file, bytes, only]) => ({ ...none, requirement, name, file, bytes, ...(only ? { only } : {}) }))

/** In what serves the files. */
export const ofTheHost = (list: HostRow[]): Sabotage[] =>
  list.map(([requirement, name, host, only]) => ({ ...none, requirement, name, file: '', host, ...(only ? { only } : {}) }))

/** One more rule, after all others of the page. */
export const rule = (text: string): [string, string] => ['</style>', `${text}</style>`]
/** One more statement of the script that every page starts with. */
export const boot = (text: string): [string, string] => ['</script>\n</body>', `;${text}</script>\n</body>`]
/** Bytes that do not compress well, always the same. */
export const noise = (lines: number): string => Array.from({ length: lines }, (_, line) => createHash('sha256').update(String(line)).digest('hex')).join('')

export const lost = () => undefined
export const empty = () => Buffer.alloc(0)
export const half = (before: Buffer) => before.subarray(0, before.length / 2)
