import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { temporaryFolder } from '../command/temporary-folder.ts'
import { Protocol } from './protocol.ts'

async function addressSaid(stream: NodeJS.ReadableStream): Promise<string> {
  let written = ''
  for await (const text of stream) {
    written += String(text)
    const [address] = /ws:\/\/\S+/.exec(written) ?? []
    if (address) return address
  }
  throw new Error(`Chromium: expected the address of its protocol, found «${written}»`)
}

/**
 * A browser of its own, driven by nothing but its protocol, without the switches of an automation library: with the back/forward
 * cache, and pages printed ahead.
 */
export async function startDebugged(executable: string, flags: string[], env: Record<string, string>) {
  const profile = temporaryFolder('chromium-')
  const browser = spawn(executable, ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...flags, 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  const protocol = await Protocol.connect(await addressSaid(browser.stderr))
  const close = async () => {
    protocol.close()
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { protocol, close }
}
