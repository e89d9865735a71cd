import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
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
