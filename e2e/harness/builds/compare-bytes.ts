import { rmSync } from 'node:fs'
import { commitOfBase } from '../command/commit.ts'
import { temporaryFolder } from '../command/temporary-folder.ts'
import { onJobPage } from '../report/job-page.ts'
import { expectBuilt } from '../serve/built-site.ts'
import { buildCommit } from './build-commit.ts'
import { bytesOf, bytesSummary } from './bytes.ts'

/** Tells what a built site has won or lost since a commit, on the page of the job ($GITHUB_STEP_SUMMARY) too. */
export function compareBytes({ base, folder }: { base: string; folder: string }): number {
  expectBuilt(folder)
  const commit = commitOfBase(base)
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
