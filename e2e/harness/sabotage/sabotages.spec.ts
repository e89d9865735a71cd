import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { rehash } from '../serve/rehash.ts'
import { isForBrowser } from './lanes.ts'
import { unheard } from './listed.ts'
import { parseFlags } from '../command/flags.ts'
import { choose, sabotageFlags } from './run-sabotages.ts'
import { apply, type Sabotage } from './sabotage.ts'

test('sabotages.applied: changes, and takes back', () => {
  const folder = temporaryFolder('sabotage-', { 'a.html': '<p>1000</p>' })
  const file = join(folder, 'a.html')
  const sabotage: Sabotage = { requirement: 'a.one', name: 'later', where: 'dist', file: '*.html', find: '1000', put: '1400' }
  const { revert } = apply(sabotage, folder, String)
  expect(readFileSync(file, 'utf8')).toBe('<p>1400</p>')
  revert()
  expect(readFileSync(file, 'utf8')).toBe('<p>1000</p>')
  expect(() => apply({ ...sabotage, find: '999' }, folder, String)).toThrow(/^a\.one: later: nothing to change in \*\.html$/)
})

test('sabotages.applied: the policy knows the changed script', () => {
  const hash = (script: string) => createHash('sha256').update(script).digest('base64')
  const page = (script: string, known: string) => `<meta content="script-src 'sha256-${hash(known)}'"><script>${script}</script>`
  expect(rehash(page('let a', 'let a'), page('let b', 'let a'))).toBe(page('let b', 'let b'))
})

test('sabotages.applied: a file that was not there', () => {
  const folder = temporaryFolder('sabotage-')
  const { revert } = apply({ requirement: 'a.one', name: 'new', where: 'src', file: 'b/c.ts', find: '', put: 'let a' }, folder, String)
  expect(readFileSync(join(folder, 'b/c.ts'), 'utf8')).toBe('let a')
  revert()
  expect(existsSync(join(folder, 'b/c.ts'))).toBe(false)
})

test('sabotages.heard: words that are in no title', () => {
  const sabotage: Sabotage = { requirement: 'a.one', name: 'later', where: 'dist', file: '*.html', find: '1', put: '2' }
  const titles = ['lists', 'forms'].map((group) => `a.e2e.ts ${group} ${sabotage.requirement}, a.two: opens`)
  const heard = (only: string) => unheard([{ ...sabotage, only }], (id) => (id === 'a.one' ? titles : []))
  expect([heard(' opens'), heard('a.two'), unheard([sabotage], () => [])]).toEqual([[], [], []])
  expect(heard('lists')).toEqual([expect.stringContaining('later: expected a browser test of a.one with «lists» in its title, found none')])
  // Those of another runner are not run for it.
  expect(unheard([{ ...sabotage, requirement: 'a.two', only: 'opens' }], (id) => (id === 'a.one' ? titles : []))).toHaveLength(1)
})

test('sabotages.heard: words of a browser test are tried in a browser, whatever else tests the requirement', () => {
  const tests = ['a.e2e.ts', 'a.spec.ts'].map((file) => ({ ids: ['a.one'], opening: 'opens', file }))
  const sabotage: Sabotage = { requirement: 'a.one', name: 'later', where: 'src', file: 'a.ts', find: '1', put: '2' }
  expect([{ ...sabotage, only: 'opens' }, sabotage, { ...sabotage, where: 'dist' as const }].map((one) => isForBrowser(tests, one))).toEqual([true, false, false])
  expect(isForBrowser(tests.slice(1), { ...sabotage, only: 'opens' })).toBe(false)
})

test('sabotages.closed: the browser tests cannot be listed', () => {
  const page = '<!doctype html><title>a</title>'
  const cwd = temporaryFolder('project-', { 'dist/index.html': page, 'dist/404.html': page, 'spec/a.md': '# A\n', 'spec/criteria.md': readFileSync('spec/criteria.md'), 'e2e/a.ts': '', 'src/a.ts': '' })
  const copies = join(cwd, 'copies')
  mkdirSync(copies)
  const site = { specification: { folder: 'spec', criteria: 'spec/criteria.md' }, serving: { hashed: [] } }
  const script = `const { runSabotages } = await import('${pathToFileURL(resolve('e2e/harness/sabotage/run-sabotages.ts')).href}')
    await runSabotages(${JSON.stringify(site)}, [])({ check: true, shard: [1, 1] })`
  const env = { ...process.env, OUT_DIR: 'dist', TMPDIR: copies, TEMP: copies }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd, encoding: 'utf8', env })
  expect([status, stderr]).toEqual([1, expect.stringContaining('node_modules/playwright/cli.js')])
  expect(readdirSync(copies).filter((name) => name.startsWith('sabotage-'))).toEqual([])
})

test('sabotages.shards: each sabotage in one part, in its order', () => {
  const sabotages = ['a.one', 'a.one', 'a.two', 'b.one', 'b.two'].map((requirement, at): Sabotage => ({ requirement, name: String(at), where: 'dist', file: 'a', find: '1', put: '2' }))
  const part = (...args: string[]) => choose(sabotages, parseFlags('', sabotageFlags, args)).map(({ name }) => name)
  expect(['1/3', '2/3', '3/3'].map((shard) => part('--shard', shard))).toEqual([['0', '1'], ['2'], ['3', '4']])
  expect(part('--only', 'a', '--shard', '2/2')).toEqual(['2'])
  expect(part()).toEqual(['0', '1', '2', '3', '4'])
  expect(() => part('--shard', '4/3')).toThrow('--shard: expected a part of several, as 1/4, found «4/3»')
})
