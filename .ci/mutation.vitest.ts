// The specification without what reads the sources as text or starts programs: a mutated copy holds every mutant at once,
// and these tests would either see them all or take a minute for each.
import { mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import site from '../vite.config.ts'

const apart = ['boundaries', 'traceability', 'lighthouse']

/** What a file costs before its first test; measured, the environment included. */
const START_MS = 700

/** A mutant is known at the first test that fails: quick files come first, and those that have found the more mutants. */
class Soonest extends BaseSequencer {
  readonly #finds = new Map<string, number>()
  readonly #counted = new WeakSet<object>()

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = new Map(files.map((file) => [file, this.#cost(file)]))
    return files.toSorted((one, other) => cost.get(one)! - cost.get(other)!)
  }

  #cost(file: TestSpecification): number {
    const result = this.ctx.cache.getTestSpecificationResult(file)
    if (!result) return 0
    if (result.failed && !this.#counted.has(result)) this.#finds.set(file.moduleId, (this.#finds.get(file.moduleId) ?? 0) + 1)
    this.#counted.add(result)
    return (START_MS + result.duration) / (1 + (this.#finds.get(file.moduleId) ?? 0))
  }
}

const config = mergeConfig(site, {
  test: {
    // The tool's test loads every module anew for each of its tests: what runs while they load would seem to be tested there.
    exclude: ['node_modules/**', 'e2e/**', 'src/tools/ReaderTool.test.tsx', ...apart.map((chapter) => `spec/${chapter}.spec.*`)],
    testNamePattern: /^(?!brand\.(renamed|literal))/,
    setupFiles: ['.ci/mutation.setup.ts'],
    sequence: { sequencer: Soonest },
  },
})
/** A part of the sources needs but its own tests: `MUTATION_TESTS='src/tools/*.test.*' npm run mutation -- --mutate 'src/tools/*.ts'`. */
if (process.env.MUTATION_TESTS) config.test.include = process.env.MUTATION_TESTS.split(',')

export default config
