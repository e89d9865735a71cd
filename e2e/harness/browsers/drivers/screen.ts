import { spawn, spawnSync } from 'node:child_process'

/** A screen that nobody sees: X picks a free number and says it on the third channel. */
export async function openScreen(): Promise<{ display: string; close: () => void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb: ended with code ${code} before it had a screen`)))
    server.stdio[3]!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
  return { display: `:${number}`, close: () => void server.kill() }
}

/** Without a window manager the focus is where the screen's pointer is. */
export function pointAt(display: string, x: number, y: number): void {
  const { status, error } = spawnSync('xdotool', ['mousemove', String(x), String(y)], { env: { ...process.env, DISPLAY: display } })
  if (status !== 0) throw new Error(`xdotool: ${error?.message ?? `ended with code ${status}`}`)
}
