import { caching, hashedFolders, headersOf } from '../../src/config/headers.ts'
import { site as own, type Site } from '../../src/config/site.ts'

/** What a configuration is printed for. */
export interface Settings {
  /** Absolute path of the built site. */
  root: string
  host: string
  port: number
  headers: Record<string, string>
  /** Folders whose files never change under their names. */
  hashed: string[]
  caching: { hashed: string; others: string }
}

export const settings = (given: Pick<Settings, 'root' | 'host' | 'port'>, override = '{}'): Settings => ({
  ...given,
  headers: headersOf({ ...own, ...(JSON.parse(override) as Partial<Site>) }),
  hashed: hashedFolders,
  caching,
})

/** Types that some lists lack. */
export const types = { webmanifest: 'application/manifest+json', ics: 'text/calendar' }
