import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

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
