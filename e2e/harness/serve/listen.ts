import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens. */
export interface Served {
  origin: string
  close: () => void
}

/** Ends a server, and every connection to it. */
export function end(server: Server): void {
  server.close()
  server.closeAllConnections()
}

/** Browsers and Node's fetch refuse them (Fetch Standard, «port blocking»; those below 1024 are never asked for). */
const refused = new Set([1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080])

/** Windows keeps ranges of ports for itself, and refuses them like those below 1024, which only root may have elsewhere. */
const isTaken = ({ code }: NodeJS.ErrnoException, port: number): boolean => code === 'EADDRINUSE' || (code === 'EACCES' && port >= 1024)

/** Listens on loopback at a port, or at the first free one after it, and says so when it had to move; at any, where 0 is wanted. */
export async function listen(server: Server, wanted: number, name: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (refused.has(port)) continue
    const taken = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => (isTaken(error, port) ? resolve(true) : reject(error)))
      server.listen(port, '127.0.0.1', () => resolve(false))
    })
    server.removeAllListeners('error')
    if (!taken) return (server.address() as AddressInfo).port
    console.log(`${name}: port ${port} is taken, trying ${port + 1}`)
  }
  throw new Error(`${name}: expected a free port between ${wanted} and ${wanted + 99}, found none`)
}

/** Listens there, and ends when it is told to. */
export const serve = async (server: Server, port: number, name: string): Promise<Served> => ({ origin: `http://127.0.0.1:${await listen(server, port, name)}`, close: () => end(server) })

/** Listens on loopback at any free port; gives the origin. */
export const listenAnywhere = async (server: Server): Promise<string> => (await serve(server, 0, '')).origin

/** A port that is free now, for a program that wants to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0, '')
  await new Promise((done) => server.close(done))
  return port
}
