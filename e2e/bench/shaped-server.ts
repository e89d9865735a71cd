import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

/** Slow 4G. The server keeps the pace, so that pages prerendered in another process are held to it too. */
const LATENCY_MS = 150
const BYTES_PER_MS = 200
const CHUNK = 2048

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

export interface Sent {
  path: string
  bytes: number
  /** Milliseconds since 1970. */
  at: number
}

function fileAt(folder: string, address: string): string | undefined {
  const path = join(folder, normalize(decodeURIComponent(new URL(address, 'http://bench').pathname)))
  return [path, join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** The same line for every request of a run: what one sends, the others wait for. */
let lineFreeAt = 0

async function send(response: ServerResponse, body: Buffer): Promise<void> {
  await wait(LATENCY_MS)
  response.flushHeaders()
  for (let start = 0; start < body.length && !response.destroyed; start += CHUNK) {
    const chunk = body.subarray(start, start + CHUNK)
    lineFreeAt = Math.max(lineFreeAt, performance.now()) + chunk.length / BYTES_PER_MS
    await wait(Math.max(0, lineFreeAt - performance.now()))
    response.write(chunk)
  }
  response.end()
}

/** Serves a built site with brotli at the pace of a slow network, and tells what it sent. */
export function shapedServer(folder: string, onSend: (sent: Sent) => void): Server {
  const bodies = new Map<string, { body: Buffer; etag: string }>()
  const server = createServer((request, response) => {
    const file = fileAt(folder, request.url ?? '/')
    if (!file) return void response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    const known = bodies.get(file)
    const source = known ? undefined : readFileSync(file)
    const text = /text|json|svg/.test(type)
    const entry = known ?? { body: text ? brotliCompressSync(source!) : source!, etag: `"${createHash('sha256').update(source!).digest('hex').slice(0, 16)}"` }
    bodies.set(file, entry)
    const fresh = request.headers['if-none-match'] === entry.etag
    const body = fresh ? Buffer.alloc(0) : entry.body
    const hashed = /^\/(assets|plates|_astro|_next\/static)\//.test(request.url ?? '')
    response.writeHead(fresh ? 304 : 200, {
      'content-type': type,
      'etag': entry.etag,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(fresh ? {} : { 'content-length': body.length, ...(text ? { 'content-encoding': 'br' } : {}) }),
    })
    onSend({ path: request.url ?? '/', bytes: body.length, at: Date.now() })
    void send(response, body)
  })
  server.keepAliveTimeout = 10 * 60_000
  return server
}
