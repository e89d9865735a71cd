/** Chrome's protocol over one socket. Pages, and those being prerendered, are sessions of it. */
interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: { message: string }
}

// What an event carries is as its name says: the protocol's own types are larger than this client.
// oxlint-disable-next-line typescript/no-explicit-any
export type Params = any
type Listener = (params: Params, sessionId: string | undefined) => void

/** Why a command has no answer, at the end of its error. */
export const LEFT = 'the page was left before it answered'

export class Protocol {
  #socket: WebSocket
  #next = 1
  #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void; method: string; sessionId: string | undefined }>()
  #listeners = new Map<string, Set<Listener>>()

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message))
    // A page that was left answers nothing any more, and nothing says so of each question.
    this.on('Target.detachedFromTarget', ({ sessionId }: { sessionId: string }) => this.#refuse(sessionId))
  }

  static async connect(address: string): Promise<Protocol> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', reject, { once: true })
    })
    return new Protocol(socket)
  }

  #receive({ id, method, params, sessionId, result, error }: Message): void {
    if (id === undefined) {
      for (const listener of this.#listeners.get(method!) ?? []) listener(params, sessionId)
      return
    }
    const asked = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) asked?.reject(new Error(`${asked.method}: ${error.message}`))
    else asked?.resolve(result as never)
  }

  #refuse(sessionId: string): void {
    for (const [id, asked] of this.#waiting) {
      if (asked.sessionId !== sessionId) continue
      this.#waiting.delete(id)
      asked.reject(new Error(`${asked.method}: ${LEFT}`))
    }
  }

  /** Throws what the browser says against the command, or that its page was left before it answered. */
  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = this.#next++
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
    return new Promise<Result>((resolve, reject) => this.#waiting.set(id, { resolve, reject, method, sessionId }))
  }

  /** Calls the listener at every event of that name, until what is returned is called. */
  on(method: string, listener: Listener): () => void {
    const all = this.#listeners.get(method) ?? new Set()
    this.#listeners.set(method, all.add(listener))
    return () => void all.delete(listener)
  }

  close(): void {
    this.#socket.close()
  }
}
