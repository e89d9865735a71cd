import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { about } from '../../../spec/support/about.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { browserLane, isForBrowser } from './lanes.ts'
import { unheard } from './listed.ts'
import type { Copies } from './copies.ts'
import { parseFlags } from '../command/flags.ts'
import { choose, sabotageFlags } from './run-sabotages.ts'
import type { Sabotage } from './sabotage.ts'

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

const page = '<!doctype html><title>a</title>'
const chapter = { 'spec/a.md': '# A\n', 'spec/criteria.md': readFileSync('spec/criteria.md'), 'e2e/a.ts': '', 'src/a.ts': '' }
const module = (name: string) => pathToFileURL(resolve('e2e/harness/sabotage', name)).href

/** A script in a project of its own, whose copies are made in a folder of it. */
function inProject(files: Parameters<typeof temporaryFolder>[1], script: string) {
  const cwd = temporaryFolder('project-', { 'dist/index.html': page, 'dist/404.html': page, ...files })
  const copies = join(cwd, 'copies')
  mkdirSync(copies)
  const env = { ...process.env, OUT_DIR: 'dist', TMPDIR: copies, TEMP: copies }
  return { ...spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd, encoding: 'utf8', env }), copies }
}

const asked = (sabotages: Sabotage[]) => `const { runSabotages } = await import('${module('run-sabotages.ts')}')
  const site = { fill: String, specification: { folder: 'spec', criteria: 'spec/criteria.md' }, serving: { hashed: [] } }
  process.exitCode = await runSabotages(site, ${JSON.stringify(sabotages)})({ check: true, shard: [1, 1] })`

test('sabotages.closed: the browser tests cannot be listed', () => {
  const { status, stderr, copies } = inProject(chapter, asked([]))
  expect([status, stderr]).toEqual([1, expect.stringContaining('node_modules/playwright/cli.js')])
  expect(readdirSync(copies).filter((name) => name.startsWith('sabotage-'))).toEqual([])
})

test('sabotages.found, sabotages.heard: what finds nothing and what nobody hears is told, and nothing is tried', () => {
  const sabotage: Sabotage = { requirement: 'a.one', name: 'later', where: 'dist', file: 'index.html', find: 'a', put: 'b' }
  const listed = { suites: [{ title: 'a.e2e.ts', specs: [{ title: `${sabotage.requirement}: opens` }] }] }
  const { status, stdout, stderr } = inProject(
    { ...chapter, 'node_modules/playwright/cli.js': `console.log('${JSON.stringify(listed)}')` },
    asked([{ ...sabotage, only: 'opens' }, { ...sabotage, name: 'nowhere', find: 'quay' }, { ...sabotage, name: 'unheard', only: 'closes' }]),
  )
  const told = stdout.trim().split('\n')
  about('sabotages.found', () => expect([told[0], status, stderr]).toEqual(['✗ a.one: nowhere: nothing to change in index.html', 1, '']))
  about('sabotages.heard', () => expect(told.slice(1)).toEqual([expect.stringMatching(/^✗ a\.one: unheard: expected a browser test/), expect.stringMatching(/^1\/3 sabotages find/)]))
})

test('sabotages.sources: the site is built again from the copied sources, served, and taken back', () => {
  // In the place of Vite: the sources are the page.
  const vite = "const { copyFileSync, mkdirSync } = require('node:fs')\nmkdirSync(process.env.OUT_DIR)\ncopyFileSync('index.html', `${process.env.OUT_DIR}/index.html`)\n"
  const { stdout, stderr } = inProject(
    { 'index.html': page, 'node_modules/vite/bin/vite.js': vite },
    `const { openCopies } = await import('${module('copies.ts')}')
      const copies = await openCopies('dist', { fill: String, serving: { hashed: [] } })
      const told = async () => console.log(/<title>(.)/.exec(await (await fetch(copies.address)).text())[1])
      const { revert } = copies.spoil({ requirement: 'a.one', name: 'later', where: 'src', builds: true, file: 'index.html', find: '>a', put: '>b' })
      await told()
      const unserve = await copies.rebuild()
      await told()
      unserve()
      revert()
      await told()
      copies.close()
      // A connection that is kept would keep the process.
      process.exit()`,
  )
  expect([stdout.trim().split('\n'), stderr]).toEqual([['a', 'b', 'a'], ''])
})

test('sabotages.sources: the fault is there before the site is built, and goes after it', async () => {
  const done: string[] = []
  const copies = {
    spoil: () => (done.push('spoil'), { files: [], revert: () => void done.push('revert') }),
    rebuild: () => (done.push('build'), Promise.resolve(() => void done.push('serve as before'))),
  }
  // No test names it: what is spoiled is asked of nobody.
  const lane = browserLane(copies as unknown as Copies, [])
  const sabotage: Sabotage = { requirement: 'a.one', name: 'later', where: 'src', file: 'a.ts', find: '1', put: '2' }
  for (const one of [sabotage, { ...sabotage, builds: true as const }]) expect(await lane.spoiled(one)).toEqual([])
  expect(done).toEqual(['spoil', 'revert', 'spoil', 'build', 'serve as before', 'revert'])
})

test('sabotages.shards: each sabotage in one part, in its order', () => {
  const sabotages = ['a.one', 'a.one', 'a.two', 'b.one', 'b.two'].map((requirement, at): Sabotage => ({ requirement, name: String(at), where: 'dist', file: 'a', find: '1', put: '2' }))
  const part = (...args: string[]) => choose(sabotages, parseFlags('', sabotageFlags, args)).map(({ name }) => name)
  expect(['1/3', '2/3', '3/3'].map((shard) => part('--shard', shard))).toEqual([['0', '1'], ['2'], ['3', '4']])
  expect(part('--only', 'a', '--shard', '2/2')).toEqual(['2'])
  expect(part()).toEqual(['0', '1', '2', '3', '4'])
  expect(() => part('--shard', '4/3')).toThrow('--shard: expected a part of several, as 1/4, found «4/3»')
})
