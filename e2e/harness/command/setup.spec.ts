import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

const PLAYWRIGHT = `export const chromium = { executablePath: () => process.cwd() + '/own/chrome' }`

/** A command that notes what it was asked, and then does something else than it is known for. */
const standIn = (does: string) => `#!/bin/sh\nPATH=/usr/bin:/bin\necho "\${0##*/} $*" >> ran\n${does}\n`
const browser = (name: string) => `#!/bin/sh\necho "${name} 151.0.1 of its maker"\n`
const put = (from: string, to: string) => `mkdir -p $(dirname ${to}) && cp -R ${from} ${to}`

const works = {
  npm: put('store/packages', 'node_modules'),
  aptGet: `case "$*" in *shell) ${put('store/shell', 'lib/chromium/chromium-headless-shell')};; *chromium) ${put('store/chromium', 'bin/chromium')};; esac`,
  download: put('store/chromium', 'own/chrome'),
}
const fails = {
  npm: 'echo "npm error code E404" >&2; exit 1',
  aptGet: 'printf "W: a warning\\nE: nobody answers\\nE: nor elsewhere\\n" >&2; exit 100',
  download: 'printf "Downloading …\\nError: no such host\\n    at connect (net.js:1)\\n    at run (net.js:2)\\n" >&2; exit 1',
}

/** A project of which nothing is installed, on a machine that has nothing but these commands. */
function madeUp({ npm, aptGet, download }: { npm: string; aptGet?: string; download: string }) {
  const folder = temporaryFolder('setup ', {
    '.ci/setup.mjs': readFileSync('.ci/setup.mjs'),
    'package-lock.json': '{}',
    'bin/npm': standIn(npm),
    ...(aptGet && { 'bin/apt-get': standIn(aptGet) }),
    'store/chromium': browser('Chromium'),
    'store/shell': browser('Chromium'),
    'store/download': standIn(download),
    'store/packages/node/bin/node': standIn(''),
    'store/packages/playwright/package.json': '{ "type": "module", "exports": "./index.js" }',
    'store/packages/playwright/index.js': PLAYWRIGHT,
    'store/packages/playwright/cli.js': "import { spawnSync } from 'node:child_process'\nprocess.exit(spawnSync('store/download', process.argv.slice(2), { stdio: 'inherit' }).status)",
  })
  for (const file of globSync(['bin/*', 'store/{chromium,shell,download}', 'store/packages/node/bin/node'], { cwd: folder })) chmodSync(join(folder, file), 0o755)
  const notes = join(folder, 'ran')
  /** What it ran, said and warned of, and how it ended. */
  return (user: 'root' | 'somebody', ...args: string[]) => {
    const asUser = `data:text/javascript,process.getuid=()=>${user === 'root' ? 0 : 1000}`
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', asUser, '.ci/setup.mjs', ...args], { cwd: folder, encoding: 'utf8', env: { PATH: join(folder, 'bin') } })
    const lines = (text: string) => text.split('\n').filter(Boolean)
    const ran = existsSync(notes) ? lines(readFileSync(notes, 'utf8')) : []
    rmSync(notes, { force: true })
    return { ran, said: lines(stdout.replaceAll(folder, '')).map((line) => line.replace(/^setup: /, '')), warned: stderr.trim(), status }
  }
}

const NPM = 'npm ci --loglevel=error'
const FONTS = 'node e2e/harness/chromium/write-fonts.ts'
const APT = ['chromium', 'chromium-headless-shell'].map((name) => `apt-get install -y -q --no-install-recommends ${name}`)
const DOWNLOAD = 'download install chromium'

// The stand-ins are scripts of a shell in the places of Debian's commands; a Mac has its browser where no test can take it away.
const onDebian = (title: string, body: () => void) => test(title, () => (process.platform === 'linux' ? body() : undefined))

onDebian('traceability.brought: where root has apt, Debian’s; and nothing a second time', () => {
  const setUp = madeUp(works)
  const first = setUp('root', '--browser')
  expect(first.ran.filter((line) => line !== NPM)).toEqual(['apt-get update -q', ...APT, FONTS])
  expect(first.ran).toContain(NPM)
  const found = 'Chromium 151.0.1 of its maker at /bin/chromium, without windows at /lib/chromium/chromium-headless-shell'
  expect(first.said).toEqual(['installing the packages of package-lock.json', 'reading the lists of Debian packages', 'installing Debian’s chromium', 'installing Debian’s chromium-headless-shell', found])
  expect([first.status, first.warned]).toEqual([0, ''])
  expect(setUp('root', '--browser')).toEqual({ ran: [FONTS], said: [found], warned: '', status: 0 })
  expect(setUp('root')).toEqual({ ran: [], said: [], warned: '', status: 0 })
})

onDebian('traceability.brought: elsewhere Playwright’s, and that only for a browser', () => {
  const setUp = madeUp(works)
  expect(setUp('somebody')).toEqual({ ran: [NPM], said: ['installing the packages of package-lock.json'], warned: '', status: 0 })
  const found = 'Chromium 151.0.1 of its maker at /own/chrome'
  expect(setUp('somebody', '--browser')).toEqual({ ran: [DOWNLOAD, FONTS], said: ['asking Playwright for a Chromium', found], warned: '', status: 0 })
  expect(setUp('somebody', '--browser')).toEqual({ ran: [FONTS], said: [found], warned: '', status: 0 })
})

onDebian('traceability.unbrought: a line for each way to a browser, and one for the end', () => {
  const setUp = madeUp({ ...fails, npm: works.npm })
  const { ran, said, warned, status } = setUp('root', '--browser')
  expect(ran.filter((line) => line !== NPM)).toEqual(['apt-get update -q', ...APT, DOWNLOAD])
  const tried = ['reading the lists of Debian packages', 'installing Debian’s chromium', 'installing Debian’s chromium-headless-shell']
  expect(said).toEqual([
    'installing the packages of package-lock.json',
    ...tried.flatMap((what) => [what, `${what}: not possible here (E: nobody answers)`]),
    'asking Playwright for a Chromium',
    'asking Playwright for a Chromium: not possible here (Error: no such host)',
  ])
  expect([warned, status]).toEqual(['setup: the browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH to its executable.', 1])
})

onDebian('traceability.unbrought: packages, whose error npm tells; the next time they are asked for again', () => {
  const setUp = madeUp({ ...works, npm: fails.npm })
  const failed = { ran: [NPM], said: ['installing the packages of package-lock.json'], warned: 'npm error code E404\nsetup: npm could not install the packages of package-lock.json: see above', status: 1 }
  expect([setUp('root'), setUp('root')]).toEqual([failed, failed])
})
