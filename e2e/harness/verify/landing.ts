import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { Unusable } from '../command/unusable.ts'
import { PATIENCE_MS, reasonOf } from './address.ts'
import { type Admission, admissionAt } from './reach.ts'

const MOST_STEPS = 10

interface Answer {
  status: number
  type: string
  location: string | undefined
}

const ask = (url: string, { headers, ca, insecure }: Admission): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const trust = { ...(ca ? { ca } : {}), ...(insecure ? { rejectUnauthorized: false } : {}) }
    const sent = (url.startsWith('https:') ? secure : plain)(url, { headers, ...trust, signal: AbortSignal.timeout(PATIENCE_MS) }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? 'no type', location: response.headers.location })
    })
    // Of a request that was given up the cause is that it took too long.
    sent.on('error', (error) => reject(new Unusable(`${url}: ${reasonOf(error.name === 'AbortError' ? error.cause : new Error('', { cause: error }))}`)))
    sent.end()
  })

/** The page that an address leads to in the end. */
export async function landingOf(url: string, admission: Admission, steps = MOST_STEPS, host = new URL(url).host): Promise<string> {
  const { status, type, location } = await ask(url, admissionAt(url, host, admission))
  if (status >= 300 && status < 400 && location !== undefined) {
    if (steps === 0) throw new Unusable(`${url}: it redirects more than ${MOST_STEPS} times`)
    return landingOf(new URL(location, url).href, admission, steps - 1, host)
  }
  if (status === 401 || status === 403) throw new Unusable(`${url}: it answers ${status}, expected 200; give what lets one in, as --header 'Authorization: Basic …'`)
  if (status !== 200) throw new Unusable(`${url}: it answers ${status}, expected 200`)
  if (!/html/.test(type)) throw new Unusable(`${url}: it answers ${type}, expected text/html`)
  return url
}
