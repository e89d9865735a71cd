import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { constantFrom, sample, string } from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { end, freePort, listen, listenAnywhere } from './listen.ts'
import { staticServer } from './static-server.ts'
import { ask as askAt } from '../servers/requests/ask.ts'
import { writeCompressed } from '../../../spec/support/published.ts'
import { service } from '../../../spec/support/service.ts'

const page = (words: string) => `<!doctype html><title>${words}</title>${'<p>high tide</p>'.repeat(200)}`
const files = { 'index.html': page('Home'), 'news/index.html': page('News'), 'assets/app-1a2b.js': 'let a = 1', '404.html': page('Lost') }
const folder = temporaryFolder('site ', files)
const store = temporaryFolder('packed-')
// As a person may write it.
const server = staticServer(`${relative('.', folder)}/.`, { hashed: ['assets'] })

let origin = ''
const ask = (path: string, headers = {}, method = 'GET') => askAt(origin, path, headers, method)

// These servers are real: nothing stands between them and who asks.
beforeAll(() => service.close())
afterAll(() => service.listen())
beforeAll(async () => {
  await writeCompressed(folder, store)
  origin = await listenAnywhere(server)
})
afterAll(() => end(server))

test.each([
  ['/', 200, 'Home'],
  ['/news', 200, 'News'],
  ['/news/', 200, 'News'],
  ['/nobody', 404, 'Lost'],
  ['/../servers.spec.ts', 404, 'Lost'],
])('servers.static: %s', async (path, status, words) => {
  const { body, ...answer } = await ask(path)
  expect([answer.status, body.toString()]).toEqual([status, page(words)])
  const head = await ask(path, {}, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([status, 0, answer.headers['content-length']])
  expect((await ask(path, {}, 'POST')).status).toBe(405)
})

test('servers.port: taken, and refused by browsers', async () => {
  const [first, second, told] = [createServer(), createServer(), createServer()]
  const free = await freePort()
  expect(await listen(told, free, 'told'), 'the one it is told').toBe(free)
  const port = await listen(first, 4189, 'one')
  expect(await listen(second, port, 'another')).toBeGreaterThan(port)
  expect([port, (second.address() as AddressInfo).port]).not.toContain(4190)
  for (const server of [first, second, told]) end(server)
})

test('servers.port: kept by the system, as Windows keeps whole ranges; one that only root may have is told', async () => {
  const kept = (at: number) => {
    const server = createServer()
    const refuse = () => (queueMicrotask(() => server.emit('error', Object.assign(new Error('kept'), { code: 'EACCES' }))), server)
    vi.spyOn(server, 'listen').mockImplementationOnce(refuse)
    return listen(server, at, 'one').finally(() => end(server))
  }
  expect(await kept(4300)).toBeGreaterThan(4300)
  await expect(kept(80)).rejects.toThrow('kept')
})

test.each(['/news', '/nobody'])('servers.encoding: %s as it was compressed, unless it was changed since', async (path) => {
  const accepted = { 'accept-encoding': 'gzip, br' }
  const plain = await ask(path)
  const packed = await ask(path, accepted)
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotliDecompressSync(packed.body)).toEqual(plain.body)
  expect(packed.body.length).toBeLessThan(plain.body.length / 2)
  const older = await ask(path, { 'accept-encoding': 'gzip' })
  expect([older.headers['content-encoding'], older.headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
  expect(gunzipSync(older.body)).toEqual(plain.body)
  const file = join(folder, path === '/news' ? 'news/index.html' : '404.html')
  writeFileSync(file, page('Other'))
  utimesSync(file, 4e9, 4e9)
  expect((await ask(path, accepted)).body.toString()).toBe(page('Other'))
})

test('servers.malformed: long names, no characters, half an escape', async () => {
  const odd = sample(string({ unit: constantFrom('%', '0', 'E', 'A', '4', '.', '/', '?', '#', ':', '@', '~', '{', 'ü') }), { seed: 10, numRuns: 300 })
  const paths = ['/%00', '/%E0%A4%A', '/%', `/${'a'.repeat(5000)}`, '/%2e%2e/%2e%2e/etc/passwd', ...odd.map((text) => `/${encodeURI(text).replaceAll('%25', '%')}`)]
  const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status))
  expect(statuses.filter((status) => ![200, 400, 404].includes(status))).toEqual([])
  expect(statuses.slice(0, 5)).toEqual([404, 404, 404, 404, 404])
})

test('servers.malformed: a folder that is built anew under it', async () => {
  const emptied = staticServer(temporaryFolder('site ', { 'index.html': files['index.html'] }), { hashed: [] })
  const address = await listenAnywhere(emptied)
  const statuses = [await askAt(address, '/nobody'), await askAt(address, '/')].map(({ status }) => status)
  end(emptied)
  expect(statuses).toEqual([503, 200])
})

test('servers.caching: a year, or asked again', async () => {
  expect((await ask('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { headers } = await ask('/')
  expect([headers['cache-control'], headers.etag, headers.connection]).toEqual(['no-cache', expect.stringMatching(/^W\/"/), 'keep-alive'])
  expect((await ask('/', { 'if-none-match': headers.etag })).status).toBe(304)
  expect((await ask('/assets/gone-1a2b.js')).headers['cache-control']).toBe('no-cache')
})

test('servers.compressed: what is text by its ending, and nothing else', async () => {
  const texts = ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest', 'ics'].map((ending) => `a.${ending}`)
  const all = temporaryFolder('texts ', Object.fromEntries([...texts, 'a.png', 'a.ico', 'a.woff2'].map((name) => [name, name])))
  await writeCompressed(all, `${all}-packed`)
  const packed = readdirSync(all).filter((name) => /\.(?:br|gz)$/.test(name))
  expect(packed.toSorted()).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]).toSorted())
})

test('servers.compressed: beside every text, twice the same', async () => {
  const read = () => Object.keys(files).flatMap((name) => ['.br', '.gz'].map((ending) => readFileSync(join(folder, name + ending))))
  await writeCompressed(folder, store)
  const first = read()
  expect(first.map((bytes, at) => (at % 2 ? gunzipSync : brotliDecompressSync)(bytes).toString())).toEqual(
    Object.keys(files).flatMap((name) => Array<string>(2).fill(readFileSync(join(folder, name), 'utf8'))),
  )
  const smallest = (name: string) => brotliCompressSync(readFileSync(join(folder, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  expect(first.filter((_, at) => at % 2 === 0).map(({ length }) => length), 'bytes of quality 11').toEqual(Object.keys(files).map(smallest))
  expect(await writeCompressed(folder, store)).toBe(Object.keys(files).length)
  expect(read()).toEqual(first)
})
