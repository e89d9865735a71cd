import { resolve } from 'node:path'
import * as v from 'valibot'
import { type Flags, on, oneOf } from '../command/flags.ts'
import { partOf, shard } from '../command/shard.ts'
import { Unusable } from '../command/unusable.ts'
import { readCriteria } from '../audit/criteria.ts'
import { failureLine } from '../report/failure-line.ts'
import { readRequirements } from '../requirements/requirements.ts'
import { readTests } from '../requirements/written-tests.ts'
import { expectBuilt } from '../serve/built-site.ts'
import type { Site } from '../site.ts'
import { type Lane, openLanes, runTitles } from './lanes.ts'
import { unheard } from './listed.ts'
import type { Sabotage } from './sabotage.ts'
import { conclude, teller } from './tell.ts'
import { alreadyRed, judge, type Verdict } from './verdict.ts'
import { type Copies, openCopies } from './copies.ts'

export const sabotageFlags = { only: v.optional(v.array(v.string())), in: v.optional(v.array(oneOf(['documents', 'sources', 'browser']))), shard, check: on }

const isNamed = ({ requirement, name }: Sabotage, text: string): boolean => requirement === text || requirement.startsWith(`${text}.`) || name === text

async function attempt(lane: Lane, sabotage: Sabotage, red: Set<string>): Promise<Verdict> {
  if (red.has(sabotage.requirement)) return { sabotage, end: 'unclear', why: 'its tests fail without any sabotage' }
  try {
    return judge(sabotage, await lane.spoiled(sabotage))
  } catch (error) {
    return { sabotage, end: 'unclear', why: (error as Error).message }
  }
}

async function work(lanes: Lane[], chosen: Sabotage[], tell: (verdict: Verdict) => void): Promise<void> {
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

/** A sabotage that finds nothing to change is told at once, not after an hour. */
const unfound = (copies: Copies, chosen: Sabotage[]): string[] =>
  chosen.flatMap((sabotage) => {
    try {
      copies.spoil(sabotage).revert()
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })

/** Those that are asked for by name, or the part of them. Neighbours are of one chapter: what is asked of the untouched site is asked for one part, not for each. */
export function choose<Entry extends Sabotage>(sabotages: Entry[], { only, shard: part }: Pick<Flags<typeof sabotageFlags>, 'only' | 'shard'>): Entry[] {
  const unknown = only?.find((text) => !sabotages.some((sabotage) => isNamed(sabotage, text)))
  if (unknown !== undefined) throw new Unusable(`--only: expected a requirement, a chapter or the name of a sabotage, found «${unknown}»`)
  const named = sabotages.filter((sabotage) => !only || only.some((text) => isNamed(sabotage, text)))
  return partOf(named, part)
}

/** Tries the sabotages that are asked for: 0 if each is noticed. */
export const runSabotages = (site: Site, sabotages: Sabotage[]) => async ({ in: lanesWanted, check, ...which }: Flags<typeof sabotageFlags>): Promise<number> => {
  const named = choose(sabotages, which)
  const built = resolve(process.env.OUT_DIR ?? 'dist')
  expectBuilt(built)
  const requirements = readRequirements(site.specification.folder)
  const criteria = readCriteria(site.specification.criteria).map(({ num, name }) => ({ id: `criteria.${num}`, sentence: name }))
  const tests = readTests([site.specification.folder, 'e2e', 'src'], /\.(spec|e2e|test|probe)\.tsx?$/)
  const both = [await openCopies(built, site), await openCopies(built, site)] as const
  try {
    const problems = [...unfound(both[0], named), ...unheard(named, runTitles())]
    for (const problem of problems) console.log(`✗ ${problem}`)
    if (check) {
      console.log(`${named.length - problems.length}/${named.length} sabotages find what they change, and tests that could notice`)
      return problems.length === 0 ? 0 : 1
    }
    // The tests of spec/ read their chapters from the working folder.
    process.chdir(both[0].sources)
    const lanes = await openLanes(...both, tests, site.specification)
    const every = [...lanes.spec, ...lanes.browser]
    const chosen = named.filter((sabotage) => !lanesWanted || every.some((lane) => lanesWanted.some((name) => name === lane.name) && lane.takes(sabotage)))
    const { verdicts, tell } = teller(chosen.length)
    await Promise.all([work(lanes.spec, chosen, tell), work(lanes.browser, chosen, tell)])
    for (const lane of every) await lane.close()
    const untried = lanesWanted || named.length < sabotages.length ? [] : requirements.filter(({ id }) => !sabotages.some(({ requirement }) => requirement === id))
    return conclude(chosen, verdicts, [...requirements, ...criteria], untried)
  } finally {
    for (const { close } of both) close()
  }
}
