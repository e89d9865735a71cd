import { existsSync, readFileSync } from 'node:fs'

const found = 'node_modules/.cache/bricola/chromium.json'

/** The Chromium of the environment, or that `.ci/setup.mjs` found, or Debian's. */
export function chromiumPath(): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  if (!existsSync(found)) return '/usr/bin/chromium'
  return (JSON.parse(readFileSync(found, 'utf8')) as { executablePath: string }).executablePath
}

export const launchOptions = {
  executablePath: chromiumPath(),
  chromiumSandbox: false,
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
}
