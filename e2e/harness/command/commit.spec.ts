import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../../spec/support/temporary-folder.ts'
import { commitOfSources, git } from './commit.ts'

test('browsers.commit: the sources have the last commit, have changed since, or have none', () => {
  const folder = temporaryFolder('commit-', { a: '1' })
  const inFolder = (...args: string[]) => git('-C', folder, '-c', 'user.name=Zoë', '-c', 'user.email=zoe@example.org', ...args)
  expect(commitOfSources(folder)).toBeUndefined()
  inFolder('init', '--quiet')
  expect(commitOfSources(folder), 'without a commit').toBeUndefined()
  inFolder('add', '.')
  inFolder('commit', '--quiet', '-m', 'One')
  const commit = inFolder('rev-parse', 'HEAD').slice(0, 12)
  expect(commitOfSources(folder)).toBe(commit)
  writeFiles(folder, { b: '2' })
  expect(commitOfSources(folder)).toBe(`${commit} with uncommitted changes`)
})
