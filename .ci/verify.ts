// `npm run verify -- --url https://…`: the specification, black box, against any address or folder.
// One line per failure; 0 if the site conforms, 1 if not, 2 if nothing could be verified.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Unusable, originOf, probe } from '../e2e/conformance/address.ts'
import { verifyAddress } from '../e2e/conformance/verify-address.ts'
import { listen } from '../e2e/servers/listen.ts'
import { staticServer } from '../e2e/servers/static-server.ts'
import { readFlags } from '../e2e/support/flags.ts'

const usage = `npm run verify -- --url https://www.example.org | --folder dist
  --name, --slug      the brand of that site, where it is not the one of src/config/site.ts
  --set field=value   any other field of the brand; may be repeated
  --only id           these requirements alone; may be repeated`

const text = { type: 'string' } as const
const list = { type: 'string', multiple: true } as const
const values = readFlags(usage, { url: text, folder: text, name: text, slug: text, set: list, only: list })

function brandOf({ name, slug, set = [] }: typeof values): Record<string, string> {
  const fields = set.map((pair) => /^(\w+)=(.+)$/s.exec(pair)?.slice(1) as [string, string] | undefined)
  if (fields.includes(undefined)) throw new Unusable(`--set: expected field=value, found «${set[fields.indexOf(undefined)]}»\n${usage}`)
  const given = Object.entries({ name, slug }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries([...given, ...(fields as [string, string][])])
}

async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  if (!existsSync(`${folder}/index.html`)) throw new Unusable(`--folder: expected a built site in ${folder}/; run «npm run build»`)
  const server = staticServer(resolve(folder))
  const port = await listen(server, 4186, 'site under test')
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

async function main(): Promise<number> {
  const { url, folder, only } = values
  if ((url === undefined) === (folder === undefined)) throw new Unusable(`expected either --url or --folder\n${usage}`)
  const brand = brandOf(values)
  const site = folder === undefined ? { origin: originOf(url!), close: () => undefined } : await serve(folder)
  try {
    await probe(site.origin)
    return (await verifyAddress({ address: site.origin, brand, ...(only ? { only } : {}) })) ? 0 : 1
  } finally {
    site.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Unusable ? `verify: ${error.message}` : error)
  return 2
})
