import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { about } from '../../../spec/support/about.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { readWorkflows } from './workflow.ts'

const slashed = (files: string[]) => files.map((file) => file.replaceAll('\\', '/')).toSorted()
/** The files of each project of the specification, as Vitest would run them. */
const projects = () => {
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly'], { encoding: 'utf8' })
  const byProject = Map.groupBy(stdout.matchAll(/^\[(\w+)\] (\S+)$/gm), ([, project]) => project!)
  return new Map([...byProject].map(([project, told]) => [project, slashed(told.map(([, , file]) => file!))]))
}

test('workflows.quick, workflows.whole: by the projects of the specification, each file in the one that is its own', () => {
  // What the gate is told stands on its line, and nothing is run.
  const scripts = { spec: 'echo told', typecheck: 'exit 0', lint: 'exit 0', build: 'exit 1' }
  const cwd = temporaryFolder('quick-', { 'package.json': JSON.stringify({ scripts }) })
  const told = (...flags: string[]) => [...spawnSync(process.execPath, [resolve('.ci/test.ts'), ...flags], { cwd, encoding: 'utf8' }).stdout.matchAll(/--project=!(\w+)/g)].map(([, project]) => project!)
  const files = projects()
  about('workflows.quick', () => {
    expect(new Set(told('--quick'))).toEqual(new Set(['copies', 'harness']))
    expect(new Set(told('--quick', '--harness'))).toEqual(new Set(['copies']))
    expect(told()).toEqual([])
    expect(readWorkflows().flatMap(({ jobs }) => Object.values(jobs)).flatMap(({ steps }) => steps).filter(({ run }) => run?.startsWith('npm run check')).map(({ run }) => run)).toEqual(['npm run check -- --harness'])
    expect(files.get('harness')).toEqual(slashed(globSync('e2e/harness/**/*.spec.ts')))
    // Whatever builds with Vite, or copies the sources.
    const isOnCopies = (file: string) => /from 'vite'|vite\/bin|\bcpSync\b/.test(readFileSync(file, 'utf8'))
    expect(files.get('copies')).toEqual([...files.values()].flat().filter((file) => !file.startsWith('e2e/harness/') && isOnCopies(file)).toSorted())
  })
  about('workflows.whole', () => expect([...files.values()].flat().toSorted()).toEqual(slashed(globSync('{spec,e2e,src}/**/*.{spec,test}.{ts,tsx}'))))
})
