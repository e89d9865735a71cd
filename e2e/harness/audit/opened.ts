import { serveBuilt } from '../serve/built-site.ts'
import type { AuditSite } from '../site.ts'
import { landingOf } from '../verify/landing.ts'
import { type Address, admissionAt, admissionOf, reach } from '../verify/reach.ts'
import { placeOf } from '../verify/address.ts'

/** Where a site is looked at. */
export interface Opened {
  /** Of what answers on this machine, or of the site itself. */
  origin: string
  /** The first page there, and the folder of its host that belongs to the site. */
  start: string
  folder: string
  /** As the site is called in public, and where it was asked. */
  url: string
  address: string
  close: () => void
}

const folderOf = (path: string): string => path.replace(/\/[^/]*$/, '')

/** Opens a built site, or an address, behind whatever lets one in there. */
export async function open({ folder, ...asked }: Address & { folder?: string | undefined }, told: AuditSite): Promise<Opened> {
  if (asked.url === undefined) {
    const { origin, close } = await serveBuilt(folder ?? 'dist', { hashed: told.serving?.hashed ?? [] }, 4280, 'site under audit')
    const url = told.brand?.url ?? `${origin}/`
    return { origin, start: `${origin}/`, folder: '', url, address: `${origin}/`, close }
  }
  const admission = admissionOf(asked)
  const given = new URL(placeOf(asked.url).origin + new URL(asked.url).pathname)
  const landed = new URL(await landingOf(given.href, admission))
  // Whoever tells the pages tells them from the address on; else each has its own path on its host.
  const isFolded = told.pages?.all !== undefined
  // A folder may be given without its last stroke: its host adds it.
  const own = landed.pathname.startsWith(`${given.pathname}/`) ? given.pathname : folderOf(given.pathname)
  const isInside = landed.origin === given.origin && landed.pathname.startsWith(`${own}/`)
  // Where the whole host has moved, as to www, the same folder is met there.
  const met = landed.pathname === given.pathname ? landed.origin + landed.pathname : asked.url
  const place = isFolded ? met : landed.origin
  const { origin, close } = await reach(place, admissionAt(place, given.host, admission), !isFolded)
  if (isFolded) return { origin, start: `${origin}/`, folder: '', url: met, address: met, close }
  return { origin, start: origin + landed.pathname + landed.search, folder: isInside ? own : folderOf(landed.pathname), url: `${landed.origin}/`, address: landed.href, close }
}
