import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { readWorkflows } from './workflow.ts'

test('workflows.quick: by the projects of the specification, each file in the one that is its own', () => {
  // What the gate is told stands on its line, and nothing is run.
  const scripts = { spec: 'echo told', typecheck: 'exit 0', lint: 'exit 0', build: 'exit 1' }
  const cwd = temporaryFolder('quick-', { 'package.json': JSON.stringify({ scripts }) })
  const told = (...flags: string[]) => [...spawnSync(process.execPath, [resolve('.ci/test.ts'), ...flags], { cwd, encoding: 'utf8' }).stdout.matchAll(/--project=!(\w+)/g)].map(([, project]) => project!)
  expect(new Set(told('--quick'))).toEqual(new Set(['copies', 'harness']))
  expect(new Set(told('--quick', '--harness'))).toEqual(new Set(['copies']))
  expect(told()).toEqual([])
  expect(readWorkflows().flatMap(({ jobs }) => Object.values(jobs)).flatMap(({ steps }) => steps).filter(({ run }) => run?.startsWith('npm run check')).map(({ run }) => run)).toEqual(['npm run check -- --harness'])
  const slashed = (files: string[]) => files.map((file) => file.replaceAll('\\', '/')).toSorted()
  const files = (project: string) => slashed(spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project', project], { encoding: 'utf8' }).stdout.match(/(?<=\] )\S+$/gm) ?? [])
  expect(files('harness')).toEqual(slashed(globSync('e2e/harness/**/*.spec.ts')))
  expect(files('!harness').filter((file) => file.startsWith('e2e/harness/'))).toEqual([])
})
