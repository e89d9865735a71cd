import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fontEnvironment, type Platform } from './fonts.ts'

const found = 'node_modules/.cache/bricola/chromium.json'
const home = resolve('node_modules/.cache/bricola/home')

/** What `.ci/setup.mjs` found. */
interface Found {
  executablePath: string
  /** Debian's `chromium-headless-shell`: the same engine without windows, which opens and paints a page in half the time. */
  shell?: string
}

const DEBIAN: Found = { executablePath: '/usr/bin/chromium' }
const here = (): Found => (existsSync(found) ? (JSON.parse(readFileSync(found, 'utf8')) as Found) : DEBIAN)

/** The Chromium of the environment, or that `.ci/setup.mjs` found, or Debian's. */
export const chromiumPath = (): string => process.env.CHROME_PATH ?? here().executablePath

const shellPath = (): string => process.env.CHROME_PATH ?? here().shell ?? here().executablePath

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
  executablePath: shellPath(),
  chromiumSandbox: false,
  env: browserEnvironment(platform),
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
})

export const launchOptions = launchOptionsOf()

/** With what the shell does not have, as the back/forward cache. */
export const wholeBrowser = { ...launchOptions, executablePath: chromiumPath() }
