import { idsOf } from '../requirements/ids.ts'
import type { Blame } from '../requirements/outcomes.ts'

/** What Playwright's reporters, or its report, say of a step. */
interface Step {
  title: string
  category?: string
  error?: { message?: string }
  steps?: Step[]
}

/** The parts of a test in Playwright that failed: a step whose title is nothing but ids (`about.ts`). */
export const blamesOf = (steps: readonly Step[] = []): Blame[] =>
  steps.flatMap(({ title, category = 'test.step', error, steps: inner }) => {
    if (!error || category !== 'test.step') return []
    const ids = idsOf(`${title}: `)
    return ids.length > 0 ? [{ ids, message: error.message ?? '' }] : blamesOf(inner)
  })

/** The same in Vitest, where a test notes whom each of its errors blames; none, if one of them blames nobody. */
export const blamesIn = (messages: readonly string[], { blames = {} }: { blames?: Record<number, string> } = {}): Blame[] =>
  messages.every((_, at) => blames[at]) ? messages.map((message, at) => ({ ids: blames[at]!.split(', '), message })) : []
