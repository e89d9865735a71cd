import { createServer } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { discover, toldPages } from './discovery.ts'
import { followLinks, MOST_PAGES } from './follow-links.ts'
import { htmlOf } from './html-of.ts'
import { linksOf } from './links-of.ts'
import { sample } from './sample.ts'
import { templatesOf } from './templates.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { letThrough } from '../../../spec/support/service.ts'

beforeEach(letThrough)

test('audit.followed: links of the site alone, written in any way, and a page that leads on by itself', () => {
  const html = '<a href="/x/a">A</a><a href=\'b?c=1&amp;d\'>B</a><a class=y href=/x/e#f>E</a><a href="/y">Y</a><a href="https://else.example/x/g">G</a><a href="/x/h.pdf">H</a><a href="mailto:i@x.example">I</a><meta http-equiv="refresh" content="0; url=/x/j">'
  expect(linksOf(html, 'https://a.example/x/', '/x')).toEqual(['/x/a', '/x/b?c=1&d', '/x/e', '/x/h.pdf', '/x/j'])
})

test('audit.followed: links start from where the page says, and a folder ends with its name', () => {
  expect(linksOf('<head><base target="_top" href="/x/deep/"></head><a href="a">A</a>', 'https://a.example/x/', '/x')).toEqual(['/x/deep/a'])
  expect(linksOf('<a href="/x-old/a">A</a><a href="/x">X</a><a href="/x?b">B</a>', 'https://a.example/x/', '/x')).toEqual(['/x', '/x?b'])
  expect(linksOf('<a href="/a">A</a>', 'https://a.example/', '')).toEqual(['/a'])
})

test('audit.followed: a link is what a browser takes for one', () => {
  const html = '<a title="x > y" href="/x/a">A</a><!-- <a href="/x/b">B</a> --><script>"<a href=/x/c>"</script><template><a href="/x/d">D</a></template><noscript><a href="/x/e">E</a></noscript><a name="f">F</a><link href="/x/g">'
  expect(linksOf(html, 'https://a.example/x/', '/x')).toEqual(['/x/a', '/x/e'])
})

test('audit.followed: what a link of the folder is sent on to, out of it, is not taken in', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/x/out' ? 302 : 200, { 'content-type': 'text/html', ...(url === '/x/out' ? { location: '/y/' } : {}) }).end('<a href="/x/out">Out</a><a href="/x/in">In</a>')
  })
  const { pages, broken, documents } = await followLinks(`${await listenAnywhere(server)}/x/`, '/x')
  expect([Object.keys(pages), broken, documents]).toEqual([['/x/', '/x/in'], [], []])
  server.close()
})

const written = '<title>Häuser</title>'
// «Дом» in windows-1251.
const cyrillic = Buffer.from('<title>\xC4\xEE\xEC</title>', 'latin1')
test('audit.followed: the letters of a page are told by its header or its markup', async () => {
  const read = (type: string, before = '') => htmlOf(new Response(Buffer.concat([Buffer.from(before), cyrillic]), { headers: { 'content-type': type } }))
  const once = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">'
  expect([await read('text/html; charset=windows-1251'), await read('text/html', '<meta charset="windows-1251">'), await read('text/html', once)].map((html) => html.slice(-18))).toEqual(Array(3).fill('<title>Дом</title>'))
})

test.each<[string, string, Uint8Array]>([
  ['its mark', 'text/html; charset=ISO-8859-1', Buffer.from(`\uFEFF${written}`, 'utf8')],
  ['its header, before its markup', 'text/html; charset=utf-8', Buffer.from(`<meta charset="iso-8859-1">${written}`, 'utf8')],
  ['nothing, in UTF-8', 'text/html', Buffer.from(written, 'utf8')],
  ['nothing, and not in UTF-8', 'text/html; charset=nonsense', Buffer.from(written, 'latin1')],
])('audit.followed: the letters of a page are told by %s', async (_, type, body) => {
  expect(await htmlOf(new Response(Buffer.from(body), { headers: { 'content-type': type } }))).toContain(written)
})

test('audit.followed: in whatever letters, pages that are followed and pages that are told', async () => {
  const server = createServer((_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from(written, 'latin1')))
  const origin = await listenAnywhere(server)
  expect([(await followLinks(`${origin}/`, '')).pages, await toldPages(origin, ['/'])]).toEqual([{ '/': written }, { '/': written }])
  server.close()
})

test('audit.sample: three by lot, or as many as there are', () => {
  const drawn = (others: number) => sample({ all: ['/', ...Array.from({ length: others }, (_, at) => `/${at}`)], kinds: ['/'] }).random.length
  expect([0, 1, 2, 3, 4, 9].map(drawn)).toEqual([0, 1, 2, 3, 3, 3])
})

test('audit.followed: a page of each template, as its elements tell', () => {
  const article = (words: string) => `<body><main><article><h1>${words}</h1><p>${words}</p><figure></figure></article></main>`
  expect(templatesOf({ '/a': article('one'), '/b': article('two'), '/form': '<body><main><form><label></label><input></form></main>', '/c': article('three') })).toEqual(['/a', '/form'])
})

test('audit.followed: to 200 pages, of which the sample has twelve templates and says of how many', async () => {
  // No page is like another: each has as many more parts as its number says, and leads to the next.
  const parts = ['section', 'table', 'form', 'ul', 'figure', 'dl', 'details', 'aside', 'nav', 'pre', 'blockquote', 'fieldset', 'menu']
  const server = createServer(({ url = '/' }, response) => {
    const at = Number(url.slice(1))
    const body = at < parts.length ? `<${parts[at]}></${parts[at]}>`.repeat(20) : '<p></p>'
    response.writeHead(Number.isNaN(at) ? 404 : 200, { 'content-type': 'text/html' }).end(`<body>${body}<a href="/${at + 1}">On</a>`)
  })
  const { html, sampled, limits } = await discover({ start: `${await listenAnywhere(server)}/`, folder: '', told: {}, isFull: false })
  server.close()
  expect([MOST_PAGES, Object.keys(html).length - 1, sampled.structured.length]).toEqual([200, 200, 13])
  expect(limits).toEqual([expect.stringMatching(/^The sample was made/), 'Links were followed to 200 pages; there are more.', 'Of 14 templates 12 are in the sample.'])
})
