import { ANSWER_MS, PATIENCE_MS } from '../../command/patience.ts'

/** The few words of W3C WebDriver that the checks need, over plain HTTP. */
export interface Session {
  browser: string
  /** Throws what the driver says against the command, or `Unanswered` after so many milliseconds. */
  send: <Value>(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object, most?: number) => Promise<Value>
  end: () => Promise<void>
}

/** The driver has not answered in the time that it had. */
export class Unanswered extends Error {}

async function request<Value>(address: string, method: string, body?: object, most = PATIENCE_MS): Promise<Value> {
  const command = `${method} ${new URL(address).pathname.split('/').slice(3).join('/')}`
  const ask = async () => {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(most), ...(body ? { body: JSON.stringify(body) } : {}) })
    return { ok: response.ok, ...((await response.json()) as { value: Value & { message?: string; error?: string } }) }
  }
  const { ok, value } = await ask().catch((error: Error) => {
    throw error.name === 'TimeoutError' ? new Unanswered(`${command}: no answer within ${most / 1000} seconds`) : error
  })
  if (!ok) throw new Error(`${command}: ${value.error}: ${value.message}`)
  return value
}

export async function openSession(driver: string, capabilities: object): Promise<Session> {
  interface Created {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const create = () => request<Created>(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }, ANSWER_MS)
  // A browser that hangs as it starts is seldom: the next one does not.
  const created = await create().catch((error: unknown) => (error instanceof Unanswered ? create() : Promise.reject(error as Error)))
  const session = `${driver}/session/${created.sessionId}`
  return {
    browser: created.capabilities.browserVersion,
    send: (method, path, body, most) => request(`${session}/${path}`, method, body, most),
    end: () => request(session, 'DELETE'),
  }
}

/** Keys without a sign of their own, as the standard encodes them. */
const codes: Record<string, string> = {
  Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009', Escape: '\uE00C', Space: ' ',
  PageDown: '\uE00F', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
}

export function keyActions(key: string): object {
  const values = key.split('+').map((name) => codes[name] ?? name)
  const down = values.map((value) => ({ type: 'keyDown', value }))
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
  return { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] }
}

/** Each device does one thing at each step, all at the same time. */
export function mouseActions(x: number, y: number, presses: boolean, held?: string): object {
  const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
  const click = presses ? [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] : []
  const pause = { type: 'pause' }
  const value = codes[held ?? '']
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...(held ? [pause] : []), ...click] }
  const keyboard = { type: 'key', id: 'keyboard', actions: [pause, { type: 'keyDown', value }, pause, pause, { type: 'keyUp', value }] }
  return { actions: held ? [mouse, keyboard] : [mouse] }
}
