import { expect, test } from 'playwright/test'
import { type Frame, unlike } from './across.ts'

const frame = (path: string, language: string, names: string[], hrefs = ['/quay', '/boats']): Frame => ({ path, language, title: path, links: names.map((name, at) => ({ name, href: hrefs[at]! })) })
const told = (one: Frame, earlier: Frame[]) => unlike(one, earlier).map(({ criterion, message }) => `${criterion} ${message}`)

const [home, abroad] = [frame('/', 'en', ['Quay', 'Boats']), frame('/it', 'it', ['Barche', 'Riva'], ['/boats', '/quay'])]

test('audit.sure: 3.2.3, 3.2.4: links in each language have names and an order of their own', () => {
  expect(told(abroad, [home])).toEqual([])
  expect(told(frame('/it/riva', 'it', ['Barche', 'Riva'], ['/boats', '/quay']), [home, abroad])).toEqual([])
})

test('audit.sure: 3.2.3, 3.2.4: in one language they are those of the first page in it', () => {
  expect(told(frame('/it/riva', 'it', ['Riva', 'Barca']), [home, abroad])).toEqual([
    '3.2.3 «Riva» stands in another order among the links of the page than on /it.',
    '3.2.4 What is called «Barca» here has another name on /it.',
  ])
})

test('audit.sure: 3.2.3, 3.2.4: a page that names no language is compared with the first page', () => {
  expect(told(frame('/boats', '', ['Boats', 'Quay'], ['/boats', '/quay']), [home])).toEqual(['3.2.3 «Boats» stands in another order among the links of the page than on /.'])
  expect(told(frame('/boats', 'en', ['Boats', 'Quay'], ['/boats', '/quay']), [frame('/', '', ['Quay', 'Boats'])])).toHaveLength(1)
})
