// `npm run verify -- --url https://…`: the specification, black box, against any address or folder.
// A line for each cause; 0 if the site conforms, 1 if not, 2 if it could not be verified.
import * as v from 'valibot'
import { openSite } from '../e2e/harness/verify/open-site.ts'
import { addressFlags, addressUsage } from '../e2e/harness/verify/reach.ts'
import { verifyAddress } from '../e2e/harness/verify/verify-address.ts'
import { Unusable } from '../e2e/harness/command/unusable.ts'
import { type Flags, on, runCommand } from '../e2e/harness/command/flags.ts'
import { overrideWith } from '../src/config/override.ts'
import { siteProblems } from '../src/config/site-schema.ts'

const usage = `npm run verify -- --url https://www.example.org[/folder/] | --folder dist
  --name, --slug      the brand of that site, where it is not the one of src/config/site.ts
  --set field=value   any other field of the brand; may be repeated
  --only id           these requirements alone; may be repeated
  --whole             asks in a browser also what follows from the bytes, where the copy is as the sources make it
${addressUsage}
  --minutes n         the most that the run may take; 15, if nothing is said`

const text = v.optional(v.string())
const several = v.optional(v.array(v.string()))
const DAY = 24 * 60
const expected = `a number above 0, ${DAY} at most`
const minutes = v.optional(v.pipe(v.string(), v.regex(/^[\d.]+$/, expected), v.transform(Number), v.gtValue(0, expected), v.maxValue(DAY, expected)), '15')
const flags = { ...addressFlags, folder: text, name: text, slug: text, set: several, only: several, whole: on, minutes }

function brandOf({ name, slug, set = [] }: Flags<typeof flags>): Record<string, string> {
  const fields = set.map((pair) => /^(\w+)=(.+)$/s.exec(pair)?.slice(1) as [string, string] | undefined)
  if (fields.includes(undefined)) throw new Unusable(`--set: expected field=value, found «${set[fields.indexOf(undefined)]}»\n${usage}`)
  const given = Object.entries({ name, slug }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries([...given, ...(fields as [string, string][])])
}

async function verify(values: Flags<typeof flags>): Promise<number> {
  const { url, folder, only, minutes, whole: isWhole } = values
  if ((url === undefined) === (folder === undefined)) throw new Unusable(`expected either --url or --folder\n${usage}`)
  process.env.SITE_OVERRIDE = overrideWith(brandOf(values))
  // An address shows what it names, a folder all that lies in it.
  if (folder !== undefined) process.env.SITE_FOLDER = folder
  // Not before the brand is set: what is known of the site is written with it.
  const { site: brand } = await import('../src/config/site.ts')
  const [problem] = siteProblems(brand)
  if (problem) throw new Unusable(`the brand of that site, with --name, --slug and --set: ${problem}`)
  const { site: known } = await import('../e2e/site.ts')
  const site = await openSite(values, known, 4186)
  try {
    return (await verifyAddress({ site: known, address: site.origin, isWhole, minutes, ...(only ? { only } : {}) })) ? 0 : 1
  } finally {
    site.close()
  }
}

await runCommand(usage, flags, verify)
