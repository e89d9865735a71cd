import { headersOf } from '../../src/config/headers.ts'
import { site } from '../../src/config/site.ts'

export { caching, hashedFolders } from '../../src/config/headers.ts'

/** What a server sends with every answer of the site under test. */
export const answerHeaders = (): Record<string, string> => headersOf(site)
