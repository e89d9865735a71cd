import { Agent, request } from 'node:http'
import { connect } from 'node:net'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** As it comes: no redirect is followed, nothing is unpacked. */
export const ask = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(origin, { agent, path, method, headers, timeout: 30_000 }, (response) => {
      response.toArray().then((chunks) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks as Buffer[]) }), reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer within 30 s`)))
    // A server may close a kept connection just then; who asked asks again, as browsers do.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') ask(origin, path, headers, method).then(resolve, reject)
      else reject(error)
    })
    sent.end()
  })

/** The status of an address that no client would send: its bytes go as they are. */
export const askRaw = (origin: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin)
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1')))
    let said = ''
    socket.setTimeout(30_000, () => socket.destroy(new Error(`GET ${JSON.stringify(path)}: no answer within 30 s`)))
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(said)?.[1] ?? 0)))
  })
