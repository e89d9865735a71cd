import type { Params, Protocol } from './protocol.ts'

export interface Tab {
  /** A command to the page that is shown. */
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>
  /** Throws where the page does, or was left before it could answer. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Hears an event of the tab's pages, and whether the page is shown or prerendered. */
  on: (method: string, listener: (params: Params, isShown: boolean) => void) => void
  close: () => Promise<void>
}

interface Target {
  targetId: string
  type: string
  subtype?: string
  browserContextId: string
}

export type Command = [method: string, params?: object]

/**
 * A tab with cookies and files of its own. Playwright attaches to a page, and then Chromium prerenders nothing; this attaches
 * to the tab, which the prerendered page shares. Each page is sent these commands before it runs.
 */
export async function openTab(protocol: Protocol, commands: Command[], size: { width: number; height: number }): Promise<Tab> {
  const { browserContextId } = await protocol.send<{ browserContextId: string }>('Target.createBrowserContext')
  await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size })
  const { targetInfos } = await protocol.send<{ targetInfos: Target[] }>('Target.getTargets', { filter: [{ type: 'tab' }] })
  const { targetId } = targetInfos.find((info) => info.browserContextId === browserContextId)!
  const { sessionId: tab } = await protocol.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const sessions = new Map<string, string>()
  const opened = Promise.withResolvers<void>()
  let shown = ''
  const stops = [
    protocol.on('Target.attachedToTarget', ({ sessionId, targetInfo }: { sessionId: string; targetInfo: Target }, parent) => {
      if (parent !== tab || targetInfo.type !== 'page') return
      sessions.set(targetInfo.targetId, sessionId)
      const all = [...commands, ['Page.enable'], ['Runtime.enable'], ['Runtime.runIfWaitingForDebugger']] as Command[]
      const ready = Promise.all(all.map(([method, params]) => protocol.send(method, params, sessionId)))
      if (targetInfo.subtype === 'prerender') return void ready.catch(() => undefined) // it may be dropped at once
      shown = sessionId
      ready.then(() => opened.resolve(), opened.reject)
    }),
    // A prerendered page that is now in sight loses its subtype; the page that it took the place of has become a «disconnected» one, and is told of before or after.
    protocol.on('Target.targetInfoChanged', ({ targetInfo }: { targetInfo: Target }) => {
      if (targetInfo.subtype === undefined) shown = sessions.get(targetInfo.targetId) ?? shown
    }),
  ]
  await protocol.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] })
  await protocol.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'page' }] }, tab)
  await opened.promise
  const send: Tab['send'] = (method, params) => protocol.send(method, params, shown)
  return {
    send,
    evaluate: async <Value>(expression: string) => {
      const { result, exceptionDetails } = await send<{ result: { value: Value }; exceptionDetails?: { text: string } }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text} ${JSON.stringify(result)}`)
      return result.value
    },
    on: (method, listener) => void stops.push(protocol.on(method, (params, session) => [...sessions.values()].includes(session!) && listener(params, session === shown))),
    close: async () => {
      for (const stop of stops) stop()
      await protocol.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}
