// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from './support/files'
import { importsOf, reachedFrom } from './support/imports'
import { readTable } from './support/table'

/** Lowest first. A file may import from its own layer and from those before it. */
const layers = ['config', 'ui', 'art', 'content', 'tools', 'layout', 'pages', 'app']

/** Declarations of what the build makes have no code to import. */
const isCode = (file: string) => /(?<!\.d)\.(tsx?|mdx)$/.test(file)
const layerOf = (file: string) => layers.indexOf(/^src\/(\w+)\//.exec(file)?.[1] ?? '')
const source = filesBelow('src').filter(isCode)
const arrows = (files: string[], wrong: (target: string, file: string) => boolean) =>
  files.flatMap((file) => importsOf(file).filter((target) => wrong(target, file)).map((target) => `${file} → ${target}`))

test('boundaries.layers: every file of src/ belongs to a layer', () => {
  expect(source.length).toBeGreaterThan(100)
  expect(source.filter((file) => layerOf(file) === -1)).toEqual([])
})

test('boundaries.layers: imports in src/ point down, never up', () => {
  expect(arrows(source, (target, file) => target.startsWith('src/') && layerOf(target) > layerOf(file))).toEqual([])
  expect(arrows(source, (target) => /^(spec|e2e|\.ci)\//.test(target))).toEqual([])
})

test('boundaries.config: config stands alone, ui knows the theme', () => {
  const config = source.filter((file) => layerOf(file) === 0)
  expect(arrows(config, (target) => /^(src|spec|e2e|\.ci)\//.test(target) && !target.startsWith('src/config/'))).toEqual([])
  const ui = source.filter((file) => layerOf(file) === 1)
  expect(arrows(ui, (target) => target.startsWith('src/config/') && !/\/theme(\.ts)?$/.test(target))).toEqual([])
})

test.each(readTable('boundaries'))('boundaries.doors: $library through $door', ({ library, door }) => {
  expect(source.filter((file) => importsOf(file).includes(library!))).toEqual([door])
})

test('boundaries.reader: nothing of the build in a script', () => {
  const reached = reachedFrom('src/app/entry-client.tsx')
  const libraries = readTable('boundaries', 'Build').map(({ library }) => library!)
  expect(reached.size).toBeGreaterThan(60)
  expect(libraries.filter((library) => reached.has(library))).toEqual([])
})

test('boundaries.barrels: no index, no attic', () => {
  const files = filesBelow('src', 'spec', 'e2e')
  expect(files.filter((file) => /\/index\.\w+$|\/(utils|helpers|common)\b/.test(file))).toEqual([])
})

test('boundaries.spec: src/ is met through spec/support/', () => {
  const files = filesBelow('spec', 'e2e').filter((file) => isCode(file) && !file.startsWith('spec/support/'))
  expect(arrows(files, (target) => target.startsWith('src/'))).toEqual([])
})

test('boundaries.calls: no server is called, nothing is kept', () => {
  const calls = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|localStorage|sessionStorage|indexedDB|document\.cookie/
  expect(source.filter((file) => !file.includes('.test.') && calls.test(readFileSync(file, 'utf8')))).toEqual([])
})
