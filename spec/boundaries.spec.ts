import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { site } from './support/harness.ts'
import { filesBelow } from './support/files.ts'
import { importsOf, reachedFrom } from './support/imports.ts'
import { readTable } from './support/table.ts'
import { removeFolders, temporaryFolder } from './support/temporary-folder.ts'

/** Lowest first. A file may import from its own layer and from those before it. */
const layers = ['config', 'ui', 'art', 'content', 'tools', 'layout', 'pages', 'app']

const isCode = (file: string) => /\.(tsx?|mdx)$/.test(file)
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

/** A library, or a part of it by a name of its own: `valibot/x`, `node:fs/promises`. */
const isOf = (library: string, target: string): boolean => target === library || target.startsWith(`${library}/`)

test.each(readTable('boundaries'))('boundaries.doors: $library through $door', ({ library, door }) => {
  expect(source.filter((file) => importsOf(file).some((target) => isOf(library!, target)))).toEqual([door])
})

const declared = Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies })
/** At the start of a line, for tests hold files in texts. */
const packageImport = /^(?:(?:import|export)(?<types> type)?\b[^'\n]* from|\} from|import) '(?<target>[@a-z][^':]*)'/gm
/** Loaded while the code runs. */
const packageLoaded = /(?:\bcreateRequire\([^)]*\)(?:\.resolve)?|(?<!typeof )\bimport)\('(?<target>[@a-z][^':]*)'\)/g
/** `playwright/test` is of the package `playwright`. */
const packageOf = (target: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(target)![0]

test('boundaries.declared: no package that only another one brings', () => {
  const files = ['vite.config.ts', ...filesBelow('src', 'spec', 'e2e', '.ci')].filter((file) => /\.(tsx?|mjs|mdx)$/.test(file))
  const imports = files.flatMap((file) => [packageImport, packageLoaded].flatMap((pattern) => [...readFileSync(file, 'utf8').matchAll(pattern)]).map(({ groups: { types, target } = {} }) => ({ file, name: packageOf(target!), ofTypes: types !== undefined })))
  expect(imports.length).toBeGreaterThan(500)
  const isDeclared = (name: string, ofTypes: boolean) => declared.includes(name) || (ofTypes && declared.includes(`@types/${name}`))
  expect(imports.flatMap(({ file, name, ofTypes }) => (isDeclared(name, ofTypes) ? [] : [`${file} → ${name}`]))).toEqual([])
})

test('boundaries.reader: nothing of the build in a script', () => {
  const reached = reachedFrom('src/app/entry-client.tsx')
  const libraries = readTable('boundaries', 'Build').map(({ library }) => library!)
  expect(reached.size).toBeGreaterThan(60)
  expect(libraries.filter((library) => [...reached].some((target) => isOf(library, target)))).toEqual([])
})

test('boundaries.barrels: no index, no attic', () => {
  const files = filesBelow('src', 'spec', 'e2e')
  expect(files.filter((file) => /\/index\.\w+$|\/(utils|helpers|common)\b/.test(file))).toEqual([])
})

test('boundaries.spec: src/ is met through spec/support/', () => {
  const files = filesBelow('spec', 'e2e').filter((file) => isCode(file) && !file.startsWith('spec/support/'))
  expect(arrows(files, (target) => target.startsWith('src/'))).toEqual([])
})

const isTest = (file: string) => /\.(spec|e2e)\.ts$/.test(file)
const harness = filesBelow('e2e/harness').filter(isCode)
const isOfProject = (target: string) => /^(src|spec|e2e|\.ci)\//.test(target)

test('boundaries.harness: it stands alone; its tests are told of the site', () => {
  expect(harness.length).toBeGreaterThan(100)
  expect(arrows(harness, (target, file) => isOfProject(target) && !target.startsWith('e2e/harness/') && !isTest(file))).toEqual([])
  expect(arrows(harness, (target) => isOfProject(target) && !/^e2e\/(harness\/|site\.ts$)|^spec\/support\//.test(target))).toEqual([])
  const specification = filesBelow('spec').filter((file) => isCode(file) && file !== 'spec/support/harness.ts')
  expect(arrows(specification, (target) => target.startsWith('e2e/') && !target.startsWith('e2e/harness/'))).toEqual([])
})

test('boundaries.temporary: in one place', () => {
  const files = filesBelow('spec', 'e2e').filter((file) => isCode(file) && !file.endsWith('.sabotages.ts'))
  expect(files.filter((file) => /\bmkdtemp\w*\(/.test(readFileSync(file, 'utf8')))).toEqual(['e2e/harness/command/temporary-folder.ts'])
})

test('boundaries.temporary: through the support, which takes them away', () => {
  const tests = filesBelow('spec', 'e2e').filter((file) => isTest(file) || file.endsWith('.spec.tsx'))
  expect(arrows(tests, (target) => target === 'e2e/harness/command/temporary-folder.ts')).toEqual([])
  const folder = temporaryFolder('temporary-', { 'a/b.txt': 'a' })
  removeFolders()
  expect(existsSync(folder)).toBe(false)
  expect(readFileSync('spec/support/setup.ts', 'utf8')).toContain('\nafterAll(removeFolders)\n')
})

test('boundaries.words: no path, name or word of the site in the harness', () => {
  const { pages, states, evidence, brand } = site
  const paths = [...pages.all, ...pages.kinds, pages.missing].filter((path) => path.length > 1)
  const names = [...JSON.stringify([states, evidence]).matchAll(/(?:name=|has-text\()\\"([^"\\]{5,})\\"/g)].map(([, name = '']) => name)
  const italian = /(?<![\p{L}-])(?:acqua|alla|alle|calle|casa|chiudi|contatti|dalla|degli|della|delle|gli|leggi|nella|ospite|pagina|proprietario|quando|questo|sito|sono|una)(?![\p{L}-])|[àèìòù]/iu
  expect([paths.length > 20, names.length > 5]).toEqual([true, true])
  const found = harness.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const words = [...paths.map((path) => `'${path}`), ...names, brand.name].filter((word) => text.includes(word))
    return [...words, italian.exec(text)?.[0] ?? []].flat().map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

test('boundaries.calls: no server is called, nothing is kept', () => {
  const calls = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|\bcaches\b\.|serviceWorker|new Image\(/
  expect(source.filter((file) => !file.includes('.test.') && calls.test(readFileSync(file, 'utf8')))).toEqual([])
})
