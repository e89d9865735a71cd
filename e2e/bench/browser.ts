import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumPath } from '../harness/chromium/chromium.ts'
import { observe } from './observe.ts'
import { Protocol } from './protocol.ts'

const SIZE = { width: 412, height: 823 }
const SLOWDOWN = 4

export interface Said {
  kind: 'click' | 'heading' | 'menu' | 'restored' | 'left'
  /** Milliseconds since 1970. */
  at: number
  detail?: { page: string; prerendered: boolean } | string | number
}

export interface Tab {
  said: Said[]
  send: Protocol['send']
  evaluate: <Value>(expression: string) => Promise<Value>
  close: () => Promise<void>
}

/** A browser as a reader has it: back/forward cache, prerendering, no switches of an automation library. */
export async function startBrowser(): Promise<{ open: () => Promise<Tab>; version: string; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, `--window-size=${SIZE.width},${SIZE.height}`, '--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu']
  const chromium = spawn(chromiumPath(), [...flags, 'about:blank'], { stdio: 'ignore' })
  const portFile = join(profile, 'DevToolsActivePort')
  for (let tries = 0; !existsSync(portFile) || readFileSync(portFile, 'utf8').split('\n').length < 2; tries += 1) {
    if (tries > 100) throw new Error('bench: expected Chromium within ten seconds')
    await wait(100)
  }
  const [port, path] = readFileSync(portFile, 'utf8').split('\n')
  const protocol = await Protocol.connect(`ws://127.0.0.1:${port}${path}`)
  const { product } = await protocol.send<{ product: string }>('Browser.getVersion')

  async function open(): Promise<Tab> {
    const { browserContextId } = await protocol.send<{ browserContextId: string }>('Target.createBrowserContext')
    await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId, ...SIZE })
    const { targetInfos } = await protocol.send<{ targetInfos: { type: string; targetId: string; browserContextId: string }[] }>('Target.getTargets', { filter: [{ type: 'tab' }, { type: 'page' }] })
    const tab = targetInfos.find((info) => info.type === 'tab' && info.browserContextId === browserContextId)!
    const said: Said[] = []
    let current = ''
    let ready = () => {}
    const first = new Promise<void>((resolve) => (ready = resolve))
    const { sessionId: tabSession } = await protocol.send<{ sessionId: string }>('Target.attachToTarget', { targetId: tab.targetId, flatten: true })
    /** Every page of the tab, the one in sight and those being prerendered, is slowed and watched before it runs. */
    const prepare = async (session: string, prerender: boolean) => {
      const send = (method: string, params = {}) => protocol.send(method, params, session)
      await Promise.all([
        send('Page.enable'),
        send('Runtime.enable'),
        send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }),
        send('Runtime.addBinding', { name: '__say' }),
        send('Page.addScriptToEvaluateOnNewDocument', { source: observe, runImmediately: true }),
        send('Runtime.runIfWaitingForDebugger'),
      ])
      if (!prerender) {
        current = session
        ready()
      }
    }
    const sessions = new Map<string, string>()
    const stops = [
      protocol.on('Target.attachedToTarget', ({ sessionId, targetInfo }, parent) => {
        if (parent !== tabSession) return
        const { subtype, targetId: id } = targetInfo as { subtype?: string; targetId: string }
        sessions.set(id, sessionId)
        prepare(sessionId, subtype === 'prerender').catch(() => {})
      }),
      // A page that was being prerendered and is now in sight loses its subtype.
      protocol.on('Target.targetInfoChanged', ({ targetInfo }) => {
        const { subtype, targetId: id } = targetInfo as { subtype?: string; targetId: string }
        if (!subtype && sessions.has(id)) current = sessions.get(id)!
      }),
      protocol.on('Runtime.bindingCalled', ({ payload }, session) => {
        if ([...sessions.values()].includes(session!)) said.push(JSON.parse(payload) as Said)
      }),
    ]
    await protocol.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] })
    await protocol.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'page' }] }, tabSession)
    await first
    const send: Tab['send'] = (method, params) => protocol.send(method, params, current)
    return {
      said,
      send,
      evaluate: async <Value>(expression: string) => {
        const { result, exceptionDetails } = await send<{ result: { value: Value }; exceptionDetails?: { text: string } }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
        if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text} ${JSON.stringify(result)}`)
        return result.value
      },
      close: async () => {
        for (const stop of stops) stop()
        await protocol.send('Target.disposeBrowserContext', { browserContextId })
      },
    }
  }

  const close = async () => {
    protocol.close()
    const gone = once(chromium, 'exit')
    chromium.kill()
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { open, version: product, close }
}
