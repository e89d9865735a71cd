// What `npm start`, `npm test`, `npm run check` and the commands of an auditor do first on a machine that may have nothing but git, Node 20 and npm.
// Plain JavaScript without dependencies: it runs before they are there, on the system's Node.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const STAMP = 'node_modules/.stamp'
const STORE = 'node_modules/.cache/bricola'
const PROJECT_NODE = process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node'

async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('setup: installing the packages of package-lock.json')
  const npm = process.env.npm_execpath
  const [command, ...args] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const child = spawn(command, [...args, 'ci', '--loglevel=error'], { stdio: 'inherit', shell: !npm && process.platform === 'win32' })
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    console.error('setup: npm could not install the packages of package-lock.json: see above')
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
}

/** The version, if this is a Chromium that starts. */
function versionOf(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/** Runs an installer quietly; one that fails is told in one line, its last. */
async function attempt(what, command, ...args) {
  console.log(`setup: ${what}`)
  try {
    await promisify(execFile)(command, args, { maxBuffer: Infinity, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } catch (error) {
    const reason = `${error.stderr ?? ''}`.split('\n').find((line) => /^(E:|Error:)/.test(line)) ?? error.message.split('\n')[0]
    console.log(`setup: ${what}: not possible here (${reason.trim()})`)
  }
}

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)).filter((file) => existsSync(file))

const ofTheSystem = () => [...['chromium', 'chromium-browser', 'google-chrome'].flatMap(onPath), '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const hasApt = () => process.getuid?.() === 0 && onPath('apt-get').length > 0

let areListsRead = false
async function installFromDebian(name) {
  if (!areListsRead) await attempt('reading the lists of Debian packages', 'apt-get', 'update', '-q')
  areListsRead = true
  await attempt(`installing Debian’s ${name}`, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', name)
}

/** Needs none of the project's packages: it goes on beside their installation. */
async function bringDebians() {
  if (process.env.CHROME_PATH || ofTheSystem().some(versionOf) || !hasApt()) return
  await installFromDebian('chromium')
  await installFromDebian('chromium-headless-shell')
}

/** In this order: the environment, the system, with Debian's package where root may install it, Playwright's own, Playwright's download. */
async function* candidates() {
  if (process.env.CHROME_PATH) yield process.env.CHROME_PATH
  yield* ofTheSystem()
  yield await playwrightsOwn()
  await attempt('asking Playwright for a Chromium', process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  yield await playwrightsOwn()
}

/** Debian's Chromium without windows, of the same version: tests take half the time with it. Without it they run in the whole browser. */
async function findShell(path, version) {
  if (basename(path) !== 'chromium' || process.env.CHROME_PATH) return undefined
  // Not the one beside it: that starts this one as a child, which outlives it.
  const shell = join(path, '../../lib/chromium/chromium-headless-shell')
  const isSame = () => versionOf(shell)?.includes(version.match(/[\d.]+/)?.[0])
  if (!isSame() && hasApt()) await installFromDebian('chromium-headless-shell')
  return isSame() ? shell : undefined
}

async function findChromium() {
  for await (const path of candidates()) {
    const version = versionOf(path)
    if (!version) continue
    const shell = await findShell(path, version)
    mkdirSync(STORE, { recursive: true })
    writeFileSync(`${STORE}/chromium.json`, JSON.stringify({ executablePath: path, version, shell }))
    console.log(`setup: ${version} at ${path}${shell ? `, without windows at ${shell}` : ''}`)
    return
  }
  console.error('setup: the browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH to its executable.')
  process.exit(1)
}

const wantsBrowser = process.argv.includes('--browser')
await Promise.all([installPackages(), wantsBrowser && bringDebians()])
if (wantsBrowser) {
  await findChromium()
  execFileSync(PROJECT_NODE, ['e2e/harness/chromium/write-fonts.ts'], { stdio: 'inherit' })
}
