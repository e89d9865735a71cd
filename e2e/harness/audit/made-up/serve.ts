import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { serve, type Served } from '../../serve/listen.ts'
import { staticServer } from '../../serve/static-server.ts'

const own = import.meta.dirname
const read = (name: string): Buffer => readFileSync(`${own}/certificate/${name}`)

/** What lets one in, and who signed the certificate. */
export const HEADER = `Authorization: Basic ${Buffer.from('reader:made-up').toString('base64')}`
export const SIGNER = `${own}/certificate/signer.pem`

const PORT = 4480

/** The made-up sites, each in a folder. */
export const serveMadeUp = (): Promise<Served> => serve(staticServer(own, { hashed: [] }), PORT, 'made-up site')

/** The same behind a certificate of their own signer and a password; the root and each folder lead to a start. */
export async function serveGuarded(start: string): Promise<Served> {
  const inner = staticServer(own, { hashed: [] })
  const listener: RequestListener = (request, response) => {
    const isKnown = request.headers.authorization === HEADER.slice('Authorization: '.length)
    if (!isKnown) response.writeHead(401, { 'www-authenticate': 'Basic realm="made-up"' }).end()
    else if (request.url?.endsWith('/')) response.writeHead(302, { location: start }).end()
    else inner.emit('request', request, response)
  }
  const { origin, close } = await serve(createServer({ key: read('site-key.pem'), cert: read('site.pem') }, listener), PORT, 'made-up site')
  return { origin: origin.replace('http:', 'https:'), close }
}
