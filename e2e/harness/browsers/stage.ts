import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { serve } from '../serve/listen.ts'
import { recorder } from './recorder.ts'

export interface Post {
  type: string
  body: string
}

/** The site under test, behind a server of its own: the same faults of the network for each engine. */
export interface Stage {
  address: string
  /** Paths that the browser has asked for. */
  asked: string[]
  /** How many of them are without an answer, but for those that are held. */
  pending: () => number
  /** Forms that have arrived in the place of the form service. */
  posts: Post[]
  /** Such paths are cut off. */
  cut: (path: RegExp) => void
  /** Such paths wait for the function that comes back. */
  hold: (path: RegExp) => () => void
  close: () => void
}

/** The collector takes the place of the form service in the form and in the policy; the recorder comes before the policy. */
function prepare(html: string, collector: string): string {
  const action = /<form[^>]* action="(https?:[^"]+)"/.exec(html)?.[1]
  const here = action ? html.replaceAll(action, `${collector}/`).replaceAll(new URL(action).origin, collector) : html
  return here.replace('<head>', () => `<head><script>(${String(recorder)})()</script>`)
}

function collect(posts: Post[]): Server {
  return createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const body = Buffer.concat(chunks as Buffer[]).toString('latin1')
      if (request.method === 'POST') posts.push({ type: request.headers['content-type'] ?? '', body })
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,"><h1>Received</h1>')
    })
  })
}

export async function openStage(site: string): Promise<Stage> {
  const asked: string[] = []
  const posts: Post[] = []
  const cuts: RegExp[] = []
  const open = new Set<ServerResponse>()
  const held: { path: RegExp; free: Promise<void> }[] = []
  const collector = await serve(collect(posts), 0, 'collector')

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    asked.push(path)
    if (cuts.some((pattern) => pattern.test(path))) return void request.socket.destroy()
    await Promise.all(held.filter((one) => one.path.test(path)).map(({ free }) => free))
    if (response.destroyed) return
    open.add(response)
    response.once('close', () => open.delete(response))
    const found = await fetch(site + path, { redirect: 'manual' })
    const type = found.headers.get('content-type') ?? ''
    const kept = ['content-type', 'cache-control', 'location'].flatMap((name) => (found.headers.has(name) ? [[name, found.headers.get(name)!] as const] : []))
    const body = Buffer.from(await found.arrayBuffer())
    response.writeHead(found.status, Object.fromEntries(kept))
    response.end(type.startsWith('text/html') ? prepare(body.toString(), collector.origin) : body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  const stage = await serve(server, 0, 'stage')

  return {
    address: stage.origin,
    asked,
    posts,
    pending: () => open.size,
    cut: (path) => void cuts.push(path),
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.push({ path, free: promise })
      return resolve
    },
    close: () => [stage, collector].forEach(({ close }) => close()),
  }
}
