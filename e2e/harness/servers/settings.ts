import type { Site } from '../site.ts'

type Serving = Site['serving']

/** What a configuration is printed for. */
export interface Settings extends Serving {
  /** Absolute path of the built site. */
  root: string
  host: string
  port: number
}

/** Types that some lists lack. */
export const types = { webmanifest: 'application/manifest+json', ics: 'text/calendar' }

/** A word as all three read it, spaces in it or not. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`
