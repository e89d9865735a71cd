// `npm run verify -- --url https://…`: the specification, black box, against any address or folder.
// A line for each cause; 0 if the site conforms, 1 if not, 2 if it could not be verified.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Unusable, placeOf, probe } from '../e2e/harness/verify/address.ts'
import { verifyAddress } from '../e2e/harness/verify/verify-address.ts'
import { rehash } from '../e2e/harness/sabotage/rehash.ts'
import { listen } from '../e2e/harness/serve/listen.ts'
import { relay } from '../e2e/harness/serve/relay.ts'
import { staticServer } from '../e2e/harness/serve/static-server.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'

const usage = `npm run verify -- --url https://www.example.org[/folder/] | --folder dist
  --name, --slug      the brand of that site, where it is not the one of src/config/site.ts
  --set field=value   any other field of the brand; may be repeated
  --only id           these requirements alone; may be repeated
  --ca file           the signer of a private certificate, as PEM
  --insecure          any certificate will do
  --minutes n         the most that the run may take; 15, if nothing is said`

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const values = readFlags(usage, { url: text, folder: text, name: text, slug: text, set: list, only: list, ca: text, insecure: { type: 'boolean' }, minutes: { type: 'string', default: '15' } })
type Served = { origin: string; close: () => void }

function brandOf({ name, slug, set = [] }: typeof values): Record<string, string> {
  const fields = set.map((pair) => /^(\w+)=(.+)$/s.exec(pair)?.slice(1) as [string, string] | undefined)
  if (fields.includes(undefined)) throw new Unusable(`--set: expected field=value, found «${set[fields.indexOf(undefined)]}»\n${usage}`)
  const given = Object.entries({ name, slug }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries([...given, ...(fields as [string, string][])])
}

async function serve(folder: string): Promise<Served> {
  if (/^https?:/.test(folder)) throw new Unusable(`--folder: expected a folder, found the address «${folder}»; give it as --url`)
  if (!existsSync(`${folder}/index.html`)) throw new Unusable(`--folder: expected a built site in ${folder}/; run «npm run build»`)
  if (!existsSync(`${folder}/404.html`)) throw new Unusable(`--folder: expected ${folder}/404.html, the page for what is missing, found none`)
  const server = staticServer(resolve(folder))
  return { origin: `http://127.0.0.1:${await listen(server, 4186, 'site under test')}`, close: () => void server.close() }
}

/** A site at the root of its host, with a certificate that everybody trusts, is met where it is; any other through a relay. */
async function reach({ url = '', ca, insecure }: typeof values): Promise<Served> {
  const { origin, folder } = placeOf(url)
  if (ca !== undefined && !existsSync(ca)) throw new Unusable(`--ca: expected a file with a certificate, found none at «${ca}»`)
  if (!folder && !ca && !insecure) return { origin, close: () => undefined }
  const server = relay({ origin, folder, rehash, ...(ca ? { ca: readFileSync(ca) } : {}), ...(insecure ? { insecure } : {}) })
  return { origin: `http://127.0.0.1:${await listen(server, 4196, 'relay')}`, close: () => void server.close() }
}

async function main(): Promise<number> {
  const { url, folder, only } = values
  const minutes = Number(values.minutes)
  if ((url === undefined) === (folder === undefined)) throw new Unusable(`expected either --url or --folder\n${usage}`)
  if (!(minutes > 0)) throw new Unusable(`--minutes: expected a number above 0, found «${values.minutes}»`)
  const brand = brandOf(values)
  process.env.SITE_OVERRIDE = JSON.stringify({ ...JSON.parse(process.env.SITE_OVERRIDE ?? '{}'), ...brand })
  const site = folder === undefined ? await reach(values) : await serve(folder)
  try {
    const { expectedOf } = await import('../e2e/support/expected-site.ts')
    await probe(site.origin, expectedOf())
    return (await verifyAddress({ address: site.origin, brand, minutes, ...(only ? { only } : {}) })) ? 0 : 1
  } finally {
    site.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Unusable ? `verify: ${error.message}` : error)
  return 2
})
