import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { actionOf } from './actions.ts'
import { evaluate, interpolate, isDue } from './expression.ts'
import { cutOff } from './hosts.ts'
import { machineEnvironment } from './machine.ts'
import { plan, systemOf } from './plan.ts'
import { readPairs, runJob } from './run-job.ts'
import { chosenOf, conclude, type Line } from './run-workflows.ts'
import { readWorkflow } from './workflow.ts'

const job = (steps: string, more = '') => `name: a\non: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n${more}    steps:\n${steps}`
const read = (text: string) => readWorkflow('A.yml', text)

async function run(text: string) {
  const told: string[] = []
  const folder = temporaryFolder('steps ')
  const surroundings = { clone: { folder, files: folder, close: () => undefined }, environment: { PATH: process.env.PATH! }, context: { vars: {} }, tell: (line: string) => void told.push(line) }
  const ended = await runJob(plan(read(text), 'linux')[0]!, surroundings)
  return { ...ended, told, folder }
}

test.each([
  ['A.yml: one: step 1 «dance»: expected one of id, name', job('      - { run: dance, wait: 3 }\n')],
  ['A.yml: one: step 1 «»: expected either «uses» or «run»', job('      - { id: x }\n')],
  ['A.yml: one: expected one of name, if', job('      - run: dance\n', '    container: debian\n')],
  ['A.yml: one: strategy: expected one of matrix, fail-fast', job('      - run: dance\n', '    strategy: { when: never }\n')],
  ['A.yml: one: strategy.matrix.include: expected a list of words, of a dimension', job('      - run: dance\n', '    strategy: { matrix: { size: [1], include: [{ size: 2 }] } }\n')],
  ['A.yml: one: strategy.matrix.exclude: expected', job('      - run: dance\n', '    strategy: { matrix: { exclude: [a] } }\n')],
  ['A.yml: expected one of name, on, permissions', job('      - run: dance\n').replace('on: push', 'defaults: { run: { shell: sh } }\non: push')],
  ["A.yml: one: strategy.matrix.size: expected", job('      - run: dance\n', "    strategy: { matrix: { size: '${{ fromJSON(vars.SIZES) }}' } }\n")],
])('workflows.refused: %s', (problem, text) => {
  expect(() => read(text)).toThrow(problem)
})

test('workflows.refused: an action, a shell, an expression, a machine, a need', async () => {
  expect(() => actionOf('someone/thing@v1', 'A.yml: one: step 1')).toThrow(/^A\.yml: one: step 1: expected one of actions\/checkout, .+ found «someone\/thing@v1»$/)
  for (const expression of ["contains('a', 'b')", "'a' || contains('a', 'b')", "'' && contains('a', 'b')"]) {
    expect(() => evaluate(expression, {}, 'A.yml: one')).toThrow(/^A\.yml: one: expected a name, .+ found «contains\('a', 'b'\)»$/)
  }
  await expect(run(job("      - { if: always(), run: a }\n      - { if: 'hashFiles(''a'')', run: dance }\n".replace('run: a', 'uses: actions/cache@v4')))).rejects.toThrow(/^A\.yml: one: step 2 «dance»: expected a name, .+ found «hashFiles\('a'\)»$/)
  await expect(run(job('      - { run: dance, shell: fish }\n'))).rejects.toThrow('A.yml: one: step 1 «dance»: shell: expected bash or sh, found «fish»')
  expect(() => plan(read(job('      - run: a\n').replace('ubuntu', 'amiga')), 'linux')).toThrow('A.yml: one: runs-on: expected ubuntu-…')
  expect(() => plan(read(job('      - run: a\n', '    needs: two\n')), 'linux')).toThrow('A.yml: one: needs: expected a job of this file, found «two»')
})

test('workflows.plan: the matrix, the needs, another system', () => {
  const two = "  two:\n    runs-on: '${{ matrix.machine }}'\n    strategy: { matrix: { machine: [ubuntu-24.04, windows-2025], size: [1, 2] } }\n    steps: [{ run: b }]\n"
  const runs = plan(read(job('      - run: a\n', '    needs: two\n') + two), 'linux')
  expect(runs.map(({ title, elsewhere }) => [title, elsewhere])).toEqual([
    ['a / two (ubuntu-24.04, 1)', undefined],
    ['a / two (ubuntu-24.04, 2)', undefined],
    ['a / two (windows-2025, 1)', 'it needs Windows'],
    ['a / two (windows-2025, 2)', 'it needs Windows'],
    ['a / one', undefined],
  ])
})

test('workflows.plan: a host out of reach', async () => {
  const [one] = plan(read(job('      - run: curl https://far.example/a && curl https://near.example/b\n')), 'linux')
  const asked: string[] = []
  const ask = async (host: string) => (asked.push(host), host.includes('near') ? host : Promise.reject(new Error('nobody')))
  await expect(cutOff(one!.job, ask)).resolves.toBe('it needs far.example, which cannot be reached from here')
  await expect(cutOff(plan(read(job('      - run: curl https://near.example/b\n')), 'linux')[0]!.job, ask)).resolves.toBeUndefined()
  expect(asked).toEqual(['https://far.example', 'https://near.example'])
})

