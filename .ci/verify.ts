// `npm run verify -- --url https://…`: the specification, black box, against any address or folder.
// A line for each cause; 0 if the site conforms, 1 if not, 2 if it could not be verified.
import * as v from 'valibot'
import { probe } from '../e2e/harness/verify/address.ts'
import { addressFlags, addressUsage, admissionOf, reach } from '../e2e/harness/verify/reach.ts'
import { verifyAddress } from '../e2e/harness/verify/verify-address.ts'
import { Unusable } from '../e2e/harness/command/unusable.ts'
import { serveBuilt } from '../e2e/harness/serve/built-site.ts'
import type { Served } from '../e2e/harness/serve/listen.ts'
import type { Serving } from '../e2e/harness/serve/static-server.ts'
import { type Flags, runCommand } from '../e2e/harness/command/flags.ts'

const usage = `npm run verify -- --url https://www.example.org[/folder/] | --folder dist
  --name, --slug      the brand of that site, where it is not the one of src/config/site.ts
  --set field=value   any other field of the brand; may be repeated
  --only id           these requirements alone; may be repeated
${addressUsage}
  --minutes n         the most that the run may take; 15, if nothing is said`

const text = v.optional(v.string())
const several = v.optional(v.array(v.string()))
const expected = 'a number above 0'
const minutes = v.optional(v.pipe(v.string(), v.regex(/^[\d.]+$/, expected), v.transform(Number), v.gtValue(0, expected)), '15')
const flags = { ...addressFlags, folder: text, name: text, slug: text, set: several, only: several, minutes }

function brandOf({ name, slug, set = [] }: Flags<typeof flags>): Record<string, string> {
  const fields = set.map((pair) => /^(\w+)=(.+)$/s.exec(pair)?.slice(1) as [string, string] | undefined)
  if (fields.includes(undefined)) throw new Unusable(`--set: expected field=value, found «${set[fields.indexOf(undefined)]}»\n${usage}`)
  const given = Object.entries({ name, slug }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries([...given, ...(fields as [string, string][])])
}

function serve(folder: string, { hashed }: Serving): Promise<Served> {
  if (/^https?:/.test(folder)) throw new Unusable(`--folder: expected a folder, found the address «${folder}»; give it as --url`)
  return serveBuilt(folder, { hashed }, 4186)
}

async function verify(values: Flags<typeof flags>): Promise<number> {
  const { url, folder, only, minutes } = values
  if ((url === undefined) === (folder === undefined)) throw new Unusable(`expected either --url or --folder\n${usage}`)
  const brand = brandOf(values)
  process.env.SITE_OVERRIDE = JSON.stringify({ ...JSON.parse(process.env.SITE_OVERRIDE ?? '{}'), ...brand })
  // Not before the brand is set: what is known of the site is written with it.
  const { site: known } = await import('../e2e/site.ts')
  const site = folder === undefined ? await reach(url ?? '', admissionOf(values)) : await serve(folder, known.serving)
  try {
    await probe(site.origin, known)
    return (await verifyAddress({ site: known, address: site.origin, brand, minutes, ...(only ? { only } : {}) })) ? 0 : 1
  } finally {
    site.close()
  }
}

await runCommand(usage, flags, verify)
