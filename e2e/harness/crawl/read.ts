import { ANSWER_MS } from '../command/patience.ts'

/** Reads an address on a connection of its own: one that was kept may be closed by the server in the moment in which it is used again. */
export const read = (address: string | URL, { headers, redirect = 'follow' }: { headers?: Record<string, string>; redirect?: RequestRedirect } = {}): Promise<Response> =>
  fetch(address, { headers: { ...headers, connection: 'close' }, redirect, signal: AbortSignal.timeout(ANSWER_MS) })
