import { answerHeaders, caching, hashedFolders } from '../../../spec/support/headers.ts'

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

export const settings = (given: Pick<Settings, 'root' | 'host' | 'port'>): Settings => ({
  ...given,
  headers: answerHeaders(),
  hashed: hashedFolders,
  caching,
})

/** Types that some lists lack. */
export const types = { webmanifest: 'application/manifest+json', ics: 'text/calendar' }
