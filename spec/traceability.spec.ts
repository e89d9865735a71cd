import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './support/temporary-folder.ts'
import { blamedIn, unparted } from '../e2e/harness/requirements/parts.ts'
import { readCriteria } from '../e2e/harness/audit/criteria.ts'
import { readRequirements } from '../e2e/harness/requirements/requirements.ts'
import { readTests, testFiles } from '../e2e/harness/requirements/written-tests.ts'
import { filesBelow } from './support/files.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const decisions = filesBelow('spec/decisions')
const chapters = filesBelow('spec').filter((file) => /^spec\/[\w-]+\.md$/.test(file))
const found = (files: string[], pattern: RegExp) => files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, id = '']) => id))

const written = readRequirements('spec').map(({ id }) => id)
/** A criterion is no requirement: the audit's own tests compare its rows with what proves them. */
const tested = new Set(readTests(['spec', 'e2e', 'src']).flatMap(({ ids }) => ids).filter((id) => !id.startsWith('criteria.')))
/** What a probe may be called besides. */
const told = new Set([...readCriteria('spec/criteria.md').map(({ num }) => `criteria.${num}`), ...found(['spec/audit.md'], /`([\w-]+\.[\w-]+)`/g)])
const links = (file: string) => found([file], /\]\(([^):#]+)\)/g).map((link) => posix.join(posix.dirname(file), link))

test('traceability.tested: every requirement has a test', () => {
  expect(written.filter((id) => !tested.has(id))).toEqual([])
})

test('traceability.written: every id of a test is a requirement', () => {
  expect([...tested].filter((id) => !written.includes(id))).toEqual([])
})

test('traceability.written: every id of a probe stands among the criteria or in the chapter of the audit', () => {
  const probed = [...new Set(readTests(['e2e'], /\.probe\.ts$/).flatMap(({ ids }) => ids))]
  expect(probed.length).toBeGreaterThan(50)
  expect(probed.filter((id) => !told.has(id))).toEqual([])
})

test('traceability.written: every id that a part of a test is about is one of these', () => {
  const blamed = [...new Set(blamedIn(testFiles(['spec', 'e2e', 'src'], /\.tsx?$/)))]
  expect(blamed.length).toBeGreaterThan(200)
  expect(blamed.filter((id) => !written.includes(id) && !told.has(id))).toEqual([])
})

test('traceability.written: no requirement stands twice', () => {
  expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([])
})

test('traceability.parts: every test of several requirements parts them, or says why not', () => {
  expect(unparted(readTests(['spec', 'e2e', 'src'], /\.(spec|e2e|test|probe|check)\.tsx?$/))).toEqual([])
})

test('traceability.parts: a helper of another file may part them; one of the same name elsewhere does not; each is named', () => {
  const written = (ids: string, body: string) => `test('${ids}: x', () => {\n  ${body}\n})\n`
  const about = "import { about } from './about.ts'\n"
  const folder = temporaryFolder('parts-', {
    'about.ts': 'export const about = () => {}\n',
    'help.ts': `${about}\nexport function looks() {\n  about('a.one, b.one')\n}\n\nexport const blames = (id: string) => about(id)\n\nexport const judges = (num: string) => about(\`c.\${num}\`)\n`,
    'one.spec.ts': `import { blames as tells, looks } from './help.ts'\n\nconst sees = () => looks()\n\nconst both = ['a.one, b.two']\n\n${written('a.one, b.one', 'sees()')}\n${written('a.one, a.three', 'see()')}\n${written('a.one, b.two', 'both.map(tells)')}\n${written('a.one, b.three', 'both.map(tells)')}\nlooks()\n`,
    'two.spec.ts': `${written('a.one, a.four', 'looks()')}\n${written('a.one, a.five', '// One for all: it is one.')}`,
    'three.spec.ts': `${about}import { judges } from './help.ts'\n\n${written('a.one, a.six', "about('a.one')")}\n${written('a.seven, c.one', "about('a.seven')\n  judges('one')")}\n${written('a.eight, c.two', "about('a.eigth')\n  judges('two')")}`,
  })
  const missing = unparted(readTests([folder])).map((one) => /a\.\w+, (.*): x: nothing is about (.*)/.exec(one)?.slice(1).join(' lacks '))
  expect(missing).toEqual(['a.three lacks a.one, a.three', 'b.three lacks b.three', 'a.six lacks a.six', 'c.two lacks a.eight', 'a.four lacks a.one, a.four'])
})

test('traceability.source: every row names requirements that exist', () => {
  const rows = read('spec/source.md').match(/^\| (?!source|-).*\|$/gm)!
  const ids = (row: string) => [...row.matchAll(/`([\w-]+\.[\w-]+)`/g)].map(([, id = '']) => id)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => ids(row).length === 0 || !ids(row).every((id) => written.includes(id)))).toEqual([])
})

test('traceability.links: every link leads somewhere', () => {
  expect([...chapters, ...decisions].flatMap((file) => links(file).filter((link) => !existsSync(link)).map((link) => `${file} → ${link}`))).toEqual([])
})

test('traceability.links: every decision is linked by a chapter', () => {
  const linked = new Set(chapters.filter((chapter) => chapter !== 'spec/source.md').flatMap(links))
  expect(decisions.filter((page) => !linked.has(page))).toEqual([])
})

test('traceability.commands: those that people are told of are those that there are', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts).filter((name) => !name.startsWith('pre'))
  const told = new Set(found(['README.md', '.github/CONTRIBUTING.md'], /`npm (?:run )?(?:-s )?(?!ci\b|install\b)([\w-]+)/g))
  expect([...told].toSorted()).toEqual(scripts.toSorted())
})

test('traceability.installed: the commands that bring what is missing are those of which the README says so, verify and audit among them; a build brings its packages', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const bringing = Object.keys(scripts).filter((name) => scripts[`pre${name}`] === 'node .ci/setup.mjs --browser')
  const said = found(['README.md'], /^(.*install what is missing too)/gm).flatMap((line) => [...line.matchAll(/`(?:npm run )?([\w-]+)`/g)].map(([, name = '']) => name))
  // `npm test` stands among the three that the README names first.
  expect(bringing.toSorted()).toEqual([...said, 'test'].toSorted())
  expect(said).toEqual(expect.arrayContaining(['verify', 'audit']))
  for (const name of ['start', 'check', 'build']) expect(scripts[`pre${name}`], name).toBe('node .ci/setup.mjs')
})

test.each(decisions)('traceability.decisions: %s', (page) => {
  expect(read(page)).toMatch(/^# .+\n\n\*\*Context\.\*\* .+\n\n\*\*Decision\.\*\* .+\n\n\*\*Consequences\.\*\* .+\n$/)
})
