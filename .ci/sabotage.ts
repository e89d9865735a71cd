// `npm run sabotage`: puts each named fault into copies of dist/ and of the sources, runs only the tests of its requirement
// and fails if one survives. `--only id|name` and `--in documents|sources|browser` (may be repeated) run those alone;
// `--check` only sees whether each still finds what it changes. 0 if all are killed, 1 if not.
import { resolve } from 'node:path'
import { failureLine } from '../e2e/harness/report/failure-line.ts'
import { readRequirements, plain } from '../e2e/harness/requirements/requirements.ts'
import { readTests } from '../e2e/harness/requirements/written-tests.ts'
import { sabotages } from '../e2e/site/sabotages.ts'
import { type Lane, openLanes } from '../e2e/harness/sabotage/lanes.ts'
import type { Sabotage } from '../e2e/harness/sabotage/sabotage.ts'
import { alreadyRed, judge, type Verdict } from '../e2e/harness/sabotage/verdict.ts'
import { type Bench, openBench } from '../e2e/harness/sabotage/workshop.ts'
import { site } from '../e2e/site.ts'
import { expectBuilt } from '../e2e/harness/serve/built-site.ts'
import { readFlags } from '../e2e/harness/command/flags.ts'

const usage = 'npm run sabotage [-- --only id|name] [--in documents|sources|browser] [--check]'
const values = readFlags(usage, { only: { type: 'string', multiple: true }, in: { type: 'string', multiple: true }, check: { type: 'boolean', default: false } })
const built = resolve(process.env.OUT_DIR ?? 'dist')
const requirements = readRequirements(site.specification.folder)
const tests = readTests([site.specification.folder, 'e2e', 'src'])
const isNamed = ({ requirement, name }: Sabotage, text: string): boolean => requirement === text || requirement.startsWith(`${text}.`) || name === text
const named = sabotages.filter((sabotage) => !values.only || values.only.some((text) => isNamed(sabotage, text)))
let chosen = named

/** Nothing can be tried: exit code 2, not a survivor. */
function refuse(problem: string): never {
  console.error(`sabotage: ${problem}\n${usage}`)
  process.exit(2)
}
const LANES = ['documents', 'sources', 'browser']
const unknown = values.only?.find((text) => !sabotages.some((sabotage) => isNamed(sabotage, text)))
if (unknown !== undefined) refuse(`--only: expected a requirement, a chapter or the name of a sabotage, found «${unknown}»`)
const nowhere = values.in?.find((lane) => !LANES.includes(lane))
if (nowhere !== undefined) refuse(`--in: expected one of ${LANES.join(', ')}, found «${nowhere}»`)
const started = performance.now()
const verdicts: Verdict[] = []

function tell(verdict: Verdict): void {
  verdicts.push(verdict)
  const { sabotage, end, why, line } = verdict
  const left = ((performance.now() - started) / verdicts.length) * (chosen.length - verdicts.length)
  const estimate = verdicts.length < chosen.length ? `, about ${Math.ceil(left / 60_000)} min left` : ''
  console.log(`${verdicts.length}/${chosen.length} ${end === 'killed' ? '✓' : '✗'} ${end}: ${sabotage.requirement}: ${sabotage.name}${end === 'killed' ? '' : ` (${why})`}${estimate}`)
  if (line) console.log(`    ${line}`)
}

async function attempt(lane: Lane, sabotage: Sabotage, red: Set<string>): Promise<Verdict> {
  if (red.has(sabotage.requirement)) return { sabotage, end: 'unclear', why: 'its tests fail without any sabotage' }
  try {
    return judge(sabotage, await lane.spoiled(sabotage))
  } catch (error) {
    return { sabotage, end: 'unclear', why: (error as Error).message }
  }
}

async function work(lanes: Lane[]): Promise<void> {
  for (const lane of lanes) {
    const own = chosen.filter((sabotage) => lane.takes(sabotage))
    if (own.length === 0) continue
    console.log(`▶ ${lane.name}: their tests without any sabotage, then ${own.length} sabotages`)
    const untouched = await lane.untouched(own)
    for (const outcome of untouched) if (outcome.status === 'failed') console.log(`✗ without any sabotage: ${failureLine(outcome)}`)
    const red = alreadyRed(untouched)
    for (const sabotage of own) tell(await attempt(lane, sabotage, red))
  }
}

function conclude(): number {
  const killed = verdicts.filter(({ end }) => end === 'killed').length
  const left = verdicts.filter(({ end }) => end !== 'killed')
  const none = values.only || values.in ? [] : requirements.filter(({ id }) => !sabotages.some(({ requirement }) => requirement === id))
  const untaken = chosen.filter((sabotage) => !verdicts.some((verdict) => verdict.sabotage === sabotage))
  const sentence = (id: string) => plain(requirements.find((one) => one.id === id)?.sentence ?? 'no such requirement')
  for (const { sabotage, end, why } of left) console.log(`✗ ${end}: ${sabotage.requirement}: ${sabotage.name} (${why}); nobody tests: «${sentence(sabotage.requirement)}»`)
  for (const { requirement, name } of untaken) console.log(`✗ ${requirement}: ${name}: no test of this requirement could be found`)
  for (const { id, sentence: text } of none) console.log(`✗ ${id}: no sabotage tries «${plain(text)}»`)
  console.log(`\n${killed}/${chosen.length} sabotages killed, ${none.length} requirements without one, ${Math.round((performance.now() - started) / 60_000)} min`)
  return killed === chosen.length && none.length === 0 && chosen.length > 0 ? 0 : 1
}

/** A sabotage that finds nothing to change is told at once, not after an hour. */
function unfound(bench: Bench): string[] {
  return chosen.flatMap((sabotage) => {
    try {
      bench.spoil(sabotage).revert()
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
}

try {
  expectBuilt(built)
} catch (error) {
  refuse((error as Error).message)
}
const benches = [await openBench(built, site), await openBench(built, site)] as const
const problems = unfound(benches[0])
for (const problem of problems) console.log(`✗ ${problem}`)
if (values.check) {
  for (const bench of benches) bench.close()
  console.log(`${chosen.length - problems.length}/${chosen.length} sabotages find what they change`)
  process.exit(problems.length === 0 ? 0 : 1)
}
// The tests of spec/ read their chapters from the working folder.
process.chdir(benches[0].sources)
const lanes = await openLanes(...benches, tests, site.specification)
const every = [...lanes.spec, ...lanes.browser]
if (values.in) chosen = named.filter((sabotage) => every.some((lane) => values.in?.includes(lane.name) && lane.takes(sabotage)))
await Promise.all([work(lanes.spec), work(lanes.browser)])
for (const lane of every) await lane.close()
for (const bench of benches) bench.close()
process.exit(conclude())
