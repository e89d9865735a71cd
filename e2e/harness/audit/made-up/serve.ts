import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:https'
import { listen } from '../../serve/listen.ts'
import { staticServer } from '../../serve/static-server.ts'

const own = import.meta.dirname
const read = (name: string): Buffer => readFileSync(`${own}/certificate/${name}`)

/** What lets one in, and who signed the certificate. */
export const HEADER = `Authorization: Basic ${Buffer.from('reader:made-up').toString('base64')}`
export const SIGNER = `${own}/certificate/signer.pem`

interface MadeUp {
  origin: string
  close: () => void
}

const opened = async (server: Server, scheme: string): Promise<MadeUp> => {
  const port = await listen(server, 4480, 'made-up site')
  return {
    origin: `${scheme}://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The made-up sites, each in a folder. */
export const serveMadeUp = (): Promise<MadeUp> => opened(staticServer(own, { hashed: [] }), 'http')

/** The same behind a certificate of their own signer and a password; the root and each folder lead to a start. */
export function serveGuarded(start: string): Promise<MadeUp> {
  const inner = staticServer(own, { hashed: [] })
  const listener: RequestListener = (request, response) => {
    const isKnown = request.headers.authorization === HEADER.slice('Authorization: '.length)
    if (!isKnown) response.writeHead(401, { 'www-authenticate': 'Basic realm="made-up"' }).end()
    else if (request.url?.endsWith('/')) response.writeHead(302, { location: start }).end()
    else inner.emit('request', request, response)
  }
  return opened(createServer({ key: read('site-key.pem'), cert: read('site.pem') }, listener), 'https')
}
