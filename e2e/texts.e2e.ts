import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readable } from '../spec/support/readable.ts'
import { readTable } from '../spec/support/table.ts'
import { textAt } from './harness/crawl/answer.ts'
import { escapeRegExp } from './harness/requirements/escape-reg-exp.ts'
import { documentAt } from './support/copy.ts'
import { articles, everyPage } from './support/pages.ts'
import { closings } from './italian/closing.ts'
import { hand } from './italian/hand.ts'
import { runningText } from './italian/running-text.ts'
import { vocabularyOf } from './italian/word-lists.ts'
import { brand, proseFindings } from './support/prose-of-page.ts'

const rows = readTable('constants', 'Everywhere').map(({ words = '', figure = '' }) => {
  const [before = '', after = ''] = words.split('…').map(escapeRegExp)
  return { words, figures: figure.split('; '), pattern: new RegExp(`${before}(\\d(?:[\\d.,:/+–]*\\d)?%?)${after}`, 'g') }
})

async function textOf(url: string): Promise<string> {
  if (/\.\w+$/.test(url)) return textAt(url)
  const document = await documentAt(url)
  const body = document.body.cloneNode(true) as HTMLElement // the other tests of this worker read the same document
  for (const citation of body.querySelectorAll('sup')) citation.remove()
  return `${document.querySelector('meta[name=description]')?.getAttribute('content')} ${readable(body)}`
}

for (const path of [...everyPage, '/feed.xml', '/llms.txt']) {
  test(`constants.everywhere: the figures of ${path}`, async ({ baseURL: origin = '' }) => {
    const text = (await textOf(origin + path)).replaceAll('\u2060', '').replace(/ |&#160;|&amp;nbsp;/g, ' ')
    const wrong = rows.flatMap(({ words, figures, pattern }) =>
      [...text.matchAll(pattern)].flatMap(([, figure = '']) => (figures.includes(figure) ? [] : [`«${words.replace('…', figure)}», expected ${figures.join(' or ')}`])),
    )
    expect(wrong, 'figures').toEqual([])
  })
}

test('constants.everywhere: each figure stands somewhere', async ({ baseURL: origin = '' }) => {
  const texts = (await Promise.all(everyPage.map((path) => textOf(origin + path)))).join('\n')
  expect(rows.filter(({ pattern }) => texts.search(pattern) === -1).map(({ words }) => words), 'words without a figure').toEqual([])
})

const mended = ['prose.spelling', 'prose.accents', 'prose.foreign', 'prose.typography', 'prose.sentences', 'prose.repetition', 'prose.length']
let vocabulary: ReturnType<typeof vocabularyOf> | undefined

// One worker reads all pages: it opens the dictionary once.
test.describe(() => {
  test.describe.configure({ mode: 'default' })

  for (const path of everyPage) {
    test(`prose.spelling, prose.accents, prose.foreign, prose.typography, prose.sentences, prose.repetition, prose.length: ${path} reads as an Italian editor would have it`, async ({ baseURL: origin = '' }) => {
      vocabulary ??= vocabularyOf(await Promise.all(everyPage.map((one) => documentAt(origin + one))), brand)
      const found = proseFindings(await documentAt(origin + path), vocabulary)
      expect.soft(found.filter(({ id }) => !mended.includes(id)).map(({ id, line }) => `${id}: ${line}`), 'passages to mend').toEqual([])
      for (const id of mended) await about(id, () => expect.soft(found.filter((one) => one.id === id).map(({ line }) => line), 'passages to mend').toEqual([]))
    })
  }
})

test('prose.hand, prose.closing: the articles, one beside the other', async ({ baseURL: origin = '' }) => {
  const read = await Promise.all(everyPage.map(async (path) => runningText(path, await documentAt(origin + path)) ?? []))
  const texts = read.flat()
  expect(texts.map(({ name }) => name).toSorted(), 'articles').toEqual(articles.toSorted())
  for (const [id, findings] of [['prose.hand', hand(texts)], ['prose.closing', closings(texts)]] as const) {
    await about(id, () => expect.soft(findings.map(({ found, expected, place }) => `found ${found}, expected ${expected}, in «${place}»`), 'to mend').toEqual([]))
  }
})

for (const path of everyPage) {
  test(`contact-page.autocomplete: what the browser may fill in on ${path}`, async ({ baseURL: origin = '' }) => {
    const fields = (await documentAt(origin + path)).querySelectorAll('[autocomplete]:not([autocomplete=off])')
    const found = Array.from(fields, (field) => `${field.getAttribute('name')}: ${field.getAttribute('autocomplete')}`)
    expect(found, 'autocomplete').toEqual(path === '/contatti' ? ['name: name', 'email: email'] : [])
  })

  test(`security.origin: the HTML of ${path} fetches from nowhere else`, async ({ baseURL: origin = '' }) => {
    const document = await documentAt(origin + path)
    const fetched = document.querySelectorAll('[src], [srcset], link[href]:not([rel=canonical]):not([rel=alternate]), use[href], [poster], object[data]')
    const foreign = [...fetched].filter((element) => /^(?:https?:)?\/\//.test(element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('data') ?? element.getAttribute('srcset') ?? ''))
    const inStyle = /url\(\s*["']?(?:https?:)?\/\/[^)]*/.exec(await textAt(origin + path))
    expect([...foreign.map(({ outerHTML }) => outerHTML), ...(inStyle ?? [])], 'elements that fetch from elsewhere').toEqual([])
  })
}
