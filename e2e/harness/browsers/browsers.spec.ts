import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { beforeEach, expect, onTestFailed, onTestFinished, test, vi } from 'vitest'
import { parseFlags } from '../command/flags.ts'
import { Unusable } from '../command/unusable.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { webkitEngine } from './drivers/webkit.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { engineFlags, outcomesOf, runEngines } from './every-engine.ts'
import { conclude, type EngineRun, markdown, tableOf } from './table.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import { reportPage } from '../conformance/report-page.ts'
import { readRequirements } from '../requirements/requirements.ts'
import { site as told } from '../../site.ts'
import { readTests } from '../requirements/written-tests.ts'
import { letThrough } from '../../../spec/support/service.ts'

const outcome = (ids: string, status: Outcome['status'], ...blames: string[]): Outcome => ({ title: `${ids}: x`, group: '', file: 'a.check.ts', status, message: '', blames: [{ ids: blames, message: '' }] })
const run = (engine: string, ...outcomes: Outcome[]): EngineRun => ({ engine, version: `${engine} 1`, seconds: 2, outcomes })

beforeEach(letThrough)

test('browsers.known: every check names requirements that exist', () => {
  const known = new Set(readRequirements(told.specification.folder).map(({ id }) => id))
  const named = readTests(['e2e'], /\.check\.ts$/).flatMap(({ ids }) => ids)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('browsers.engines: a missing engine is named and not green', () => {
  const there = run('firefox', outcome('a.one', 'passed'))
  const missing: EngineRun = { engine: 'webkit', missing: 'no apt-get', seconds: 0, outcomes: [] }
  expect(conclude([there])).toEqual({ lines: ['✓ firefox 1: 1 passed, 0 failed, 2 s'], green: true })
  expect(conclude([there, missing])).toMatchObject({ lines: [expect.anything(), '✗ webkit: not run: no apt-get'], green: false })
  expect(conclude([run('firefox')])).toEqual({ lines: ['✗ firefox 1: no check ran: expected one at least, found none'], green: false })
  expect(conclude([run('firefox')], 'tides').lines).toEqual(['✗ firefox 1: no check ran: expected one whose title holds «tides» (--only), found none'])
  expect(conclude([run('firefox', outcome('a.one', 'skipped'))]).green).toBe(false)
})

test('browsers.engines: one whose runner breaks off is told in its place, and the others stay', async () => {
  const broken = await outcomesOf('webkit', 'webkit 1', () => Promise.reject(new Unusable('the browser tests ended before all had run: 3 of 20\nand why')))
  const whole = await outcomesOf('firefox', 'firefox 1', () => Promise.resolve([outcome('a.one', 'passed')]))
  expect(conclude([broken, whole])).toEqual({ lines: ['✗ webkit 1: broke off: the browser tests ended before all had run: 3 of 20', '✓ firefox 1: 1 passed, 0 failed, 0 s'], green: false })
  expect(tableOf([broken, whole])).toEqual({ engines: [{ engine: 'webkit', version: 'webkit 1' }, { engine: 'firefox', version: 'firefox 1' }], rows: [{ id: 'a.one', cells: ['not run', 'passed'] }] })
})

test('browsers.table: passed, failed, not run', () => {
  const table = tableOf([
    run('firefox', outcome('a.one, a.two', 'passed'), outcome('a.two', 'passed')),
    run('webkit', outcome('a.one, a.two', 'failed', 'a.two'), outcome('a.two', 'passed')),
    run('chromium', outcome('a.two', 'passed'), outcome('a.two', 'skipped')),
  ])
  expect(table.rows).toEqual([
    { id: 'a.one', cells: ['passed', 'not run', 'not run'] },
    { id: 'a.two', cells: ['passed', 'failed', 'not run'] },
  ])
})

test('browsers.commit: the table names it, and each engine by its version', () => {
  const table = tableOf([run('firefox', outcome('a.one', 'passed'))], 'abc with uncommitted changes')
  expect(table).toMatchObject({ commit: 'abc with uncommitted changes', engines: [{ version: 'firefox 1' }] })
  expect(markdown(table)).toBe('Sources: abc with uncommitted changes.\n\n| requirement | firefox 1 |\n| --- | --- |\n| `a.one` | passed |')
  expect(markdown({ ...table, commit: undefined })).toMatch(/^\| requirement \|/)
  expect(/tableOf\(runs.*\)/.exec(readFileSync('e2e/harness/browsers/every-engine.ts', 'utf8'))?.[0]).toBe('tableOf(runs, commitOfSources())')
})

test('conformance.engines: the report holds the table, a row for each requirement', () => {
  const empty = { requirements: [], problems: [], commit: 'a', pictures: {} }
  expect(reportPage(empty)).not.toContain('In each engine')
  const report = reportPage({ ...empty, engines: tableOf([run('firefox', outcome('a.one', 'passed')), run('webkit', outcome('a.one', 'failed'))]) })
  expect(report).toContain('<th scope="row">a.one</th><td>passed</td><td>failed</td>')
})

test('browsers.address: the folder of an address is kept, and one given beside it is refused', async () => {
  const inn = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Inn</title>'))
  const here = await listenAnywhere(inn)
  const browsers = (...args: string[]) => runEngines(told)(parseFlags('', engineFlags, args))
  await expect(browsers('--url', `${here}/below/`)).rejects.toThrow(`${here}/below: it is another site`)
  await expect(browsers('--url', here, '--folder', 'dist')).rejects.toThrow('expected either --url or --folder, found both')
  inn.close()
})

/** In the places of the screen and of the driver, which opens no session. */
const programs = {
  Xvfb: '#!/bin/sh\necho $$ > "$0.pid"\necho 99 >&3\nexec sleep 300',
  // The folder of Node may have a space in its name, which the first line of a script cannot.
  WebKitWebDriver: `#!/bin/sh\necho $$ > "$0.pid"\nexec "${process.execPath}" "$0.js" "$1"`,
}
const driverScript = `require('node:http').createServer(({ url }, response) => response.writeHead(url === '/status' ? 200 : 500).end('{"value":{"error":"session not created","message":"no browser"}}')).listen(process.argv[2].split('=')[1], '127.0.0.1')`
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('browsers.engines: one that does not start leaves nothing behind', async () => {
  // The driver is Debian's, and stood in for by scripts of a shell, which Windows does not start.
  if (process.platform === 'win32') return
  const folder = temporaryFolder('programs-', { ...programs, 'WebKitWebDriver.js': driverScript })
  for (const name of Object.keys(programs)) chmodSync(`${folder}/${name}`, 0o755)
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  vi.stubEnv('TMPDIR', folder)
  await expect(webkitEngine('MiniBrowser')).rejects.toThrow('session not created: no browser')
  const pids = Object.keys(programs).map((name) => Number(readFileSync(`${folder}/${name}.pid`, 'utf8')))
  const left = () => pids.filter(runs)
  onTestFailed(() => left().forEach((pid) => process.kill(pid)))
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
  expect(readdirSync(folder).filter((name) => name.startsWith('webkit-'))).toEqual([])
})
