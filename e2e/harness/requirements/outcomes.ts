import { idsOf } from './ids.ts'

/** What became of one test. */
export interface Outcome {
  /** Its own title, without those of the groups around it. */
  title: string
  /** Titles of the groups around it. */
  group: string
  /** Path in the project. */
  file: string
  status: 'passed' | 'failed' | 'skipped'
  /** Why it failed, as the runner says it. */
  message: string
  /** What of it failed, where it says which of its requirements that part is about. */
  blames?: Blame[]
}

export interface Blame {
  ids: string[]
  message: string
}

/** One test may fail for some of the requirements that it names; for all of them, where no part says for which. */
export function idsAtFault({ title, blames = [] }: Outcome): string[] {
  const ids = idsOf(title)
  const named = ids.filter((one) => blames.some((blame) => blame.ids.includes(one)))
  return named.length > 0 ? named : ids
}

/** What all tests of a requirement came to. */
export function endOf(id: string, outcomes: Outcome[]): 'passed' | 'failed' | 'not run' {
  const own = outcomes.filter(({ title }) => idsOf(title).includes(id))
  if (own.some((outcome) => outcome.status === 'failed' && idsAtFault(outcome).includes(id))) return 'failed'
  // A test that failed for another of its requirements ended before it had proved this one.
  return own.length > 0 && own.every(({ status }) => status === 'passed') ? 'passed' : 'not run'
}