test('workflows.steps: environment, what is handed over, a failure', async () => {
  const steps = `      - { id: say, run: 'echo "word=$A$B$C" >> "$GITHUB_OUTPUT"; echo "D=4" >> "$GITHUB_ENV"; mkdir own; echo "echo 5" > own/five; chmod +x own/five; echo "$PWD/own" >> "$GITHUB_PATH"', env: { C: 3 } }
      - run: 'test "\${{ steps.say.outputs.word }}$D$C$(five)" = 12345; pwd | grep " "'
      - run: 'false; echo never'
      - run: touch never
      - { if: runner.os != 'Amiga', run: touch never }
      - { if: failure(), run: touch after }
      - { if: always(), run: 'echo "# Broken" >> "$GITHUB_STEP_SUMMARY"' }
`
  const text = job(steps, "    env: { B: 2 }\n    outputs: { word: '${{ steps.say.outputs.word }}' }\n").replace('on: push', 'env: { A: 1 }\non: push')
  // These steps are written for bash; on Windows GitHub would give them to PowerShell.
  if (process.platform === 'win32') return expect(run(text)).rejects.toThrow('shell: expected bash or sh, found «pwsh»')
  const { ok, told, summary, outputs } = await run(text)
  expect(told.filter((line) => /^[✓✗]/.test(line)).map((line) => line.replace(/: \d+ s/, ''))).toEqual([
    expect.stringMatching(/^✓ step 1/),
    expect.stringMatching(/^✓ step 2/),
    '✗ step 3 «false; echo never», code 1',
    '✓ step 6 «touch after»',
    expect.stringMatching(/^✓ step 7/),
  ])
  expect([ok, summary, outputs]).toEqual([false, '# Broken\n', { word: '123' }])
})

test('workflows.steps: after a failure those that ask for it, on any system', async () => {
  const upload = (condition: string) => `      - { if: ${condition}, uses: actions/upload-pages-artifact@v3, with: { path: dist } }\n`
  const { ok, told } = await run(job(['success()', 'success()', "runner.os != 'Amiga'", 'failure()', 'always()'].map(upload).join('')))
  expect([ok, told.map((line) => line.slice(0, 8))]).toEqual([false, ['✗ step 1', '✗ step 4', '✗ step 5']])
})

test('workflows.steps: what is read, filled in and due', () => {
  expect(readPairs('a=1\nb<<X\none\ntwo\nX\n')).toEqual({ a: '1', b: 'one\ntwo' })
  expect(interpolate("${{ vars.NAME || '{}' }}", {}, 'x')).toBe('{}')
  expect(isDue("success() && github.ref != 'refs/heads/main'", { status: { success: 'true' }, github: { ref: 'refs/heads/main' } }, 'x')).toBe(false)
})

test('workflows.steps: a condition of two names waits for success as a whole', () => {
  const context = (success: string) => ({ status: { success, failure: 'true' }, vars: { TWO: 'yes' } })
  expect([isDue('vars.ONE || vars.TWO', context('true'), 'x'), isDue('vars.ONE || vars.TWO', context(''), 'x'), isDue('vars.ONE || failure()', context(''), 'x')]).toEqual([true, false, true])
})

test('workflows.steps: the system is the machine’s', () => {
  expect(['linux', 'darwin', 'win32', 'aix'].map(systemOf)).toEqual(['Linux', 'macOS', 'Windows', undefined])
})

test('workflows.clean: the machine alone', () => {
  const environment = machineEnvironment({ PATH: ['/a/node_modules/.bin', '/usr/bin'].join(delimiter), npm_execpath: '/npm', NODE_ENV: 'test', HOME: '/root' })
  expect(environment).toEqual({ PATH: '/usr/bin', HOME: '/root' })
})

test('workflows.elsewhere: named with its reason', async () => {
  const { ok, elsewhere } = await run(job('      - uses: actions/deploy-pages@v4\n'))
  expect([ok, elsewhere]).toEqual([true, ['step 1 «actions/deploy-pages@v4»: only GitHub can publish on GitHub Pages']])
  const others = ['configure-pages', 'download-artifact'].map((name) => `      - uses: actions/${name}@v4\n`).join('')
  expect((await run(job(others))).elsewhere).toEqual(['step 1 «actions/configure-pages@v4»: settings of GitHub Pages', 'step 2 «actions/download-artifact@v4»: what another job has kept stays on GitHub'])
  expect((await run(job('      - { uses: actions/upload-pages-artifact@v3, with: { path: dist } }\n'))).told).toEqual(['✗ step 1 «actions/upload-pages-artifact@v3»: expected dist/index.html'])
})

test('workflows.verdict: green only if none is red and one has run', () => {
  const line = (end: Line['end'], seconds = 0, why = ''): Line => ({ title: `a / ${end}`, end, seconds, why })
  const [green, red, due, here] = [line('green', 12), line('red', 3), line('not due', 0, 'if: failure()'), line('not here', 0, 'it needs Windows')]
  expect(conclude([green, due, here])).toEqual({
    lines: ['✓ a / green: green, 12 s', '– a / not due: not due (if: failure())', '– a / not here: not here (it needs Windows)', '\n1 jobs green, 0 red, 1 not due, 1 cannot run here'],
    green: true,
  })
  expect([conclude([green, red]), conclude([due, here]), conclude([])].map((end) => end.green)).toEqual([false, false, false])
  expect(conclude([red]).lines[0]).toBe('✗ a / red: red, 3 s')
})

test('workflows.verdict: a job is meant by a part of its title; one that there is not is refused', () => {
  const runs = plan(read(`${job('      - run: a\n')}  two:\n    runs-on: ubuntu-24.04\n    steps: [{ run: b }]\n`), 'linux')
  const titles = (names?: string[]) => chosenOf(runs, names).map(({ title }) => title)
  expect([titles(), titles(['two']), titles(['two', 'on'])]).toEqual([['a / one', 'a / two'], ['a / two'], ['a / one', 'a / two']])
  expect(() => titles(['two', 'three'])).toThrow('--job: expected a part of one of a / one, a / two; found «three»')
})
