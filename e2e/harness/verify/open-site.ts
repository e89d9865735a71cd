import { Unusable } from '../command/unusable.ts'
import { serveBuilt } from '../serve/built-site.ts'
import type { Served } from '../serve/listen.ts'
import type { Site } from '../site.ts'
import { type Expected, probe } from './address.ts'
import { metAt } from './landing.ts'
import { type Address, admissionOf, reach } from './reach.ts'

type Known = Expected & { serving: Pick<Site['serving'], 'hashed'> }

/** Opens the site at an address, or one that was built, once it has answered as this site does. */
export async function openSite({ url, folder, ...asked }: Address & { folder?: string | undefined }, known: Known, port: number): Promise<Served> {
  if (url !== undefined && folder !== undefined) throw new Unusable('expected either --url or --folder, found both')
  if (/^https?:/.test(folder ?? '')) throw new Unusable(`--folder: expected a folder, found the address «${folder}»; give it as --url`)
  const admission = admissionOf(asked)
  // How fast a folder is served is this machine's affair.
  const probing = url === undefined ? { slowMs: Infinity } : { named: await metAt(url, admission) }
  const site = url === undefined ? await serveBuilt(folder ?? 'dist', { hashed: known.serving.hashed }, port) : await reach(url, admission)
  try {
    await probe(site.origin, known, probing)
    return site
  } catch (error) {
    site.close()
    throw error
  }
}
