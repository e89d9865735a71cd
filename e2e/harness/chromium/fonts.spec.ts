import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { filesIn } from '../command/files-in.ts'
import { browserEnvironment } from './chromium.ts'
import { place } from './fonts.ts'

const packages = ['@fontsource', 'dejavu-fonts-ttf']
const command = resolve('e2e/harness/chromium/write-fonts.ts')

test('browsers.fonts: a project that was moved', () => {
  const root = realpathSync(temporaryFolder('fonts-'))
  const [before, after] = [join(root, 'before'), join(root, 'after')]
  mkdirSync(join(before, 'node_modules'), { recursive: true })
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(before, 'node_modules', name), 'junction')
  const foldersTold = (cwd: string) => {
    expect(spawnSync(process.execPath, [command], { cwd, encoding: 'utf8' }).stderr).toBe('')
    const folder = join(cwd, 'node_modules/.cache/bricola/fonts/Android')
    return [...readFileSync(join(folder, 'fonts.conf'), 'utf8').matchAll(/<dir>(.+?)<\/dir>/g)].map(([, dir = '']) => ({ isOwn: resolve(dir) === folder, isThere: existsSync(join(dir, 'face-0.ttf')) }))
  }
  expect(foldersTold(before)).toEqual([{ isOwn: true, isThere: true }])
  renameSync(before, after)
  expect(foldersTold(after)).toEqual([{ isOwn: true, isThere: true }])
})

test('browsers.fonts: what a quicker run has laid out stays, what is of another place goes', () => {
  const root = temporaryFolder('fonts-', { 'one/fonts.conf': 'here', 'one/of': 'one', 'two/fonts.conf': 'here', 'two/of': 'two', 'three/fonts.conf': 'elsewhere', 'three/of': 'three' })
  const laidOut = ['one', 'two', 'three'].map((half) => {
    place(join(root, half), join(root, 'fonts'))
    return [readFileSync(join(root, 'fonts/of'), 'utf8'), ...readdirSync(root)]
  })
  expect(laidOut).toEqual([['one', 'fonts', 'three', 'two'], ['one', 'fonts', 'three'], ['three', 'fonts']])
})

test('browsers.fonts: of the machine nothing but where its programs and its screen are', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const mine = 'of this machine'
  for (const name of ['HOME', 'XDG_CONFIG_HOME', 'LC_ALL', 'LANG', 'LANGUAGE', 'TZ', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE']) vi.stubEnv(name, mine)
  vi.stubEnv('PATH', '/programs')
  const { HOME = '', FONTCONFIG_FILE = '', ...others } = browserEnvironment('Android')
  expect(Object.entries(others).filter(([name]) => !['TMPDIR', 'TEMP', 'SystemRoot', 'DISPLAY'].includes(name))).toEqual([['PATH', '/programs'], ['LANG', 'C.UTF-8'], ['TZ', 'Europe/Rome']])
  expect([HOME, FONTCONFIG_FILE].filter((path) => !existsSync(path) || path.includes(mine))).toEqual([])
})

test('browsers.fonts: no command starts a browser in the surroundings of the machine', () => {
  const sources = filesIn('e2e').filter((file) => file.endsWith('.ts')).map((file) => ({ file, text: readFileSync(join('e2e', file), 'utf8') }))
  const starting = sources.filter(({ file, text }) => file.startsWith('harness/chromium/') || /from '.*\/(chromium|debugged)\.ts'/.test(text))
  expect(starting.map(({ file }) => file)).toEqual(expect.arrayContaining(['lighthouse.ts', 'bench/browser.ts', 'harness/chromium/debugged.ts']))
  // Whatever else starts one, a runner's configuration too, takes what those give.
  const launching = sources.filter(({ file }) => !file.endsWith('.spec.ts')).flatMap(({ file, text }) => [...text.matchAll(/(?<![\w/])launch(?:PersistentContext|Server)?\(([^)]*)/g)].map(([, given = '']) => ({ file, given })))
  expect(launching.length).toBeGreaterThan(5)
  expect(launching.filter(({ given }) => !/^(?:launchOptions|options$)|env: browserEnvironment\(/.test(given))).toEqual([])
  const configured = sources.filter(({ file, text }) => file.endsWith('playwright.config.ts') && /^  use: \{(?! \.\.\.main\.use)/m.test(text))
  expect(configured).toHaveLength(2)
  expect(configured.filter(({ text }) => !/import \{ launchOptions \} from '.*chromium\.ts'/.test(text)).map(({ file }) => file)).toEqual([])
  // A single variable may be read; all of them together are the machine.
  expect(starting.filter(({ file, text }) => !file.endsWith('.spec.ts') && /process\.env(?![.[])/.test(text)).map(({ file }) => file)).toEqual([])
})
