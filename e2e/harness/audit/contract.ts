import type { Cell } from './matrix.ts'

/** A dated contract about what an engine reports, with the test that proves what it says. */
export interface Contract {
  /** `engine:rule`. */
  rule: string
  /** CSS selector of the elements that it covers. */
  selector: string
  /** «1.4.8», or «best practice». */
  criterion: string
  /** Paths, or «every page of the sample» as «*». */
  pages: string[]
  /** States of the matrix; each, if none is named. */
  states?: Cell['state'][]
  reason: string
  /** Id of the test that looked at these pages, and would fail if the reason were not true. */
  provedBy: string
  /** Days, ISO. It covers nothing before `decided`, nor from `expires` on. */
  decided: string
  expires: string
}
