import { catalogue } from './catalogue.ts'
import type { Source, Standing } from './source.ts'

const YEARS = 3
const cite = /<Cite\s+source="([^"]*)"/g

/** The ids that a text cites, each once, in the order of their first citation. */
export const citedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(cite)].flatMap(([, ids = '']) => ids.split(/\s+/).filter(Boolean))),
]

/** The newest day on which one of the sources was read; none if none was. */
export const lastRead = (sources: readonly Source[]): string | undefined =>
  sources.flatMap(({ read }) => read ?? []).toSorted().at(-1)

/** «9 su 12»: how many were read again, the last of them when, and how old all of them are. */
export function standing(sources: readonly Source[]): Standing {
  const read = lastRead(sources)
  if (read === undefined) return { words: 'Fonti non rilette dopo la pubblicazione' }
  const again = sources.filter((source) => source.read).length
  const newest = sources.flatMap(({ date }) => date ?? []).toSorted().at(-1)?.slice(0, 4)
  const isOld = newest !== undefined && Number(read.slice(0, 4)) - Number(newest) > YEARS
  return { read, words: again === sources.length ? 'tutte' : `${again} su ${sources.length}`, ...(isOld && { newest }) }
}

/** The sources that a text cites; an id that the catalogue lacks is left to the compiler, which knows its line. */
export const sourcesOf = (text: string): Source[] => citedIn(text).flatMap((id) => catalogue[id] ?? [])
