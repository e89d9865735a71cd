import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { about } from '../../../spec/support/about.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { git } from '../command/commit.ts'

const machine = process.platform === 'darwin' ? 'macos-15' : 'ubuntu-24.04'
const jobs = {
  clean: `runs-on: ${machine}, steps: [{ run: test -f written && pwd | grep -q " " }, { run: test -z "$INIT_CWD$npm_config_a$NODE_ENV" }, { run: case "$PATH" in *node_modules*|*node-gyp-bin*) exit 1;; esac }]`,
  red: `runs-on: ${machine}, steps: [{ run: exit 3 }]`,
  late: `runs-on: ${machine}, needs: red, steps: [{ run: touch late }]`,
  told: `runs-on: ${machine}, needs: red, if: always(), steps: [{ run: 'test "\${{ needs.red.result }}" = failure' }]`,
  other: 'runs-on: windows-2025, steps: [{ run: dance }]',
  after: `runs-on: ${machine}, needs: other, steps: [{ run: dance }]`,
  far: `runs-on: ${machine}, steps: [{ run: curl http://127.0.0.1:9/a }]`,
}

test('workflows.plan, workflows.verdict, workflows.clean: jobs of a repository, each in a clone of its own', () => {
  // These steps are written for bash; on Windows GitHub would give them to PowerShell.
  if (process.platform === 'win32') return
  const workflow = `name: a\non: push\njobs:\n${Object.entries(jobs).map(([id, text]) => `  ${id}: { ${text} }\n`).join('')}`
  const cwd = temporaryFolder('repository-', { '.github/workflows/a.yml': workflow, 'written': '' })
  for (const line of ['init --quiet', 'add --all', 'commit --quiet -m One']) git('-C', cwd, '-c', 'user.name=Zoë', '-c', 'user.email=zoe@example.org', ...line.split(' '))
  // As npm starts a command.
  const env = { ...process.env, INIT_CWD: cwd, npm_config_a: 'a', NODE_ENV: 'test', PATH: `${cwd}/node_modules/.bin:/npm/node-gyp-bin:${process.env.PATH}` }
  const run = (...args: string[]) => spawnSync(process.execPath, [resolve('.ci/workflows.ts'), ...args], { cwd, encoding: 'utf8', env })
  const { stdout, status } = run()
  const told = (id: string) => new RegExp(`^[✓✗–] a / ${id}: (.+)$`, 'm').exec(stdout)?.[1]?.replace(/, \d+ s$/, '')
  about('workflows.clean', () => expect(told('clean'), stdout).toBe('green'))
  about('workflows.plan', () => expect(['other', 'after', 'far'].map(told)).toEqual(['it needs Windows', 'it needs «other», which did not run', 'it needs 127.0.0.1:9, which cannot be reached from here'].map((why) => `not here (${why})`)))
  about('workflows.verdict', () => {
    expect(['red', 'late', 'told'].map(told)).toEqual(['red', 'not due (if: success())', 'green'])
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([1, '2 jobs green, 1 red, 1 not due, 3 cannot run here'])
    expect(['clean', 'far'].map((id) => run('--job', id).status)).toEqual([0, 1])
  })
})
