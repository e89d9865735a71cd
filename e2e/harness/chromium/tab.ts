import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from './chromium.ts'

interface Message {
  id?: number
  method?: string
  sessionId?: string
  result?: unknown
  params?: { sessionId: string; targetInfo: { targetId: string; type: string; subtype?: string } } & Record<string, unknown>
}

/** A command to the page that is shown, or to whatever the session says. */
export type Send = <Result>(method: string, params?: object) => Promise<Result>

export interface Tab {
  send: Send
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Hears every event of the tab's pages, shown or prerendered. */
  hear: (listener: (method: string, params: Record<string, unknown>) => void) => void
  close: () => void
}

async function browserAddress(stream: NodeJS.ReadableStream): Promise<string> {
  let written = ''
  for await (const text of stream) {
    written += String(text)
    const [address] = /ws:\/\/\S+/.exec(written) ?? []
    if (address) return address
  }
  throw new Error(`Chromium: expected the address of its protocol, found «${written}»`)
}

/**
 * A tab of a browser of its own, over the DevTools protocol. Playwright attaches to a page, and then Chromium prints
 * nothing ahead; this attaches to the tab, which the prerendered page shares. `prepare` is sent to each page before it runs.
 */
export async function openTab(prepare: [method: string, params?: object][] = []): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'))
  const browser = spawn(launchOptions.executablePath, ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', '--window-size=1280,800', `--user-data-dir=${profile}`, ...launchOptions.args, 'about:blank'], { env: launchOptions.env, stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = new WebSocket(await browserAddress(browser.stderr))
  await new Promise((done) => socket.addEventListener('open', done))
  const answers = new Map<number, (result: unknown) => void>()
  const pages = new Map<string, string>()
  const listeners: ((method: string, params: Record<string, unknown>) => void)[] = []
  let shown = ''
  const post = <Result>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((done) => {
      const id = answers.size + 1
      answers.set(id, done as (result: unknown) => void)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  const arrive = (session: string, { targetId, type, subtype }: NonNullable<Message['params']>['targetInfo']) => {
    if (type !== 'page') return
    pages.set(targetId, session)
    if (subtype !== 'prerender') shown = session
  }
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, sessionId = '', result } = JSON.parse(String(data)) as Message
    if (id) answers.get(id)?.(result)
    if (!method || !params) return
    if (method === 'Target.attachedToTarget') {
      arrive(params.sessionId, params.targetInfo)
      for (const [command, values] of [...prepare, ['Page.enable'], ['Runtime.enable'], ['Preload.enable'], ['Runtime.runIfWaitingForDebugger']] as [string, object?][]) void post(command, values, params.sessionId)
    }
    const known = method === 'Target.targetInfoChanged' && pages.get(params.targetInfo.targetId)
    if (known) arrive(known, params.targetInfo)
    for (const listener of listeners) listener(method, { ...params, shown: sessionId === shown })
  })
  const { targetInfos } = await post<{ targetInfos: { targetId: string }[] }>('Target.getTargets', { filter: [{ type: 'tab' }] })
  const { sessionId: tab } = await post<{ sessionId: string }>('Target.attachToTarget', { targetId: targetInfos[0]!.targetId, flatten: true })
  await post('Target.setDiscoverTargets', { discover: true })
  await post('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] }, tab)
  const send: Send = (method, params) => post(method, params, shown)
  return {
    send,
    // Nothing, where the page was left before it could answer.
    evaluate: async (expression) => (await send<{ result: { value: never } } | undefined>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }))?.result.value as never,
    hear: (listener) => listeners.push(listener),
    close: () => {
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
      browser.kill()
    },
  }
}
