import { http, passthrough } from 'msw'
import { service } from './service.ts'

/** Where the site under test answers. */
export const address = process.env.SUBJECT_URL!

const answers = new Map<string, Promise<string>>()

/** On a connection of its own: one that was kept may be closed by the server as it is used again. */
async function ask(path: string): Promise<string> {
  service.use(http.get(`${address}/*`, () => passthrough()))
  return (await fetch(address + path, { headers: { connection: 'close' } })).text()
}

/** What the address answers to a path, asked once, however many tests of a file read it; again, where nothing was answered. */
export function textAt(path: string): Promise<string> {
  const asked = (): Promise<string> =>
    ask(path).catch((error: unknown) => {
      answers.delete(path)
      throw error
    })
  const answer = answers.get(path) ?? asked()
  answers.set(path, answer)
  return answer
}

/** Every path that the site says it has, and the day of its last change, where it says one; asked before the service listens. */
export const sitemap = await textAt('/sitemap.xml')
const entries = [...new DOMParser().parseFromString(sitemap, 'text/xml').querySelectorAll('url')]
const textIn = (entry: Element, name: string): string => entry.querySelector(name)?.textContent ?? ''
export const modified = new Map(entries.map((entry) => [new URL(textIn(entry, 'loc')).pathname, textIn(entry, 'lastmod')]))
