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

const id = '[a-z][a-z0-9-]*(?:\\.[a-z0-9-]+)+'
const heading = new RegExp(`^(${id}(?:, ${id})*): `)

/** The requirements and criteria that a title names: `keyboard.order, criteria.2.4.3: …`. */
export const idsOf = (title: string): string[] => heading.exec(title)?.[1]?.split(', ') ?? []

/** What a title says after its ids. */
export const wordsOf = (title: string): string => title.replace(heading, '')

/** Finds the tests of these requirements by their full titles, groups included. */
export const namePattern = (ids: string[]): string => `(?:^|\\s)(?:${ids.map((one) => one.replaceAll('.', '\\.')).join('|')})[:,]`

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The same for one requirement, of whose tests only those are wanted whose title also holds some words. */
export const narrowPattern = (id: string, words = ''): string => `${namePattern([id])}${words && `.*${quote(words)}`}`

/** One test may fail for one of the several requirements that it names: the message says for which. */
export function idsAtFault({ title, message }: Outcome): string[] {
  const ids = idsOf(title)
  const named = ids.filter((one) => message.includes(one))
  return named.length > 0 ? named : ids
}
