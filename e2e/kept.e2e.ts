import { createHash } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { answerAt } from './harness/crawl/answer.ts'
import { everyAnswer } from './support/copy.ts'
import { keptFor } from './support/kept-for.ts'
import { missingAnswers } from './support/missing.ts'
import { paths } from './support/pages.ts'
import { site } from './site.ts'

const KEPT_SECONDS = 3600
/** By the table of types: what has no hash in its name. */
const changing = /(?:^|\/)(?:[^.]*|[^/]*\.(?:xml|txt|webmanifest|ics))$/

test('files.fresh: pages, lists and the not-found page are not kept for longer than an hour', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).filter(([path]) => changing.test(path))
  expect(own.length).toBeGreaterThan(paths.length)
  const kept = [...own, ...(await missingAnswers(origin))].flatMap(([path, { headers }]) => {
    const { seconds, late, said } = keptFor(headers)
    return Math.max(...seconds) + late > KEPT_SECONDS ? [`${path}: ${said}`] : []
  })
  expect(kept, 'answers that are kept').toEqual([])
})

/** What somebody asks with who has a page of another time. */
const older: Record<string, Record<string, string>> = {
  'with another tag': { 'if-none-match': '"another"' },
  'of the year 2000': { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
}

for (const [what, headers] of Object.entries(older)) {
  test(`files.current: who has a page ${what} is given the one of now`, async ({ baseURL: origin = '' }) => {
    const wrong = paths.map(async (path) => {
      const [plain, asked] = [await answerAt(origin + path), await answerAt(origin + path, headers)]
      return asked.status === 200 && asked.body.equals(plain.body) ? [] : [`${path}: ${asked.status}`]
    })
    expect((await Promise.all(wrong)).flat(), 'pages').toEqual([])
  })
}

test('files.kept: no answer forbids to keep what carries a hash in its name', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).filter(([path]) => site.serving.hashed.includes(path.split('/')[1] ?? ''))
  expect(own.length).toBeGreaterThan(paths.length)
  const lost = own.flatMap(([path, { headers }]) => {
    const { seconds, said } = keptFor(headers)
    return said !== '' && Math.min(...seconds) <= 0 ? [`${path}: ${said}`] : []
  })
  expect(lost, 'files that are fetched again for every page').toEqual([])
})

test('files.named: what carries a hash of its content in its name has that content', async ({ baseURL: origin = '' }) => {
  const own = (await everyAnswer(origin)).flatMap(([path, { body }]) => {
    const hash = /-([\da-f]{8})\.(?:svg|css)$/.exec(path)?.[1]
    return hash ? [{ path, isSame: createHash('sha256').update(body).digest('hex').startsWith(hash) }] : []
  })
  expect(own.length).toBeGreaterThan(paths.length)
  expect(own.filter(({ isSame }) => !isSame).map(({ path }) => path), 'files with another content than their name says').toEqual([])
})
