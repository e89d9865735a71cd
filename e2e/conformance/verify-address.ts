import { notOnDocuments, ofTheSources } from './applicable.ts'
import { runBrowser } from './browser-run.ts'
import { failureLine } from './failure-line.ts'
import { idsAtFault, namePattern, type Outcome } from './outcomes.ts'
import { readRequirements } from './requirements.ts'
import { readTests } from './sources.ts'
import { Unusable } from './address.ts'

interface Verification {
  address: string
  /** Fields of the brand that are not those of this site. */
  brand: Record<string, string>
  only?: string[]
}

const chapterOf = new Map(readRequirements().map(({ id, chapter }) => [id, chapter]))
const isOfDocuments = (id: string): boolean => !(id in notOnDocuments) && !((chapterOf.get(id) ?? '') in ofTheSources)

/** Proves what an address answers; true, if all of it is as the specification says. */
export async function verifyAddress({ address, brand, only }: Verification): Promise<boolean> {
  const unknown = only?.find((id) => !chapterOf.has(id))
  if (unknown) throw new Unusable(`--only: expected a requirement of spec/*.md, found «${unknown}»`)
  // Before the first import that reads it.
  process.env.SITE_OVERRIDE = JSON.stringify({ ...JSON.parse(process.env.SITE_OVERRIDE ?? '{}'), ...brand })
  const wanted = (id: string): boolean => !only || only.includes(id)
  const written = readTests().filter(({ ids }) => ids.some(wanted))
  const spec = written.filter(({ file, ids }) => file.startsWith('spec/') && ids.some((id) => wanted(id) && isOfDocuments(id)))
  const browser = [...new Set(written.filter(({ file }) => file.endsWith('.e2e.ts')).flatMap(({ ids }) => ids.filter(wanted)))]

  const failed: Outcome[] = []
  let passed = 0
  const tell = (outcome: Outcome): void => {
    if (outcome.status === 'passed') passed += 1
    else if (outcome.status === 'failed') {
      failed.push(outcome)
      console.log(failureLine(outcome))
    }
  }

  console.log(`▶ ${address}: documents, ${spec.length} kinds of test`)
  if (spec.length > 0) {
    const { openSpec } = await import('./spec-run.ts')
    const run = await openSpec({ address })
    const ids = [...new Set(spec.flatMap((test) => test.ids.filter((id) => wanted(id) && isOfDocuments(id))))]
    for (const outcome of await run.run([...new Set(spec.map(({ file }) => file))], ids)) tell(outcome)
    await run.close()
  }
  console.log(`▶ ${address}: in a browser, ${browser.length} requirements`)
  if (browser.length > 0) await runBrowser({ address, ...(only ? { grep: namePattern(browser) } : {}), tell })

  const broken = new Set(failed.flatMap(idsAtFault))
  const skipped = [...chapterOf].filter(([id]) => wanted(id) && !browser.includes(id) && !isOfDocuments(id))
  const reasons = Object.entries({ ...ofTheSources, ...notOnDocuments }).filter(([key]) => skipped.some(([id, chapter]) => id === key || chapter === key))
  if (skipped.length > 0) console.log(`\n${skipped.length} requirements are not applicable to an address:`)
  for (const [key, reason] of reasons) console.log(`  ${key}: ${reason}`)
  console.log(`\n${passed} tests passed, ${failed.length} failed${broken.size > 0 ? `; broken requirements: ${[...broken].toSorted().join(', ')}` : ''}`)
  if (passed + failed.length === 0) throw new Unusable('no test ran')
  return failed.length === 0
}
