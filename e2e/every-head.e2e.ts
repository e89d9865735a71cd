import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { partingOf } from '../spec/support/readable.ts'
import { readTable } from '../spec/support/table.ts'
import { answerAt, textAt } from './harness/crawl/answer.ts'
import { documentAt } from './support/copy.ts'
import { facesOf } from './support/faces.ts'
import { articles, everyPage } from './support/pages.ts'

/** As far as a browser looks for the letters that a page is written in. */
const FIRST_BYTES = 1024

/** What an element of the head says something about; the colours of day and night are two things. */
const topicOf = (element: Element): string =>
  [element.localName, ...['name', 'property', 'http-equiv', 'media', 'charset'].map((name) => element.getAttribute(name))].filter(Boolean).join(' ')

const lists = readTable('ahead', 'First links').flatMap(({ path = '', first }) => (Number(first) > 0 ? [path] : []))

const withTool = new Set(readTable('tools').map(({ path = '' }) => path))
const kinds = [articles.filter((path) => withTool.has(path)), articles.filter((path) => !withTool.has(path)), lists]

/** The scripts that most pages of its kind run: one that parts from them is told by its own name. */
async function usualScripts(path: string, origin: string): Promise<string> {
  const alike = kinds.find((pages) => pages.includes(path)) ?? [path]
  const all = await Promise.all(alike.map(async (one) => scriptsOf(await documentAt(origin + one))))
  const times = (scripts: string) => all.filter((other) => other === scripts).length
  return all.reduce((usual, scripts) => (times(scripts) > times(usual) ? scripts : usual))
}

const scriptsOf = (page: Document) => Array.from(page.querySelectorAll('script:not([type="application/ld+json"])'), ({ outerHTML }) => outerHTML).join('\n')

for (const path of everyPage) {
  test(`routes.language, routes.once, routes.readable, ahead.everywhere, ahead.first, security.alike, performance.fonts: what ${path} says of itself`, async ({ baseURL: origin = '' }) => {
    const { body } = await answerAt(origin + path)
    await about('routes.readable', () => expect.soft(body.toString('latin1', 0, FIRST_BYTES), 'the first bytes').toMatch(/<meta charset="?utf-8"?/i))
    await about('routes.language', () => expect.soft(/<html [^>]*>/.exec(body.toString('utf8'))?.[0]).toBe('<html lang="it">'))
    const document = await documentAt(origin + path)
    const window = document.querySelector('meta[name=viewport]')?.getAttribute('content')
    await about('routes.readable', () => expect.soft(window, 'the window').toBe('width=device-width, initial-scale=1'))

    const said = Array.from(document.querySelectorAll('meta, link[rel=canonical], head title, body > title'), topicOf)
    await about('routes.once', () => expect.soft(said.filter((one, index) => said.indexOf(one) !== index), 'said twice').toEqual([]))
    await about('routes.once', () => expect.soft(said.filter((one) => /bot\b|bing|slurp|yandex/i.test(one)), 'said to one search engine alone').toEqual([]))

    const rulesOf = (page: Document) => Array.from(page.querySelectorAll('script[type=speculationrules]'), ({ textContent }) => textContent)
    const rules = rulesOf(document)
    await about('ahead.everywhere', () => expect.soft(rules, 'sets of rules').toHaveLength(1))
    await about('ahead.first', () => expect.soft(/\btoggleAttribute\(.data-next/.test(scriptsOf(document)), 'whether it fetches links by itself').toBe(lists.includes(path)))
    await about('security.alike', async () => expect.soft(partingOf(scriptsOf(document), await usualScripts(path, origin)), 'where its scripts part from those of most pages of its kind').toEqual([]))
    await about('performance.fonts', async () => expect.soft(facesOf(await textAt(origin + path)), 'the faces of the home page').toEqual(facesOf(await textAt(`${origin}/`))))
    await about('ahead.everywhere', async () => expect(rules, 'the rules of the home page').toEqual(rulesOf(await documentAt(`${origin}/`))))
  })
}
