import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { bytesOf, bytesSummary } from '../builds/bytes.ts'
import { git } from '../command/commit.ts'
import { readWorkflows } from './workflow.ts'

test('workflows.bytes: page by page, against the first parent', () => {
  const before = { '/': 12_000, '/news': 9000, '/old': 100, 'scripts': 50_000 }
  const text = bytesSummary(before, { '/': 11_900, '/news': 9000, '/new': 150, 'scripts': 49_000 }, 'abc')
  expect(text).toBe(
    '### 1,050 bytes won\n\n1 of 5 pages and kinds of files as large as at abc; text in brotli.\n\n| page or files | before | after | change |\n|---|---:|---:|---:|\n| / | 12,000 | 11,900 | −100 |\n| /new | new | 150 | +150 |\n| /old | 100 | gone | −100 |\n| scripts | 50,000 | 49,000 | −1,000 |\n',
  )
  expect(bytesSummary(before, before, 'abc')).toMatch(/^### No byte won or lost\n/)
  const { on, jobs } = readWorkflows().find(({ name }) => name === 'test')!
  expect(Object.keys(on as object)).toContain('pull_request')
  expect(jobs.bytes?.steps[0]?.with).toEqual({ 'fetch-depth': '2' })
  expect(jobs.bytes?.steps.at(-1)?.run).toBe("npm run -s bytes -- --base 'HEAD^1'")
})

test('workflows.bytes: on the page of the job, against what the commit before builds', () => {
  const vite = "const { copyFileSync, mkdirSync } = require('node:fs')\nmkdirSync(process.env.OUT_DIR)\nfor (const file of ['index.html', '404.html']) copyFileSync(file, `${process.env.OUT_DIR}/${file}`)\n"
  const pages = { 'index.html': '<p>Long, long ago', '404.html': '<p>Nowhere' }
  const cwd = temporaryFolder('bytes-', { ...pages, 'node_modules/vite/bin/vite.js': vite, 'dist/index.html': '<p>Now', 'dist/404.html': pages['404.html'] })
  for (const line of ['init --quiet', 'add index.html 404.html', 'commit --quiet -m One', 'commit --quiet --allow-empty -m Two']) git('-C', cwd, '-c', 'user.name=Zoë', '-c', 'user.email=zoe@example.org', ...line.split(' '))
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('.ci/bytes.ts')], { cwd, encoding: 'utf8', env: { ...process.env, GITHUB_STEP_SUMMARY: 'page.md' } })
  expect([stderr, stdout.trim()]).toEqual(['', readFileSync(join(cwd, 'page.md'), 'utf8').trim()])
  expect(stdout).toContain(`as at ${git('-C', cwd, 'rev-parse', 'HEAD^1').slice(0, 12)};`)
  expect(stdout).toMatch(/^### (\d+) bytes won\n[^]*\n\| \/ \| \d+ \| \d+ \| −\1 \|\n/)
})

test('workflows.bytes: as a reader gets them', () => {
  const bytes = bytesOf(temporaryFolder('bytes-', { 'index.html': 'a'.repeat(5000), 'index.html.br': 'b', 'news/index.html': 'news', 'a.js': 'c'.repeat(5000), 'b.js': 'd', 'a.png': 'e'.repeat(300), 'a.css': 'f', 'a.woff2': 'g', 'feed.xml': 'h'.repeat(5000), 'robots.txt': 'i' }))
  expect(Object.keys(bytes).toSorted()).toEqual(['/', '/news', 'fonts', 'other files', 'pictures', 'scripts', 'style sheets'])
  const packed = (content: string) => brotliCompressSync(content).length
  expect(bytes).toMatchObject({ '/': packed('a'.repeat(5000)), 'pictures': 300, 'other files': packed('h'.repeat(5000)) + packed('i') })
})
