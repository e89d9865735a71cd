import { ANSWER_MS } from '../command/patience.ts'

/** Whether a connection had answered before and was closed as it was used again: its time had run out on the server. */
const wasKept = (error: unknown): boolean => {
  const { socket } = ((error as Error).cause ?? {}) as { socket?: { bytesRead: number } }
  return socket !== undefined && socket.bytesRead > 0
}

/** Reads an address; on a new connection where the server closes the kept one in that moment, as a browser does (RFC 9112, 9.3.1). */
export function read(address: string | URL, how: Pick<RequestInit, 'headers' | 'redirect'> = {}): Promise<Response> {
  const ask = () => fetch(address, { ...how, signal: AbortSignal.timeout(ANSWER_MS) })
  return ask().catch((error: unknown) => {
    if (wasKept(error)) return ask()
    throw error
  })
}
