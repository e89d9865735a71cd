import { createServer, type Server } from 'node:http'

/** How a slow host hands out a page. */
interface Pace {
  pieces: number
  /** Between two of them. */
  milliseconds: number
}

const ofTheConnection = /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive)$/

/** Stands before a site and hands its pages out in pieces; every other file comes at once. */
export const inPieces = (origin: string, { pieces, milliseconds }: Pace): Server =>
  createServer((request, response) => {
    const send = async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin), { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.test(name))))
      const size = answer.headers.get('content-type')?.includes('html') ? Math.ceil(body.length / pieces) : body.length
      for (let at = 0; at < body.length; at += size) {
        if (at > 0) await new Promise((done) => setTimeout(done, milliseconds))
        response.write(body.subarray(at, at + size))
      }
      response.end()
    }
    send().catch(() => response.destroy())
  })
