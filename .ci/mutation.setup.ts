// What a file prepares before its first test is covered by each of its tests. Stryker takes it for static, as if it ran while
// the modules load, and would leave it out or run every test for it.
import { configure } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest'

type Hits = Record<string, number>
interface Recorder {
  currentTestId?: string
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> }
}
declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string
    mode: 'dry-run' | 'mutant'
  }
}

// What a mutant keeps from coming need not be waited for as long as what is late on a busy machine.
configure({ asyncUtilTimeout: 2000 })

if (inject('mode') === 'dry-run') {
  const recorder = (globalThis as unknown as Record<string, Recorder>)[inject('globalNamespace')]!
  const PREPARATION = 'before the first test'
  const tests = new Set<string>()

  /** The tests of pages load them as a browser does, late; what runs while a module loads is static all the same. */
  const late = import.meta.glob(['../src/{pages,layout,tools}/**/*.tsx', '!**/*.test.tsx'])

  beforeAll(async () => {
    if (expect.getState().testPath?.includes('/spec/')) await Promise.all(Object.values(late).map((load) => load()))
    recorder.currentTestId = PREPARATION
  })
  beforeEach(() => {
    if (recorder.currentTestId) tests.add(recorder.currentTestId)
  })
  afterAll(() => {
    const perTest = recorder.mutantCoverage?.perTest ?? {}
    const prepared = perTest[PREPARATION] ?? {}
    delete perTest[PREPARATION]
    for (const test of tests) perTest[test] = { ...prepared, ...perTest[test] }
  })
}
