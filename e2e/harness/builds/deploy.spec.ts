import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '../../../spec/support/temporary-folder.ts'
import { differences } from './compare-builds.ts'
import { codeFor, deployable } from './deployable.ts'
import { reservedHosts } from './reserved.ts'

const real = {
  url: 'https://www.house.it',
  email: 'info@house.it',
  phone: '+39 041 123 4567',
  bookingUrl: 'https://book.house.it/',
  privacyUrl: 'https://house.it/privacy',
  formEndpoint: 'https://forms.it/f/1',
  vatNumber: '01234567890',
}
let [built, fresh, output] = ['', '', '']

/** Without a built site: the values alone are looked at. */
const check = (override: object, ...flags: string[]) => {
  const env = { ...process.env, SITE_OVERRIDE: JSON.stringify(override), GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: `${output}.md` }
  const { status, stderr } = spawnSync(process.execPath, ['.ci/deploy-check.ts', '--folder', 'nowhere', ...flags], { env, encoding: 'utf8' })
  return { status, lines: stderr.trim().split('\n'), output: readFileSync(output, 'utf8') }
}

/** What the command says of the built site, whose values are all there. */
function answer(): { code: number; lines: string[] } {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('GITHUB_OUTPUT', output)
  vi.stubEnv('GITHUB_STEP_SUMMARY', `${output}.md`)
  vi.spyOn(console, 'log').mockReturnValue()
  const said = vi.spyOn(console, 'error').mockReset().mockReturnValue()
  const code = deployable({ folder: built, waits: false, faults: [], waiting: [] }, () => fresh)
  return { code, lines: said.mock.calls.map(String) }
}

beforeEach(() => {
  const folder = temporaryFolder('deploy-')
  ;[built, fresh, output] = [join(folder, 'built'), join(folder, 'fresh'), join(folder, 'output')]
  for (const one of [built, fresh]) writeFiles(one, { 'index.html': '<p>House</p>', '404.html': '<p>404</p>', 'docs/index.html': '<p>News</p>' })
})

test('deploy.values: those of the override instead of those of the file', () => {
  const { vatNumber: _, ...others } = real
  expect(check(real).lines).toEqual(['nowhere: expected a built site; run «npm run build»'])
  expect(check(others).lines).toContain("src/config/site.ts or SITE_OVERRIDE: vatNumber: expected the company's own value, found the placeholder «00000000000»")
  expect(check({ ...real, email: 'info@house.example' }).lines).toContain("src/config/site.ts or SITE_OVERRIDE: email: expected the company's own value, found the placeholder «info@house.example»")
  expect(check({ ...real, vatNumber: '1' }).lines[0]).toContain('vatNumber: expected eleven digits')
})

test('deploy.hosts: in an address, an e-mail, a folded UID', () => {
  writeFiles(built, {
    'index.html': '<a href="https://www.house.it/">a</a> an example, https://house.it/example',
    'feasts.ics': 'UID:carnival-2025@feasts-of-a-year.ex\r\n ample\r\n',
    'app.js': 'let a = "https://www.w3.org/2000/svg"; fetch("http://127.0.0.1:1/")',
    'docs/index.html': '<a href="mailto:info@house.example?subject=a">a</a> info@house.it.',
    'feed.xml': '<link>http://localhost:4173/</link> https://house.test https://example.com/a https://test.house.it/ https://house.it.example.it/',
    'llms.txt': 'Write to info@a.house.invalid.',
  })
  const line = (file: string, host: string) => `${built}/${file}: expected the company's own host, found «${host}»`
  expect(reservedHosts(built)).toEqual([line('app.js', '127.0.0.1'), line('docs/index.html', 'house.example'), line('feasts.ics', 'feasts-of-a-year.example'), line('feed.xml', 'localhost'), line('feed.xml', 'house.test'), line('feed.xml', 'example.com'), line('llms.txt', 'a.house.invalid')])
})

test('deploy.same: to the byte', () => {
  expect(differences(built, fresh)).toEqual([])
  writeFiles(built, { 'index.html': '<p>Case</p>', 'old.js': 'let a' })
  rmSync(join(built, 'docs/index.html'))
  expect(differences(built, fresh)).toEqual([
    `${built}/docs/index.html: expected the file that the sources make, found none`,
    `${built}/index.html: expected what the sources make, found something else`,
    `${built}/old.js: expected no such file, the sources do not make it`,
  ])
})

test('deploy.same: the command refuses it', () => {
  expect(answer()).toEqual({ code: 0, lines: [] })
  writeFiles(fresh, { 'index.html': '<p>House</p>', 'docs/index.html': '<p>Old</p>', '404.html': '<p>404</p>' })
  expect(answer()).toEqual({ code: 1, lines: [`${built}/docs/index.html: expected what the sources make, found something else`] })
})

test('deploy.hosts: the command refuses it', () => {
  for (const one of [built, fresh]) writeFiles(one, { 'index.html': '<a href="https://house.example/">a</a>' })
  expect(answer()).toEqual({ code: 1, lines: [`${built}/index.html: expected the company's own host, found «house.example»`] })
})

test('deploy.wait: for values, for nothing else', () => {
  expect(codeFor(0, 1, true), 'waits for a value').toBe(0)
  expect(codeFor(0, 1, false), 'does not wait').toBe(1)
  expect(codeFor(1, 1, true), 'waits, with a fault').toBe(1)
  const bad = check({}, '--wait-for-values')
  expect([bad.status, bad.output]).toEqual([1, 'ready=no\n'])
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
  expect(workflow.match(/if: steps\.check\.outputs\.ready == 'yes'\n +(?:with: .*\n +)?uses: actions\/deploy-pages|uses: actions\/upload-pages-artifact@v3\n +if: steps\.check\.outputs\.ready == 'yes'/g)).toHaveLength(2)
})
