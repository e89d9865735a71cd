import { expect, test } from 'playwright/test'
import { type Frame, readFrame, unlike } from './across.ts'

const frame = (path: string, language: string, names: string[], hrefs = ['/quay', '/boats']): Frame => ({ path, language, title: path, hasLinks: true, links: names.map((name, at) => ({ name, href: hrefs[at]! })) })
const told = (one: Frame, earlier: Frame[]) => unlike(one, earlier).map(({ criterion, message }) => `${criterion} ${message}`)

const [home, abroad] = [frame('/', 'en', ['Quay', 'Boats']), frame('/it', 'it', ['Barche', 'Riva'], ['/boats', '/quay'])]

test('own-checks.alike: 3.2.3, 3.2.4: links in each language have names and an order of their own', () => {
  expect(told(abroad, [home])).toEqual([])
  expect(told(frame('/it/riva', 'it', ['Barche', 'Riva'], ['/boats', '/quay']), [home, abroad])).toEqual([])
})

test('own-checks.alike: 3.2.3, 3.2.4: in one language they are those of the first page in it', () => {
  expect(told(frame('/it/riva', 'it', ['Riva', 'Barca']), [home, abroad])).toEqual([
    '3.2.3 «Riva» stands in another order among the links of the page than on /it.',
    '3.2.4 What is called «Barca» here has another name on /it.',
  ])
})

test('own-checks.alike: 3.2.3, 3.2.4: a page that names no language is compared with the first page', () => {
  expect(told(frame('/boats', '', ['Boats', 'Quay'], ['/boats', '/quay']), [home])).toEqual(['3.2.3 «Boats» stands in another order among the links of the page than on /.'])
  expect(told(frame('/boats', 'en', ['Boats', 'Quay'], ['/boats', '/quay']), [frame('/', '', ['Quay', 'Boats'])])).toHaveLength(1)
})

test('own-checks.alike: 3.2.3, 3.2.4: a page is compared with each before it, not with the first alone', () => {
  const [quay, boats] = [frame('/quay', 'en', ['Map']), frame('/boats', 'en', ['Boats', 'Oars'], ['/boats', '/oars'])]
  expect(told(frame('/oars', 'en', ['Rowing', 'Boats'], ['/oars', '/boats']), [quay, boats])).toEqual(['3.2.3 «Rowing» stands in another order among the links of the page than on /boats.', '3.2.4 What is called «Rowing» here has another name on /boats.'])
})

test('own-checks.alike: 3.2.3, 3.2.4: a page that is unlike the others is told once, and no others are measured by it', () => {
  const other = frame('/boats', 'en', ['Boats', 'Quay'], ['/boats', '/quay'])
  expect([told(other, [home]).length, told(frame('/oars', 'en', ['Quay', 'Boats']), [home, other])]).toEqual([1, []])
})

test('own-checks.alike: 3.2.3, 3.2.4: a menu that is marked as nothing is asked about', async ({ page }) => {
  const read = async (html: string): Promise<Frame> => {
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>${html.length}</title>${html}`)
    return { path: '/oars', ...(await page.evaluate(readFrame)) }
  }
  const kinds = async (html: string, earlier = [home]) => unlike(await read(html), earlier).map(({ criterion, kind }) => `${criterion} ${kind}`)
  const menu = '<div><a href="/quay">Quay</a><a href="/boats">Boats</a></div>'
  expect(await kinds(menu)).toEqual(['3.2.3 review', '3.2.4 review'])
  expect(await kinds(menu, [])).toEqual([])
  expect(await kinds('<p>Oars')).toEqual([])
  expect(await kinds('<nav><a href="/oars">Oars</a></nav>')).toEqual([])
})
