import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { temporaryFolder } from '../command/temporary-folder.ts'
import { Unusable } from '../command/unusable.ts'
import { onJobPage } from '../report/job-page.ts'
import { expectBuilt } from '../serve/built-site.ts'
import { buildCommit } from './build-commit.ts'
import { bytesOf, bytesSummary } from './bytes.ts'

function commitOf(name: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { encoding: 'utf8' }).trim()
  } catch {
    throw new Unusable(`--base: expected a commit of this clone, found «${name}»`)
  }
}

/** Tells what a built site has won or lost since a commit, on the page of the job ($GITHUB_STEP_SUMMARY) too. */
export function compareBytes({ base, folder }: { base: string; folder: string }): number {
  expectBuilt(folder)
  const commit = commitOf(base)
  const root = temporaryFolder('bytes-')
  try {
    const text = bytesSummary(bytesOf(buildCommit(commit, root)), bytesOf(folder), commit.slice(0, 12))
    onJobPage(text)
    console.log(text)
    return 0
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
