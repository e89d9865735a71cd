import { plain, type Requirement } from '../requirements/requirements.ts'
import type { Sabotage } from './sabotage.ts'
import type { Verdict } from './verdict.ts'

/** Tells of each verdict as it comes, with the time that the others will take. */
export function teller(total: number): { verdicts: Verdict[]; tell: (verdict: Verdict) => void } {
  const started = performance.now()
  const verdicts: Verdict[] = []
  const tell = (verdict: Verdict): void => {
    verdicts.push(verdict)
    const { sabotage, end, why, line } = verdict
    const left = ((performance.now() - started) / verdicts.length) * (total - verdicts.length)
    const estimate = verdicts.length < total ? `, about ${Math.ceil(left / 60_000)} min left` : ''
    console.log(`${verdicts.length}/${total} ${end === 'killed' ? '✓' : '✗'} ${end}: ${sabotage.requirement}: ${sabotage.name}${end === 'killed' ? '' : ` (${why})`}${estimate}`)
    if (line) console.log(`    ${line}`)
  }
  return { verdicts, tell }
}

/** What survived, what was not tried and what nothing tries, a line each; 0 if that is nothing. */
export function conclude(chosen: Sabotage[], verdicts: Verdict[], requirements: Pick<Requirement, 'id' | 'sentence'>[], untried: Requirement[]): number {
  const left = verdicts.filter(({ end }) => end !== 'killed')
  const killed = verdicts.length - left.length
  const untaken = chosen.filter((sabotage) => !verdicts.some((verdict) => verdict.sabotage === sabotage))
  const sentence = (id: string) => plain(requirements.find((one) => one.id === id)?.sentence ?? 'no such requirement')
  for (const { sabotage, end, why } of left) console.log(`✗ ${end}: ${sabotage.requirement}: ${sabotage.name} (${why}); nobody tests: «${sentence(sabotage.requirement)}»`)
  for (const { requirement, name } of untaken) console.log(`✗ ${requirement}: ${name}: no test of this requirement could be found`)
  for (const { id } of untried) console.log(`✗ ${id}: no sabotage tries «${sentence(id)}»`)
  console.log(`\n${killed}/${chosen.length} sabotages killed, ${untried.length} requirements without one, ${Math.round(performance.now() / 60_000)} min`)
  return killed === chosen.length && untried.length === 0 && chosen.length > 0 ? 0 : 1
}
