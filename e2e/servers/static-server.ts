import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
}
const compressed = /html|javascript|css|svg|xml|plain|json|calendar/
/** Names that carry a hash of their content. */
const hashed = /^\/(assets|plates)\//

/** The file for a path, as static hosts find it: itself, or the `index.html` of a folder. */
function fileAt(folder: string, pathname: string): string | undefined {
  const candidates = [join(folder, normalize(pathname)), join(folder, normalize(pathname), 'index.html')]
  return candidates.find((file) => file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile())
}

function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'http://static').pathname)
  } catch {
    return undefined
  }
}

/** Serves a built site as a static host does: brotli, long caching of hashed names, `404.html` with its status. */
export function staticServer(folder: string): Server {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const pathname = pathOf(request.url ?? '/')
    const found = pathname === undefined ? undefined : fileAt(folder, pathname)
    const file = found ?? join(folder, '404.html')
    const type = types[extname(file)] ?? 'application/octet-stream'
    const brotli = compressed.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const key = `${file} ${statSync(file).mtimeMs}${brotli ? ' br' : ''}`
    const body = bodies.get(key) ?? (brotli ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    bodies.set(key, body)
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': hashed.test(pathname ?? '') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(brotli ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  // A connection that ends just when a busy machine asks again is an error to who asks.
  server.keepAliveTimeout = 10 * 60_000
  return server
}
