import { wholeBrowser } from '../harness/chromium/chromium.ts'
import { startDebugged } from '../harness/chromium/debugged.ts'
import { type Command, openTab, type Tab as Plain } from '../harness/chromium/tab.ts'
import { observe } from './observe.ts'

const SIZE = { width: 412, height: 823 }
const SLOWDOWN = 4
const flags = [`--window-size=${SIZE.width},${SIZE.height}`, '--disable-gpu', ...wholeBrowser.args]

/** Every page of a tab, the one in sight and those printed ahead, is slowed and watched before it runs. */
const commands: Command[] = [
  ['Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }],
  ['Page.enable'],
  ['Runtime.addBinding', { name: '__say' }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: observe, runImmediately: true }],
]

export interface Said {
  kind: 'click' | 'heading' | 'menu' | 'restored'
  /** Milliseconds since 1970. */
  at: number
  detail?: { page: string; prerendered: boolean } | string | number
}

export interface Tab extends Plain {
  said: Said[]
}

/** A browser as a reader has it, on a slow phone. */
export async function startBrowser(): Promise<{ open: () => Promise<Tab>; version: string; close: () => Promise<void> }> {
  const { protocol, close } = await startDebugged(wholeBrowser.executablePath, flags, wholeBrowser.env)
  const { product } = await protocol.send<{ product: string }>('Browser.getVersion')
  const open = async (): Promise<Tab> => {
    const tab = await openTab(protocol, commands, SIZE)
    const said: Said[] = []
    tab.on('Runtime.bindingCalled', ({ payload }: { payload: string }) => void said.push(JSON.parse(payload) as Said))
    return { ...tab, said }
  }
  return { open, version: product, close }
}
