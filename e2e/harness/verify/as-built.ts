import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { madeOfSources } from '../builds/made-of-sources.ts'
import { filesIn } from '../command/files-in.ts'
import { answerAt, type Answer } from '../crawl/answer.ts'
import type { Site } from '../site.ts'

const NOT_FOUND = '404.html'

type Pages = Pick<Site['pages'], 'all' | 'missing' | 'kinds'>

/** What an answer says of its own time and size, in which two pages differ. */
const OF_ITS_OWN = new Set(['age', 'content-length', 'date', 'etag', 'last-modified'])

const headersOf = ({ headers }: Answer): string => [...headers].flatMap(([name, value]) => (OF_ITS_OWN.has(name) ? [] : [`${name}: ${value}`])).toSorted().join('\n')

/** How much of a copy is to the byte what its sources make. */
export interface AsBuilt {
  /**
   * Paths of the pages of which nothing is left to be seen in a browser once the others have been: each is as built, in the headers of a page
   * of `kinds`, and names no file that is not. None at all, where a script is not, or a file that no page names: it may be a part of any. No page of `kinds`.
   */
  pages: string[]
  /** Every page and every file is. */
  isWhole: boolean
}

/** Compares what an address answers with what `made` holds. */
export async function compareWithBuilt(origin: string, made: string, { all, missing, kinds }: Pages): Promise<AsBuilt> {
  const answerOf = (path: string): Promise<Answer | undefined> => answerAt(origin + path).catch(() => undefined)
  const isMade = (answer: Answer | undefined, file: string): answer is Answer => answer?.status === (file === NOT_FOUND ? 404 : 200) && answer.body.equals(readFileSync(join(made, file)))
  // What is packed lies beside what it packs, and has no address of its own.
  const others = filesIn(made).filter((file) => !/\.(?:html|br|gz)$/.test(file))
  const changed = (await Promise.all(others.map(async (file) => (isMade(await answerOf(`/${file}`), file) ? [] : [`/${file}`])))).flat()
  const answers = await Promise.all([...all, missing].map(async (path) => ({ path, file: path === missing ? NOT_FOUND : join(path.slice(1), 'index.html'), answer: await answerOf(path) })))
  const naming = changed.map((file) => answers.filter(({ answer }) => answer?.body.includes(file)).map(({ path }) => path))
  const known = new Set(answers.flatMap(({ path, answer }) => (answer && kinds.includes(path) ? [headersOf(answer)] : [])))
  const same = answers.filter(({ answer, file }) => isMade(answer, file) && known.has(headersOf(answer)))
  const isAnyHurt = changed.some((file) => file.endsWith('.js')) || naming.some((paths) => paths.length === 0)
  return {
    pages: isAnyHurt ? [] : same.filter(({ path }) => !kinds.includes(path) && !naming.flat().includes(path)).map(({ path }) => path),
    isWhole: changed.length === 0 && same.length === answers.length,
  }
}

/** The same with what the sources of this commit make, which is built for it and goes again. */
export async function compareWithSources(origin: string, pages: Pages): Promise<AsBuilt> {
  const made = buildable('verify')
  if (made === undefined) return { pages: [], isWhole: false }
  try {
    return await compareWithBuilt(origin, made, pages)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

/** Of sources that cannot be built nothing is known; why, the tests of the files tell. */
function buildable(name: string): string | undefined {
  try {
    return madeOfSources(name)
  } catch {
    return undefined
  }
}
