import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on loopback at any free port; gives the origin. */
export async function listenAnywhere(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A port that is free now, for a program that wants to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listenAnywhere(server))
  await new Promise((done) => server.close(done))
  return Number(port)
}

/** Listens on loopback at a port, or at the first free one after it; says so when it had to move. */
export async function listen(server: Server, wanted: number, name: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    const taken = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)))
      server.listen(port, '127.0.0.1', () => resolve(false))
    })
    server.removeAllListeners('error')
    if (!taken) return (server.address() as AddressInfo).port
    console.log(`${name}: port ${port} is taken, trying ${port + 1}`)
  }
  throw new Error(`${name}: expected a free port between ${wanted} and ${wanted + 99}, found none`)
}
