import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeOf, probe } from './address.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { relay } from '../serve/relay.ts'
import { letThrough } from '../../../spec/support/service.ts'

const expected = { brand: { name: 'House' }, pages: { home: ['/', '/news', '/about'], missing: '/nowhere' } }
const home = '<title>House</title><a href="/news">News</a>'
const open: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push(server)
  return listenAnywhere(server)
}

beforeEach(letThrough)
afterEach(() => open.splice(0).forEach((server) => server.close()))

type Answer = [status: number, type: string, body?: string]
const page: Answer = [200, 'text/html', home]
const missing: Answer = [404, 'text/html', '<title>House</title><h1>404</h1>']
const site = (root: Answer, nowhere: Answer) =>
  serve(({ url }, response) => {
    const [status, type, body] = url === '/' ? root : nowhere
    response.writeHead(status, { 'content-type': type, ...(status === 301 ? { location: 'https://elsewhere.example/' } : {}) }).end(body)
  })

test('verification.address: a site of its own', async () => {
  await expect(probe(await site(page, missing), expected)).resolves.toBeUndefined()
})

test.each<[string, Answer, Answer, string]>([
  ['a redirect of the root', [301, 'text/html'], missing, 'it redirects elsewhere, to https://elsewhere.example/ (301)'],
  ['nothing at the root', [404, 'text/html'], missing, 'it answers 404, expected 200'],
  ['a picture', [200, 'image/png'], missing, 'it answers image/png, expected text/html'],
  ['a copy built for the root, in a folder', [200, 'text/html', '<a href="/outside-of-the-folder/news">'], missing, 'leads to /news, out of the folder'],
  ['another site', [200, 'text/html', '<title>Inn</title>'], missing, 'it is another site: expected «House» and links to /, /news, /about, found «Inn»'],
  ['one page for everything', page, page, '/nowhere answers 200, expected 404'],
  ['no 404.html', page, [404, 'text/html', 'Not Found'], '404.html is missing'],
])('verification.address: %s', async (_, root, nowhere, sentence) => {
  await expect(probe(await site(root, nowhere), expected)).rejects.toThrow(sentence)
})

test('verification.address: nobody there, or somebody slow', async () => {
  await expect(probe('http://127.0.0.1:1', expected)).rejects.toThrow('it cannot be reached')
  await expect(probe(await site(page, missing), expected, -1)).rejects.toThrow(/took \d\.\d seconds, expected/)
})

test('verification.address: no address at all, a folder', () => {
  expect(() => placeOf('elsewhere')).toThrow('expected an http or https address')
  expect(() => placeOf('spec')).toThrow('found the folder «spec»; give it as --folder')
  expect(() => placeOf('https://elsewhere.example/?a')).toThrow('without query or fragment')
  expect(placeOf('https://elsewhere.example/below/')).toEqual({ origin: 'https://elsewhere.example', folder: '/below' })
})

test('verification.folder: paths below it start from the root', async () => {
  const origin = await serve(({ url }, response) => {
    const at = url?.replace(/^\/below\//, '/')
    if (at === '/away') response.writeHead(302, { location: '/below/news' }).end()
    else if (url === '/below/news') response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/below/news">News</a><img src="/below/a.svg"><a href="/about">')
    else response.writeHead(404).end()
  })
  const server = relay({ origin, folder: '/below' })
  open.push(server)
  const here = await listenAnywhere(server)
  expect(await (await fetch(`${here}/news`)).text()).toBe('<a href="/news">News</a><img src="/a.svg"><a href="/outside-of-the-folder/about">')
  expect((await fetch(`${here}/away`)).url).toBe(`${here}/news`)
  expect((await fetch(`${here}/other`)).status).toBe(404)
})

test('verification.folder: what was compressed stays so', async () => {
  const packed = gzipSync('<a href="/below/news">News</a>')
  const origin = await serve(({ headers }, response) => {
    if (headers['accept-encoding'] === 'gzip') response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed)
    else response.writeHead(406).end()
  })
  const server = relay({ origin, folder: '/below' })
  open.push(server)
  const answer = await fetch(await listenAnywhere(server), { headers: { 'accept-encoding': 'deflate, gzip, zstd' } })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', '<a href="/news">News</a>'])
})

test('verification.folder: what lets one in is sent with every question', async () => {
  const origin = await serve(({ headers }, response) => void response.writeHead(headers.authorization === 'secret' ? 200 : 401).end())
  const server = relay({ origin, folder: '', headers: { authorization: 'secret' } })
  open.push(server)
  expect((await fetch(`${await listenAnywhere(server)}/news`)).status).toBe(200)
})
