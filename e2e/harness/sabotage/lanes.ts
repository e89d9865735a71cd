import { runBrowser } from '../verify/browser-run.ts'
import { narrowPattern } from '../requirements/ids.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import { openSpec } from '../verify/spec-run.ts'
import type { WrittenTest } from '../requirements/written-tests.ts'
import type { Site } from '../site.ts'
import { listedTitles } from './listed.ts'
import type { Sabotage } from './sabotage.ts'
import type { Copies } from './copies.ts'

type Specification = Pick<Site['specification'], 'subject'>

/** One way of testing: what is spoiled, and how its tests are run. */
export interface Lane {
  name: string
  takes: (sabotage: Sabotage) => boolean
  /** The tests that are to notice these sabotages, without any of them. */
  untouched: (sabotages: Sabotage[]) => Promise<Outcome[]>
  /** The tests of the sabotaged requirement, with the sabotage in place. */
  spoiled: (sabotage: Sabotage) => Promise<Outcome[]>
  close: () => Promise<void>
}

const idsIn = (sabotages: Sabotage[]): string[] => [...new Set(sabotages.map(({ requirement }) => requirement))]
const pattern = ({ requirement, only }: Sabotage): string => narrowPattern(requirement, only)
const inBrowser = (file: string): boolean => /\.(?:e2e|probe)\.ts$/.test(file)
/** The site's own tests of a criterion have a runner of their own; those of any site are tried on sites made for them. */
const RUNNERS = [
  { config: 'e2e/playwright.config.ts', takes: (id: string) => !id.startsWith('criteria.'), isOf: (file: string) => file.endsWith('.e2e.ts') },
  { config: 'e2e/audit/playwright.config.ts', takes: (id: string) => id.startsWith('criteria.'), isOf: (file: string) => /^e2e\/audit\/.+\.probe\.ts$/.test(file) },
]

/** Titles of the browser tests that are run for a requirement. */
export function runTitles(): (requirement: string) => string[] {
  const runners = RUNNERS.map(({ config, takes }) => ({ takes, titles: listedTitles(config) }))
  return (requirement) => runners.filter(({ takes }) => takes(requirement)).flatMap(({ titles }) => titles)
}

const testedIn = (tests: WrittenTest[], id: string, browser: boolean): string[] => [
  ...new Set(tests.filter(({ ids, file }) => ids.includes(id) && inBrowser(file) === browser).map(({ file }) => file)),
]

/** Whose tests are to notice it where a requirement has both kinds: those of `spec/`, but for words that narrow, which are those of a browser test (listed.ts). */
export const isForBrowser = (tests: WrittenTest[], { requirement, builds, only }: Sabotage): boolean =>
  testedIn(tests, requirement, true).length > 0 && (builds === true || only !== undefined || testedIn(tests, requirement, false).length === 0)

/** The tests of `spec/`, on the copied sources or on what the copied site answers. */
async function specLane(name: string, where: Sabotage['where'], copies: Copies, tests: WrittenTest[], { subject }: Specification): Promise<Lane> {
  const spec = await openSpec({ root: copies.sources, subject, ...(where === 'dist' ? { address: copies.address } : {}) })
  const filesOf = (ids: string[]) => ids.flatMap((id) => testedIn(tests, id, false))
  return {
    name,
    takes: (sabotage) => sabotage.where === where && !sabotage.builds && testedIn(tests, sabotage.requirement, false).length > 0 && !isForBrowser(tests, sabotage),
    untouched: (own) => spec.run(filesOf(idsIn(own)), idsIn(own)),
    async spoiled(sabotage) {
      const { files, revert } = copies.spoil(sabotage)
      for (const file of files) spec.changed(file)
      try {
        return await spec.run(filesOf([sabotage.requirement]), [sabotage.requirement])
      } finally {
        revert()
        for (const file of files) spec.changed(file)
      }
    },
    close: spec.close,
  }
}

/** The tests in a browser, on the copied site as it is, or as the copied sources make it. */
export function browserLane(copies: Copies, tests: WrittenTest[]): Lane {
  const run = async (ids: string[], more: Partial<Parameters<typeof runBrowser>[0]>): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (const { config, takes, isOf } of RUNNERS) {
      const own = [...new Set(ids.filter(takes).flatMap((id) => testedIn(tests, id, true)))].filter(isOf)
      if (own.length > 0) outcomes.push(...(await runBrowser({ address: copies.address, cwd: copies.sources, config, files: own, ...more })))
    }
    return outcomes
  }
  return {
    name: 'browser',
    takes: (sabotage) => isForBrowser(tests, sabotage),
    untouched: (own) => run(idsIn(own), { grep: [...new Set(own.map(pattern))].join('|') }),
    async spoiled(sabotage) {
      const { revert } = copies.spoil(sabotage)
      let unserve: (() => void) | undefined
      try {
        unserve = sabotage.builds && (await copies.rebuild())
        return await run([sabotage.requirement], { grep: pattern(sabotage), stopAtFirst: true, workers: 1 })
      } finally {
        unserve?.()
        revert()
      }
    },
    close: () => Promise.resolve(),
  }
}

/** Two sets of copies, so that the browser works on one while Vitest works on the other. */
export async function openLanes(forSpec: Copies, forBrowser: Copies, tests: WrittenTest[], specification: Specification): Promise<{ spec: Lane[]; browser: Lane[] }> {
  return {
    spec: [await specLane('documents', 'dist', forSpec, tests, specification), await specLane('sources', 'src', forSpec, tests, specification)],
    browser: [browserLane(forBrowser, tests)],
  }
}
