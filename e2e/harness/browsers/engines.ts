import { existsSync, globSync } from 'node:fs'
import { firefox, webkit, chromium, type BrowserType } from 'playwright'
import { browserEnvironment, chromiumPath, wholeBrowser } from '../chromium/chromium.ts'
import { installPackages } from '../command/debian.ts'
import { firefoxEngine } from './drivers/firefox.ts'
import { playwrightEngine } from './drivers/playwright.ts'
import { webkitEngine } from './drivers/webkit.ts'
import type { Engine, EngineName } from './tab.ts'

/** Starts the engine for readers of a language, a BCP 47 tag. */
type Start = (locale: string) => Promise<Engine>

/** The ways to an engine, best first. */
interface Source {
  /** Of a browser that is here. */
  here: () => Start | undefined
  packages: string[]
}

const FIREFOX = '/usr/bin/firefox-esr'
const miniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
const tools = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/xdotool']

const playwrightsOwn = (type: BrowserType): Start | undefined => (existsSync(type.executablePath()) ? (locale) => playwrightEngine(type, { env: browserEnvironment() }, locale) : undefined)

const sources: Record<EngineName, Source> = {
  chromium: {
    here: () => (existsSync(chromiumPath()) ? (locale) => playwrightEngine(chromium, wholeBrowser, locale) : undefined),
    packages: ['chromium'],
  },
  firefox: {
    here: () => playwrightsOwn(firefox) ?? (existsSync(FIREFOX) ? (locale) => firefoxEngine(FIREFOX, locale) : undefined),
    packages: ['firefox-esr'],
  },
  webkit: {
    here: () => {
      const binary = miniBrowser()
      return playwrightsOwn(webkit) ?? (binary && tools.every((tool) => existsSync(tool)) ? () => webkitEngine(binary) : undefined)
    },
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
  },
}

/** How to start an engine, after installing it where that is possible; else why it cannot be had. */
export function findEngine(name: EngineName, say: (line: string) => void, install = installPackages): Start | string {
  const { here, packages } = sources[name]
  const found = here()
  if (found) return found
  const refusal = install(packages, say)
  return refusal ?? here() ?? `Debian's ${packages.join(' ')} brought no browser that is known`
}
