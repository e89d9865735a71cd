import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { filesIn } from './harness/command/files-in.ts'
import { parting } from './harness/builds/first-difference.ts'
import { madeOfSources } from './harness/builds/made-of-sources.ts'
import { answerAt } from './harness/crawl/answer.ts'
import { about } from './harness/report/about.ts'
import { everyPage, MISSING } from './support/pages.ts'

// One build serves all of them.
test.describe.configure({ mode: 'default' })
let made = ''
test.beforeAll(() => void (made = madeOfSources('files-built')))
test.afterAll(() => rmSync(made, { recursive: true, force: true }))

/** As many bytes on either side as say where in a page that is. */
const AROUND = 70

async function expectBuilt(address: string, file: string): Promise<void> {
  const { status, body } = await answerAt(address)
  const { pathname } = new URL(address)
  if (status !== 200 && file !== '404.html') return about('files.built', () => expect.soft(`answers ${status}`, pathname).toBe('answers 200'))
  const parted = parting(readFileSync(join(made, file)), body, AROUND)
  if (parted) await about('files.built', () => expect.soft(parted.shown[1], `${pathname} from byte ${parted.at} on`).toBe(parted.shown[0]))
}

for (const path of everyPage) {
  test(`files.built: ${path} is what the sources make`, ({ baseURL: origin = '' }) => expectBuilt(origin + path, path === MISSING ? '404.html' : join(path.slice(1), 'index.html')))
}

for (const { ending } of readTable('files').filter((row) => row.ending)) {
  test(`files.built: what ends in .${ending} is what the sources make`, async ({ baseURL: origin = '' }) => {
    const files = filesIn(made).filter((file) => file.endsWith(`.${ending}`))
    expect(files.length, 'files that the sources make').toBeGreaterThan(0)
    for (const file of files) await expectBuilt(`${origin}/${file}`, file)
  })
}

test('files.built: no other file lies in the folder', () => {
  const folder = process.env.SITE_FOLDER
  const own = filesIn(made)
  expect(own.length, 'files that the sources make').toBeGreaterThan(everyPage.length)
  expect(folder === undefined ? [] : filesIn(folder).filter((file) => !own.includes(file)), 'files that the sources do not make').toEqual([])
})
