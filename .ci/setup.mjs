// What `npm start` and `npm test` do first on a machine that may have nothing but git, Node 20 and npm.
// Plain JavaScript without dependencies: it runs before they are there, on the system's Node.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.stamp'
const CHROMIUM = 'node_modules/.cache/bricola/chromium.json'

const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit' })

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync('package.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('setup: installing the packages of package-lock.json')
  const npm = process.env.npm_execpath
  if (npm) run(process.execPath, npm, 'ci', '--loglevel=error')
  else run('npm', 'ci', '--loglevel=error')
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

const attempt = (command, ...args) => {
  try {
    run(command, ...args)
  } catch {
    console.log(`setup: «${[command, ...args].join(' ')}» did not work here, going on`)
  }
}

/** In this order: the environment, the system, Playwright's own, its download, Debian's package. */
async function* candidates() {
  if (process.env.CHROME_PATH) yield process.env.CHROME_PATH
  yield* ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  yield await playwrightsOwn()
  console.log('setup: no Chromium found, asking Playwright for one')
  attempt(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  yield await playwrightsOwn()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', 'update', '-q')
    attempt('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium')
    yield '/usr/bin/chromium'
  }
}

async function findChromium() {
  for await (const path of candidates()) {
    const version = versionOf(path)
    if (!version) continue
    mkdirSync('node_modules/.cache/bricola', { recursive: true })
    writeFileSync(CHROMIUM, JSON.stringify({ executablePath: path, version }))
    console.log(`setup: ${version} at ${path}`)
    return
  }
  console.error('setup: the browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH to its executable.')
  process.exit(1)
}

installPackages()
if (process.argv.includes('--browser')) await findChromium()
