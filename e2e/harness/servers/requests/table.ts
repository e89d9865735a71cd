import { load, malformed, traversal } from './attacks.ts'
import { encodings, missing, pages, types } from './files.ts'
import { headers, policies } from './headers.ts'
import { conditions, heads, methods, ranges } from './manners.ts'
import type { Subject } from './subject.ts'

/** What is asked of a server, in the order in which it is told. */
export const table: Record<string, (subject: Subject) => Promise<string[]>> = {
  'every path with and without a slash': pages,
  'missing pages': missing,
  'types of files': types,
  'br, gzip, none': encodings,
  HEAD: heads,
  'ranges': ranges,
  'conditional requests and caching': conditions,
  'other methods': methods,
  'headers on every answer': headers,
  'policy of the page and of the server': policies,
  'addresses above the folder': traversal,
  '300 malformed addresses': malformed,
  '1,000 requests, 50 at a time': load,
}

/** One line per request that is not answered as it should be, under the row of the table. */
export async function askAll(subject: Subject, tell: (line: string) => void): Promise<number> {
  let wrong = 0
  for (const [name, row] of Object.entries(table)) {
    const problems = await row(subject)
    wrong += problems.length
    tell(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
    for (const problem of problems.slice(0, 10)) tell(`    ${problem}`)
    if (problems.length > 10) tell(`    … and ${problems.length - 10} more`)
  }
  return wrong
}
