import { ANSWER_MS } from '../command/patience.ts'
import { Unusable } from '../command/unusable.ts'
import { type Admission, questionTo } from '../serve/relay.ts'
import { type Answer, expectPage, placeOf, reasonOf } from './address.ts'
import { admissionAt } from './reach.ts'

const MOST_STEPS = 10

const ask = (url: string, admission: Admission): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = { scheme: new URL(url).protocol, hasSigner: admission.ca !== undefined }
    const sent = questionTo(url, admission, { headers: admission.headers, signal: AbortSignal.timeout(ANSWER_MS) }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? 'no type', location: response.headers.location })
    })
    // Of a request that was given up the cause is that it took too long.
    sent.on('error', (error) => reject(new Unusable(`${url}: ${reasonOf(error.name === 'AbortError' ? error.cause : new Error('', { cause: error }), asked)}`)))
    sent.end()
  })

/** The page that an address leads to in the end. */
export async function landingOf(url: string, admission: Admission, steps = MOST_STEPS, host = new URL(url).host): Promise<string> {
  const answer = await ask(url, admissionAt(url, host, admission))
  const { status, location } = answer
  if (status >= 300 && status < 400 && location !== undefined) {
    if (steps === 0) throw new Unusable(`${url}: it redirects more than ${MOST_STEPS} times`)
    return landingOf(new URL(location, url).href, admission, steps - 1, host)
  }
  expectPage(url, answer)
  return url
}

/** The address of a site by its own name, once its home page has answered there: what stands between would hide why it does not. */
export async function metAt(url: string, admission: Admission): Promise<string> {
  const { origin, folder } = placeOf(url)
  const home = `${origin}${folder}/`
  expectPage(home, await ask(home, admission))
  return origin + folder
}
