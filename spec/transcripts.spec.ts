// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileName, reviewed } from '../e2e/audit/baseline'
import { neutral, spoken } from '../e2e/audit/transcript'
import { everyPage } from '../e2e/support/pages'
import { fill } from './support/product'
import { renderPage } from './support/published'

test.each(everyPage)('audit.transcripts: %s', async (path) => {
  const file = reviewed('transcripts', fileName(path, fill('{product}')))
  const { body, css } = await renderPage(path)
  const [, words] = /Read aloud\n([^]*?)\n\nAccessibility tree\n/.exec(readFileSync(file, 'utf8')) ?? []
  expect(neutral((await spoken(`<style>${css}</style>${body}`)).join('\n')), file).toBe(words)
})
