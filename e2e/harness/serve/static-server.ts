import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'

const endings = { br: '.br', gzip: '.gz', '': '' }

const timeOf = (file: string): number | undefined => {
  const found = existsSync(file) ? statSync(file) : undefined
  return found?.isFile() ? found.mtimeMs : undefined
}

/** False where a file was changed after it was compressed. */
function isPacked(folder: string, address: string): boolean {
  const path = join(folder, URL.parse(address, 'http://static')?.pathname ?? '/')
  const times = [path, join(path, 'index.html')].map((file) => [timeOf(file), timeOf(`${file}.br`)])
  return times.every(([plain, packed]) => plain === undefined || (packed !== undefined && packed >= plain))
}

/** `404.html`, at whatever address, with its status. */
function notFound(folder: string, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = !isPacked(folder, '/404.html') ? '' : /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : ''
  const body = readFileSync(join(folder, `404.html${endings[encoding]}`))
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(method === 'HEAD' ? undefined : body)
}

const setHeaders = (hashed: string[]) => (response: ServerResponse, path: string): void => {
  response.setHeader('cache-control', hashed.includes(path.split('/')[1] ?? '') ? 'public, max-age=31536000, immutable' : 'no-cache')
  // sirv's list of types lacks it.
  if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
}

export interface Serving {
  /** On every answer. */
  headers?: Record<string, string>
  /** Folders whose files carry a hash of their content in their names. */
  hashed: string[]
}

/** Serves a built site as a static host does: compressed copies, long caching of hashed names, `404.html` with its status, and these headers on every answer. */
export function staticServer(given: string, { headers = {}, hashed }: Serving): Server {
  const folder = resolve(given)
  const common = { dev: true, etag: true, extensions: ['html'], setHeaders: setHeaders(hashed) }
  const packed = sirv(folder, { ...common, brotli: true, gzip: true })
  const plain = sirv(folder, common)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    // A range that sirv would misread (of the last bytes, of several parts) is one that a server may leave out.
    if (!/^bytes=\d+-\d*$/.test(request.headers.range ?? '')) delete request.headers.range
    try {
      const serve = isPacked(folder, request.url ?? '/') ? packed : plain
      serve(request, response, () => notFound(folder, request, response))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      // A file was there and is gone: the folder is being built anew.
      response.writeHead(503, { 'retry-after': '1' }).end()
    }
  })
  // A connection that ends just when a busy machine asks again is an error to who asks.
  server.keepAliveTimeout = 10 * 60_000
  return server
}
