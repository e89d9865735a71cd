import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Which requirements each error of a test blames, by its place among them. */
    blames?: Record<number, string>
  }
}

/** A part of a test of several requirements: what fails in it blames this one, or these. */
export function about(ids: string, check: () => void): void {
  const task = TestRunner.getCurrentTest()!
  const found = () => task.result?.errors?.length ?? 0
  const before = found()
  // The error that ends a test is put behind those before it.
  const blame = (until: number) => {
    for (let at = before; at < until; at += 1) (task.meta.blames ??= {})[at] = ids
  }
  try {
    check()
    blame(found())
  } catch (error) {
    blame(found() + 1)
    throw error
  }
}
