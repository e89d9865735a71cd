import { expect, test } from 'playwright/test'
import { read } from './harness/crawl/read.ts'
import { everyAnswer } from './support/copy.ts'

async function ask(address: string, coding: string) {
  const response = await read(address, { headers: { 'accept-encoding': coding } })
  // What is not in the coding that it names cannot be read, and says something else.
  const text = await response.text().catch(() => undefined)
  return { coding, coded: response.headers.get('content-encoding') ?? '', varies: /(?:^|,)\s*(?:\*|accept-encoding)\s*(?:,|$)/i.test(response.headers.get('vary') ?? ''), text }
}

test('files.packed: texts come compressed, and say the same in every coding', async ({ baseURL: origin = '' }) => {
  const texts = (await everyAnswer(origin)).filter(([path, { status }]) => status === 200 && /(?:^|\/)(?:[^.]*|[^/]*\.(?:js|css|svg|xml|ics|txt|webmanifest))$/.test(path))
  const wrong: string[] = []
  for (const [path, { body }] of texts) {
    const as = (coding: string) => ask(origin + path, coding)
    const [both, older, newer, plain] = await Promise.all([as('gzip, br'), as('gzip'), as('zstd'), as('identity')])
    if (!both.coded && body.length > 1024) wrong.push(`${path} comes as it is`)
    if (!older.coded && body.length > 1024) wrong.push(`${path} comes as it is to who takes gzip alone`)
    if (older.text !== both.text || plain.text !== both.text) wrong.push(`${path} says something else ${older.text === plain.text ? 'as br' : older.text === both.text ? 'as it is' : 'as gzip'}`)
    if (newer.text !== plain.text) wrong.push(`${path} says something else to who takes zstd alone`)
    // What stands between may keep the packed one, and hand it to who cannot read it.
    for (const { coding, coded, varies } of [both, older, newer]) if (coded && !plain.coded && !varies) wrong.push(`${path} does not say that it comes so for who takes ${coding}`)
  }
  expect(wrong, 'texts').toEqual([])
})
