import { execFileSync } from 'node:child_process'
import { Unusable } from './unusable.ts'

const ask = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** What git answers; it throws where git, or what was asked for, is not there. */
export const git = (...args: string[]): string => ask(...args).trim()

/** The commit of the sources, and that they have changed since, if so; nothing where there is no git. */
export function commitOfSources(folder = '.'): string | undefined {
  try {
    const commit = git('-C', folder, 'rev-parse', '--short=12', 'HEAD')
    return git('-C', folder, 'status', '--porcelain') ? `${commit} with uncommitted changes` : commit
  } catch {
    return undefined
  }
}

/** The whole hash of a commit that `--base` names. */
export function commitOfBase(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    throw new Unusable(`--base: expected a commit of this clone, found «${name}»`)
  }
}

/** A file of the sources as a commit has it. */
export function fileOf(commit: string, file: string): string {
  try {
    return ask('show', `${commit}:${file}`)
  } catch {
    throw new Unusable(`${commit.slice(0, 12)}: expected ${file} in this commit`)
  }
}
