// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { compileArticle } from './support/build.ts'
import { publishedPages } from './support/published.ts'
import { finer } from './support/finer.ts'
import { readable } from './support/readable.ts'
import { article, FILE, frontMatter } from './support/sample-article.ts'
import { readTable } from './support/table.ts'

const tools = readTable('tools')
const pages = new Map<string, Document>()
beforeAll(async () => {
  for (const { path, body } of await publishedPages()) pages.set(path, new DOMParser().parseFromString(body, 'text/html'))
})

function toolOf(path: string): Element {
  const tool = pages.get(path)!.querySelector('[data-island^=tool]')
  expect(tool, `a tool on ${path}`).not.toBeNull()
  return tool!
}
const headingsOf = (path: string) => Array.from(pages.get(path)!.querySelectorAll('nav[aria-labelledby=indice] + div h2[id]'), ({ id, textContent }) => ({ id, textContent }))

test.each(tools)('tools.placed: on $path after «$after»', ({ path, after, call }) => {
  const headings = headingsOf(path!)
  const place = headings.findIndex(({ id }) => id === 'strumento')
  expect(headings[place - 1]?.textContent.replaceAll('\u00A0', ' '), 'heading before the tool').toBe(after)
  const links = (selector: string) => Array.from(pages.get(path!)!.querySelectorAll(`${selector} a[href="#strumento"]`), ({ textContent }) => textContent)
  expect(links('nav[aria-labelledby=indice]')).toEqual([headings[place]!.textContent])
  expect(links('article > header')).toEqual([call])
})

test('tools.placed: every tool within a text stands in the table', () => {
  const found = [...pages].filter(([, page]) => page.querySelector('article [data-island^=tool]')).map(([path]) => path)
  expect(new Set(found)).toEqual(new Set(tools.map(({ path }) => path)))
})

const withTool = [...frontMatter, 'tool: yield']

test.each([
  ['no mark', article('Testo.', withTool), `${FILE}: <Tool />: expected one, where the tool «yield» of the front matter stands, found 0`],
  ['two marks', article('<Tool />\n\n<Tool />', withTool), `${FILE}:17: <Tool />: expected one, where the tool «yield» of the front matter stands, found 2`],
  ['a mark without a tool', article('<Tool />'), `${FILE}:14: <Tool />: expected none, since the front matter names no tool, found 1`],
])('tools.refused: %s', async (_, source, message) => {
  await expect(compileArticle(FILE, source)).rejects.toThrow(message)
})

test.each(tools)('tools.decimals: what $path answers', ({ path }) => {
  expect(finer(toolOf(path!).querySelector('output')!.textContent)).toEqual([])
})

test.each(tools)('tools.next: on $path to the contacts', ({ path }) => {
  expect(toolOf(path!).querySelectorAll('output ~ div a[href="/contatti"], form ~ div a[href="/contatti"]')).toHaveLength(1)
})

test.each(tools.filter(({ call }) => call === 'Fai il conto'))('tools.own: no table yet on $path but the article’s', ({ path }) => {
  expect(toolOf(path!).querySelectorAll('table')).toHaveLength(0)
  expect(pages.get(path!)!.querySelectorAll('article table').length, 'tables with the example').toBeGreaterThan(0)
})

const wordsOf = (element: Element) => readable(element).toLowerCase().match(/[\p{L}\d]+/gu) ?? []

test.each(tools)('tools.own: no row of $path twice', ({ path, kind }) => {
  const tool = toolOf(path!)
  const rows = Array.from(pages.get(path!)!.querySelectorAll('nav[aria-labelledby=indice] + div tbody tr')).filter((row) => !tool.contains(row))
  const said = rows.map((row) => new Set(wordsOf(row)))
  const own = tool.querySelectorAll('form label, tbody tr')
  if (kind !== 'clock') expect(own.length, 'rows and entries of the tool').toBeGreaterThan(0)
  const twice = Array.from(own).filter((row) => said.some((words) => wordsOf(row).every((word) => words.has(word))))
  expect(twice.map(readable), `rows of the tool that a table of the article has too, of ${own.length}`).toEqual([])
})
