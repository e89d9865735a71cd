import { explain } from '../report/explain.ts'
import { saidBy } from '../requirements/ids.ts'
import { idsAtFault, type Outcome } from '../requirements/outcomes.ts'

/** Failures with one cause: the first of them, and where else it shows. */
interface Cause {
  first: Outcome
  /** Pages beside that of the first. */
  pages: string[]
  /** Tests of other requirements that fail for it. */
  others: Outcome[]
}

/** The page that a test is about, as its title says it. */
const pageOf = ({ group, title }: Outcome): string => /(?<=^|\s)\/[\w/-]*/.exec(`${group} ${saidBy(title)}`)?.[0] ?? ''

const requirementsOf = (outcome: Outcome): string => idsAtFault(outcome).join(', ')

/** The same requirement, expected and found, the page itself apart. */
function keyOf(outcome: Outcome): string {
  const { expected, found } = explain(outcome.message)
  const page = pageOf(outcome)
  const text = `${requirementsOf(outcome)}\n${expected}\n${found}`
  return page.length > 1 ? text.replaceAll(page, '{page}') : text
}

/** Addresses that do not answer, as the crawl names them. */
const lostIn = ({ message }: Outcome): string[] => [...message.matchAll(/(\/[^\s"]+) (?:answers|leads to) /g)].map(([, path = '']) => path)

const isReload = (outcome: Outcome): boolean => requirementsOf(outcome) === 'stability.stays'
const isLost = (outcome: Outcome): boolean => requirementsOf(outcome) === 'files.reached'

/** What is wrong, where the message itself says on which page: tests that only pass by say the same. */
const placedIn = ({ message }: Outcome): string | undefined => /^on \/[^ ]*, .+/.exec(explain(message).found)?.[0]

/** What a page that loads itself again, a file that is lost, or a page that cannot be entered does to the other tests. */
function follows(outcome: Outcome, { first }: Cause): boolean {
  if (placedIn(first)) return placedIn(first) === placedIn(outcome)
  if (isLost(first)) return lostIn(first).some((path) => outcome.message.includes(path))
  return isReload(first) && pageOf(outcome) === pageOf(first) && /context was destroyed|Test timeout|Timed out|navigat/i.test(outcome.message)
}

/** One entry for each cause, in the order of the failures. */
export function causesOf(failures: Outcome[]): Cause[] {
  const causes = new Map<string, Cause>()
  // What explains others comes first.
  const ordered = [...failures.filter(isReload), ...failures.filter(isLost), ...failures.filter((one) => !isReload(one) && !isLost(one))]
  for (const outcome of ordered) {
    const key = keyOf(outcome)
    const known = causes.get(key)
    const source = [...causes.values()].find((cause) => follows(outcome, cause))
    if (known) known.pages.push(pageOf(outcome))
    else if (source) source.others.push(outcome)
    else causes.set(key, { first: outcome, pages: [], others: [] })
  }
  return [...causes.values()]
}

const count = (names: string[]): string => [...Map.groupBy(names, (name) => name)].map(([name, all]) => (all.length > 1 ? `${name} (${all.length})` : name)).join(', ')

/** Under the line of the first failure: where else, and what else. */
export function alsoLines({ pages, others }: Cause): string[] {
  const named = [...new Set(pages)].filter(Boolean)
  const where = named.length > 0 ? [`    and on ${named.length} more ${named.length === 1 ? 'page' : 'pages'}: ${named.join(', ')}`] : []
  const what = others.length > 0 ? [`    and for the same cause: ${count(others.map(requirementsOf))}`] : []
  return [...where, ...what]
}
