import { decodeHTML } from 'entities'
import { expect, test } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { type Answer, answerAt, statusAt, textAt } from './harness/crawl/answer.ts'
import { filesIn } from './harness/command/files-in.ts'
import { linkedPlaces, namedAddresses } from './harness/crawl/named-addresses.ts'
import { faultOf } from './harness/crawl/soundness.ts'
import { documentAt, everyAnswer, everythingAt, publicUrl, slashless } from './support/copy.ts'
import { everyPage, MISSING, paths } from './support/pages.ts'

const endingOf = (path: string): string => /\.(\w+)$/.exec(path.split('?')[0]!)?.[1] ?? ''
const sorted = (lines: string[]): string[] => [...new Set(lines)].toSorted()

/** Those of the answers that are there; the not-found page is one of what has no ending. */
async function answersEndingIn(origin: string, ending: string): Promise<[path: string, answer: Answer][]> {
  const own = (await everyAnswer(origin)).filter(([path, { status }]) => endingOf(path) === ending && status === 200)
  return ending ? own : [...own, [MISSING, await answerAt(origin + MISSING)]]
}

/** What the addresses answer that do not answer well. */
async function lost(origin: string, urls: string[]): Promise<string[]> {
  const lines = urls.map(async (url) => {
    const status = await statusAt(url)
    if (status !== '200') return [`${url.slice(origin.length)} answers ${status}`]
    const { url: found } = await answerAt(url)
    return slashless(found) === slashless(url) ? [] : [`${url.slice(origin.length)} leads to ${found.replace(origin, '')}`]
  })
  return sorted((await Promise.all(lines)).flat())
}

for (const path of everyPage) {
  test(`files.reached: everything that ${path} names`, async ({ baseURL: origin = '' }) => {
    const named = namedAddresses(origin + path, 'text/html', await textAt(origin + path), { origin, publicUrl })
    expect(await lost(origin, named.map((url) => url.split('#')[0]!).filter((url) => url !== origin + MISSING)), 'addresses that do not answer 200').toEqual([])
  })
}

for (const path of [...everyPage, '/feed.xml']) {
  test(`files.places: the places that ${path} points at`, async ({ baseURL: origin = '' }) => {
    // The feed holds its articles as written text.
    const text = await textAt(origin + path)
    const named = linkedPlaces(origin + path, path.endsWith('.xml') ? decodeHTML(text) : text, { origin, publicUrl })
    if (path.endsWith('.xml')) expect(named.length, 'places that it points at').toBeGreaterThan(0)
    const lines = named.map(async (url) => {
      const [address = '', id = ''] = url.split('#')
      if ((await statusAt(address)) !== '200' && address !== origin + path) return []
      return (await documentAt(address)).getElementById(decodeURIComponent(id)) ? [] : [`${url.slice(origin.length)} is not there`]
    })
    expect(sorted((await Promise.all(lines)).flat()), 'places that are not there').toEqual([])
  })
}

test('files.reached: everything that scripts, pictures, feed, sitemap and manifest name', async ({ baseURL: origin = '' }) => {
  const all = await everythingAt(origin)
  expect(await lost(origin, all.filter(({ namedBy }) => endingOf(namedBy) || !namedBy).map(({ url }) => url)), 'addresses that do not answer 200').toEqual([])
})

for (const { ending = '', types = '' } of readTable('files')) {
  test(`files.types: what ends in ${ending ? `.${ending}` : 'no ending'}`, async ({ baseURL: origin = '' }) => {
    const own = await answersEndingIn(origin, ending)
    expect(own.length, `addresses that end in ${ending || 'no ending'}`).toBeGreaterThan(0)
    const wrong = own.filter(([, { type }]) => !types.split('; ').includes(type)).map(([path, { type }]) => `${path} is ${type || 'of no type'}`)
    expect(sorted(wrong), `types other than ${types}`).toEqual([])
  })

  test(`files.sound: what ends in ${ending ? `.${ending}` : 'no ending'}`, async ({ baseURL: origin = '' }) => {
    const own = await answersEndingIn(origin, ending)
    expect(sorted(own.flatMap(([path, answer]) => (faultOf(answer, path) ? [`${path}: ${faultOf(answer, path)}`] : []))), 'files at fault').toEqual([])
  })
}

test('files.types: nothing ends otherwise', async ({ baseURL: origin = '' }) => {
  const endings = new Set(readTable('files').map(({ ending = '' }) => ending))
  expect(sorted((await everyAnswer(origin)).map(([path]) => path).filter((path) => !endings.has(endingOf(path)))), 'files of which the table has no type').toEqual([])
})

for (const path of [MISSING, '/blog/non-esiste', `${paths[1]}/altro`, '/assets/manca.js', '/condivisione/manca.png']) {
  test(`files.missing: ${path} is answered 404, with the not-found page`, async ({ baseURL: origin = '' }) => {
    expect(await statusAt(origin + path), 'status').toBe('404')
    expect((await documentAt(origin + path)).querySelector('h1')?.textContent, 'heading').toBe('404')
  })
}

test('routes.complete: no page is there but those of the site', async ({ baseURL: origin = '' }) => {
  const named = (await everyAnswer(origin)).filter(([, { status, type }]) => status === 200 && type.startsWith('text/html')).map(([path]) => path)
  const folder = process.env.SITE_FOLDER
  const lying = folder === undefined ? [] : filesIn(folder).filter((file) => file.endsWith('.html') && file !== '404.html').map((file) => `/${file}`)
  const pages = [...named, ...lying].map((path) => path.replace(/[?#].*$/, '').replace(/(?:\/index)?\.html$|\/$/, '') || '/')
  expect(sorted(pages.filter((path) => !paths.includes(path))), 'pages that the specification does not have').toEqual([])
})

test('files.reached: everything that the not-found page names, wherever it is met', async ({ baseURL: origin = '' }) => {
  const deep = `${origin}/blog/non-esiste/ancora`
  const named = namedAddresses(deep, 'text/html', await textAt(deep), { origin, publicUrl })
  expect(await lost(origin, named.map((url) => url.split('#')[0]!).filter((url) => url !== deep)), 'addresses that do not answer 200').toEqual([])
})

test('files.missing: an address that cannot be read is answered 404 or 400', async ({ baseURL: origin = '' }) => {
  expect(['404', '400']).toContain(await statusAt(`${origin}/%E0%A4%A`))
})
