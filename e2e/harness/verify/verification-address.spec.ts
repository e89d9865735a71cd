import { spawnSync } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOf, probe } from './address.ts'
import { openSite } from './open-site.ts'
import { HEADER, serveGuarded, SIGNER } from '../audit/made-up/serve.ts'
import { answerAt } from '../crawl/answer.ts'
import { read } from '../crawl/read.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { about } from '../../../spec/support/about.ts'
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
  await expect(probe(await site(page, missing), expected, { slowMs: -1 })).rejects.toThrow(/took \d\.\d seconds, expected/)
  const patience = AbortSignal.timeout.bind(AbortSignal)
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience(20))
  await expect(probe(await serve(() => undefined), expected)).rejects.toThrow(/: no answer within \d+ seconds$/)
  clock.mockRestore()
})

test('verification.address: one sentence of the command, and no test', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/verify.ts', '--url', 'http://127.0.0.1:9'], { encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^verify: http:\/\/127\.0\.0\.1:9\S*: it cannot be reached.*\n$/)])
})

test('verification.address: slow is said of an address, not of a folder that this machine serves', async () => {
  const known = { ...expected, serving: { hashed: [] } }
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100_000))
  await expect(openSite({ url: await site(page, missing) }, known, 0)).rejects.toThrow(/its home page took \d+\.\d seconds, expected 5 at most/)
  const served = await openSite({ folder: temporaryFolder('site-', { 'index.html': home, '404.html': missing[2]! }) }, known, 0)
  clock.mockRestore()
  served.close()
})

test('verification.address: by its own name, where it is met through a relay', async () => {
  const { origin, close } = await serveGuarded('/garden/start.html')
  const url = `${origin}/garden/`
  const known = { ...expected, serving: { hashed: [] } }
  await expect(openSite({ url, header: [HEADER] }, known, 0)).rejects.toThrow(new RegExp(`^${url}: its certificate is not valid: .*give --ca FILE`))
  await expect(openSite({ url, ca: SIGNER }, known, 0)).rejects.toThrow(`${url}: it answers 401, expected 200`)
  await expect(openSite({ url, ca: SIGNER, header: [HEADER] }, known, 0)).rejects.toThrow(`${url}: it redirects elsewhere, to /garden/start.html (302)`)
  close()
  const other = await serve((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Inn</title>'))
  await expect(openSite({ url: `${other}/below/` }, known, 0)).rejects.toThrow(`${other}/below: it is another site`)
})

test('verification.again: an answer is remembered, a refusal is not', async () => {
  const asked: string[] = []
  const origin = await serve(({ url }, response) => {
    asked.push(url!)
    if (asked.length === 1) response.destroy()
    else response.end()
  })
  await expect(answerAt(`${origin}/`)).rejects.toThrow('fetch failed')
  const [first, second] = [await answerAt(`${origin}/`), await answerAt(`${origin}/`)]
  expect([first.status, first === second, asked.length]).toEqual([200, true, 2])
})

test('verification.kept: no connection is used again', async () => {
  const used: Socket[] = []
  const origin = await serve(({ socket }, response) => {
    used.push(socket)
    response.end('read')
  })
  for (let time = 1; time <= 5; time += 1) expect(await (await read(origin)).text(), `answer ${time}`).toBe('read')
  expect(new Set(used).size, 'connections').toBe(5)
})

test('verification.again, verification.kept: what the chapters ask of an address', async () => {
  const used = new Map<string, Socket>()
  const origin = await serve(({ url, socket }, response) => {
    used.set(`${url} ${used.size}`, socket)
    response.end('read')
  })
  vi.stubEnv('SUBJECT_URL', origin)
  vi.stubGlobal('DOMParser', class { parseFromString = () => ({ querySelectorAll: () => [] }) })
  const { textAt } = await import('../../../spec/support/address.ts')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  expect([await textAt('/news'), await textAt('/news'), await textAt('/about')]).toEqual(['read', 'read', 'read'])
  about('verification.again', () => expect([...used.keys()]).toEqual(['/sitemap.xml 0', '/news 1', '/about 2']))
  about('verification.kept', () => expect(new Set(used.values()).size, 'connections').toBe(3))
})

test('verification.address: no address at all, a folder', () => {
  expect(() => placeOf('elsewhere')).toThrow('expected an http or https address')
  expect(() => placeOf('spec')).toThrow('found the folder «spec»; give it as --folder')
  expect(() => placeOf('https://elsewhere.example/?a')).toThrow('without query or fragment')
  expect(placeOf('https://elsewhere.example/below/')).toEqual({ origin: 'https://elsewhere.example', folder: '/below' })
})

test.each([
  [['--set', 'url=x'], 'url: expected an absolute https address'],
  [['--set', 'nam=House'], 'nam: not a field of the site'],
  [['--slug', 'The House'], 'slug: expected lower-case letters'],
  [['--minutes', '9999'], '--minutes: expected a number above 0, 1440 at most, found «9999»'],
])('verification.brand: %s', (flags, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['.ci/verify.ts', '--url', 'http://127.0.0.1:9', ...flags], { encoding: 'utf8' })
  expect(stderr).toContain(sentence)
  expect(status).toBe(2)
})
