import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fontEnvironment, type Platform } from './fonts.ts'

const found = 'node_modules/.cache/bricola/chromium.json'
const home = resolve('node_modules/.cache/bricola/home')

/** The Chromium of the environment, or that `.ci/setup.mjs` found, or Debian's. */
export function chromiumPath(): string {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  if (!existsSync(found)) return '/usr/bin/chromium'
  return (JSON.parse(readFileSync(found, 'utf8')) as { executablePath: string }).executablePath
}

/**
 * All that a browser of ours takes from the machine: one platform's fonts, and a home without settings. Locale, time zone and
 * colours are the same everywhere, so that walks, pictures and layout are too.
 */
export function browserEnvironment(platform: Platform = 'Windows and Apple'): Record<string, string> {
  mkdirSync(home, { recursive: true })
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'DISPLAY'].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(kept), HOME: home, LANG: 'C.UTF-8', TZ: 'Europe/Rome', ...fontEnvironment(platform) }
}

export const launchOptionsOf = (platform?: Platform) => ({
  executablePath: chromiumPath(),
  chromiumSandbox: false,
  env: browserEnvironment(platform),
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
})

export const launchOptions = launchOptionsOf()
