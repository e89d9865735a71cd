import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ANSWER_MS, PATIENCE_MS } from '../../command/patience.ts'
import { temporaryFolder } from '../../command/temporary-folder.ts'
import { browserEnvironment } from '../../chromium/chromium.ts'
import { freePort } from '../../serve/listen.ts'
import type { Engine, Tab } from '../tab.ts'
import { openScreen, pointAt } from './screen.ts'
import { keyActions, mouseActions, openSession, type Session, Unanswered } from './webdriver.ts'

/** MiniBrowser's toolbar would keep the window 447 px wide; the animations of its toolkit are those that the reader asks for. */
const toolkit = {
  'gtk.css': '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
}

function writeSettings(folder: string): void {
  mkdirSync(`${folder}/gtk-3.0`)
  for (const [file, text] of Object.entries(toolkit)) writeFileSync(`${folder}/gtk-3.0/${file}`, text)
}

async function untilReady(address: string, driver: ChildProcess): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  const ended = (): string | number | null => driver.signalCode ?? driver.exitCode
  while (ended() === null && performance.now() < end) {
    const ready = await fetch(`${address}/status`, { signal: AbortSignal.timeout(ANSWER_MS) }).then((response) => response.ok, () => false)
    if (ready) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`WebKitWebDriver: ${ended() === null ? `did not listen within ${PATIENCE_MS / 1000} seconds` : `ended with ${ended()} before it listened`}`)
}

/** Runs in the page: hands the result, or the reason why there is none, to the driver. */
const settle = (run: string): string =>
  `const done = arguments[arguments.length - 1]; Promise.resolve().then(() => (${run})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`

/** The driver never answers a script whose page gave way to another while it ran; the next one it does. */
const SCRIPT_MS = 10_000

function tabOf({ send, end }: Session, display: string): Tab {
  const within = (most: number): Tab['evaluate'] => async (run, ...args) => {
    const { value, error } = await send<{ value: never; error?: string }>('POST', 'execute/async', { script: settle(String(run)), args: [args] }, most)
    if (error) throw new Error(error)
    return value
  }
  const evaluate = within(PATIENCE_MS)
  const ask: Tab['evaluate'] = async (run, ...args) => {
    for (let left = PATIENCE_MS / SCRIPT_MS; left > 1; left -= 1) {
      try {
        return await within(SCRIPT_MS)(run, ...args)
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
      }
    }
    return within(SCRIPT_MS)(run, ...args)
  }
  const resize = async (width: number, height: number): Promise<void> => {
    const rect = await send<{ width: number; height: number }>('GET', 'window/rect')
    const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }))
    await send('POST', 'window/rect', { x: 0, y: 0, width: width + rect.width - inner.width, height: height + rect.height - inner.height })
  }
  return {
    open: async (address) => {
      await send('POST', 'url', { url: address })
      pointAt(display, 1, 200)
    },
    evaluate,
    ask,
    point: (x, y) => send('POST', 'actions', mouseActions(x, y, false)),
    click: (x, y, held) => send('POST', 'actions', mouseActions(x, y, true, held)),
    press: (key) => send('POST', 'actions', keyActions(key)),
    type: async (text) => {
      const [focused] = Object.values(await send<Record<string, string>>('GET', 'element/active'))
      for (const part of text.split(/(\n|[\u{10000}-\u{10FFFF}])/u).filter(Boolean)) {
        if (part === '\n') await send('POST', 'actions', keyActions('Enter'))
        // No key of this driver makes such a sign: it comes as from an input method.
        else if (part.length === 2 && part.codePointAt(0)! > 0xffff) await evaluate((sign) => document.execCommand('insertText', false, sign), part)
        else await send('POST', `element/${focused}/value`, { text: part })
      }
    },
    resize,
    screenshot: async () => Buffer.from(await send<string>('GET', 'screenshot'), 'base64'),
    // A browser that has died after its check has said all that it was asked.
    close: () => end().catch(() => undefined),
  }
}

/** Debian's WebKitGTK: its own driver starts MiniBrowser. It has a screen of its own, for the focus of two browsers would be one. */
export async function webkitEngine(binary: string): Promise<Engine> {
  const screen = await openScreen()
  const settings = temporaryFolder('webkit-')
  let driver: ChildProcess | undefined
  const leave = (): void => {
    driver?.kill()
    screen.close()
    rmSync(settings, { recursive: true, force: true })
  }
  try {
    writeSettings(settings)
    const port = await freePort()
    const env = { ...browserEnvironment(), DISPLAY: screen.display, XDG_CONFIG_HOME: settings, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' }
    driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
    // Told by the wait that follows.
    driver.on('error', () => {})
    const address = `http://127.0.0.1:${port}`
    await untilReady(address, driver)
    // Each check has a browser of its own: one that dies after a check would fail the next. Whether scripts run is a setting of the whole browser.
    const start = (scripts: boolean): Promise<Session> =>
      openSession(address, { 'webkitgtk:browserOptions': { binary, args: ['--automation', ...(scripts ? [] : ['--enable-javascript-markup=false'])] } })
    const met = await start(true)
    await met.end()
    return {
      name: `WebKitGTK ${met.browser}`,
      open: async ({ scripts }) => tabOf(await start(scripts), screen.display),
      close: () => Promise.resolve(leave()),
    }
  } catch (error) {
    // What still runs would keep the command from ending.
    leave()
    throw error
  }
}
