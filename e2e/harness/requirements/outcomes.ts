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
}

/** One test may fail for one of the several requirements that it names: the message says for which. */
export function idsAtFault({ title, message }: Outcome): string[] {
  const ids = idsOf(title)
  const named = ids.filter((one) => message.includes(one))
  return named.length > 0 ? named : ids
}
