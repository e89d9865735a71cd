import { compareWithSources } from './as-built.ts'
import { runBrowser } from './browser-run.ts'
import { alsoLines, causesOf } from './causes.ts'
import { leftToAsk } from './left-to-ask.ts'
import { parted } from './parted.ts'
import { failureLine } from '../report/failure-line.ts'
import { namePattern } from '../requirements/ids.ts'
import { idsAtFault, type Outcome } from '../requirements/outcomes.ts'
import { progressOf } from '../report/progress.ts'
import { readRequirements, type Requirement } from '../requirements/requirements.ts'
import { readTests, testFiles } from '../requirements/written-tests.ts'
import { Unusable } from '../command/unusable.ts'
import type { Site } from '../site.ts'
import { reasonToBreakOff, verdictOf } from './verdict.ts'

interface Verification {
  site: Pick<Site, 'pages' | 'specification'>
  address: string
  only?: string[]
  /** Asks in a browser also what follows from the bytes of a copy that is as built. */
  isWhole?: boolean
  minutes: number
}

const say = (line: string): void => console.log(line)

/** What has been found so far, and how it is told in the end. */
class Findings {
  readonly failed: Outcome[] = []
  passed = 0

  add(outcome: Outcome): void {
    if (outcome.status === 'passed') this.passed += 1
    else if (outcome.status === 'failed') this.failed.push(outcome)
  }

  tell(): void {
    const causes = causesOf(this.failed.flatMap(parted))
    for (const cause of causes) for (const line of [failureLine(cause.first), ...alsoLines(cause)]) say(line)
    const broken = new Set(this.failed.flatMap(idsAtFault))
    const what = broken.size > 0 ? ` of ${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}; broken requirements: ${[...broken].toSorted().join(', ')}` : ''
    say(`\n${this.passed} tests passed, ${this.failed.length} failed${what}`)
  }
}

function tellUnasked(skipped: Requirement[], { ofTheSources, notOnDocuments }: Site['specification']): void {
  const reasons = Object.entries({ ...ofTheSources, ...notOnDocuments }).filter(([key]) => skipped.some(({ id, chapter }) => id === key || chapter === key))
  if (skipped.length > 0) say(`\n${skipped.length} requirements are not applicable to an address:`)
  for (const [key, reason] of reasons) say(`  ${key}: ${reason}`)
}

/** Proves what an address answers; true, if all of it is as the specification says. */
export async function verifyAddress({ site, address, only, isWhole = false, minutes }: Verification): Promise<boolean> {
  const { specification } = site
  const { folder, notOnDocuments, ofTheSources } = specification
  const requirements = readRequirements(folder)
  const ofDocuments = new Set(requirements.filter(({ id, chapter }) => !(id in notOnDocuments) && !(chapter in ofTheSources)).map(({ id }) => id))
  const unknown = only?.find((id) => !requirements.some((one) => one.id === id))
  if (unknown) throw new Unusable(`--only: expected a requirement of ${folder}/*.md, found «${unknown}»`)
  const wanted = (id: string): boolean => !only || only.includes(id)
  const isAsked = (id: string): boolean => wanted(id) && ofDocuments.has(id)
  const written = readTests([folder, 'e2e']).filter(({ ids }) => ids.some(wanted))
  const spec = written.filter(({ file, ids }) => file.startsWith(`${folder}/`) && ids.some(isAsked))
  // The harness tries itself on sites of its own.
  const browserFiles = testFiles(['e2e'], /\.(?:e2e|probe)\.ts$/).filter((file) => !file.startsWith('e2e/harness/'))
  const browser = [...new Set(written.filter(({ file }) => browserFiles.includes(file)).flatMap(({ ids }) => ids.filter(wanted)))]
  const findings = new Findings()
  const late = AbortSignal.timeout(Math.round(minutes * 60_000))

  const ask = async (): Promise<void> => {
    const files = [...new Set(spec.map(({ file }) => file))]
    say(`▶ ${address}: documents, ${files.length} chapters`)
    if (files.length > 0) {
      const { openSpec } = await import('./spec-run.ts')
      const progress = progressOf('chapters', say)
      let ended = 0
      const tell = (): void => progress.step((ended += 1), files.length, findings.failed.length)
      const run = await openSpec({ address, subject: specification.subject, tell })
      late.addEventListener('abort', () => void run.cancel())
      const ids = [...new Set(spec.flatMap((test) => test.ids.filter(isAsked)))]
      // Vitest takes its time to start: a time that was over by then has told nobody.
      if (!late.aborted) for (const outcome of await run.run(files, ids)) findings.add(outcome)
      await run.close()
    }
    say(`▶ ${address}: files, then pages in a browser, ${browser.length} requirements`)
    const left = await leftToAsk(browser, only !== undefined || isWhole || late.aborted, () => compareWithSources(address, site.pages), site)
    for (const line of left.told) say(line)
    const patterns = only ? { grep: namePattern(browser) } : left.patterns
    const progress = progressOf('tests', say)
    let done = 0
    const tell = (outcome: Outcome, total: number): void => {
      findings.add(outcome)
      progress.step((done += 1), total, findings.failed.length)
    }
    if (browser.length > 0 && !late.aborted) await runBrowser({ address, files: browserFiles, ...patterns, signal: late, tell })
  }

  let brokenOff: string | undefined
  try {
    brokenOff = await reasonToBreakOff(ask)
  } finally {
    // However a run breaks off, nothing that was found is lost.
    tellUnasked(requirements.filter(({ id }) => wanted(id) && !browser.includes(id) && !ofDocuments.has(id)), specification)
    findings.tell()
  }
  return verdictOf(findings, late.aborted ? `stopped after ${minutes} minutes, before all tests had run; give more time with --minutes` : brokenOff)
}
