import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

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
