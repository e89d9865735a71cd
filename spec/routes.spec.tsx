import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answeredPaths, visit } from './support/subject'
import { readTable } from './support/table'

const routes = readTable('routes')
const unknown = { path: '/blog/non-esiste', heading: '404' }

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

test.each(routes)('routes.answer: $path — $heading', async ({ path, heading }) => {
  await visit(path!)
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading)
})

test('routes.complete: the table lists every path of the site', () => {
  expect(answeredPaths.toSorted()).toEqual(routes.map(({ path }) => path!).toSorted())
})

test.each(['/blog/non-esiste', '/Blog/x', '/proprietario/altro', '/lab', '/mercato-rialto'])(
  'routes.unknown: %s shows the not-found page',
  async (path) => {
    await visit(path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('404')
  },
)

test('routes.title: no two paths share a document title', async () => {
  const titles = []
  for (const { path } of routes) {
    await visit(path!)
    titles.push(document.title)
    cleanup()
  }
  expect(titles).toEqual([...new Set(titles)])
  expect(titles).not.toContain('')
})

test('routes.frame: the same header and footer around every path', async () => {
  const frames = new Set<string>()
  for (const { path } of [...routes, unknown]) {
    const { container } = await visit(path)
    const [header, main, footer] = container.children
    frames.add(`${header?.localName} ${header?.textContent}, ${main?.localName}, ${footer?.localName} ${footer?.textContent}`)
    cleanup()
  }
  expect([...frames]).toEqual([expect.stringMatching(/^header .*Contatti, main, footer .*2025/)])
})

test('routes.language: the document is in Italian', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<html lang="it">')
})

test.each([...routes, unknown])('routes.public: $path asks nobody who they are', async ({ path }) => {
  const { container } = await visit(path)
  expect(container.querySelectorAll('[type=password]')).toHaveLength(0)
  expect(container.querySelectorAll('form[action], form[method]')).toHaveLength(path === '/contatti' ? 1 : 0)
})
