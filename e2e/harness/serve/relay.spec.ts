import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { letThrough } from '../../../spec/support/service.ts'
import { HEADER, serveGuarded, SIGNER } from '../audit/made-up/serve.ts'
import { listenAnywhere } from './listen.ts'
import { relay } from './relay.ts'

const open: Server[] = []

async function listening(server: Server): Promise<string> {
  open.push(server)
  return listenAnywhere(server)
}

const serve = (listener: RequestListener): Promise<string> => listening(createServer(listener))

beforeEach(letThrough)
afterEach(() => open.splice(0).forEach((server) => server.close()))

test('verification.folder: paths below it start from the root', async () => {
  const origin = await serve(({ url }, response) => {
    const at = url?.replace(/^\/below\//, '/')
    if (at === '/away') response.writeHead(302, { location: '/below/news' }).end()
    else if (url === '/below/news') response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/below/news">News</a><img src="/below/a.svg"><a href="/about">')
    else response.writeHead(404).end()
  })
  const here = await listening(relay({ origin, folder: '/below' }))
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
  const here = await listening(relay({ origin, folder: '/below' }))
  const answer = await fetch(here, { headers: { 'accept-encoding': 'deflate, gzip, zstd' } })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', '<a href="/news">News</a>'])
})

test('verification.folder: what cannot be read ends its own connection, and what has no body is left alone', async () => {
  const types = { 'content-type': 'text/html', 'content-encoding': 'br' }
  const origin = await serve(({ url }, response) => {
    if (url === '/c++/away') response.writeHead(302, { location: '/c++/news' }).end()
    else if (url === '/c++/same') response.writeHead(304, types).end()
    else response.writeHead(200, types).end(url === '/c++/broken' ? 'no brotli' : brotliCompressSync('<a href="/c++/news">News</a>'))
  })
  const here = await listening(relay({ origin, folder: '/c++' }))
  await expect(fetch(`${here}/broken`)).rejects.toThrow('fetch failed')
  const head = await fetch(`${here}/news`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-encoding'), await head.text()]).toEqual([200, 'br', ''])
  expect((await fetch(`${here}/same`)).status).toBe(304)
  const answer = await fetch(`${here}/away`)
  expect([answer.url, await answer.text()]).toEqual([`${here}/news`, '<a href="/news">News</a>'])
})

test('verification.folder: a page in other letters than UTF-8 stays as it is, and its scripts run', async () => {
  const digest = (text: string) => createHash('sha256').update(text, 'latin1').digest('base64')
  const pageAt = (path: string) => `<meta content="script-src 'sha256-${digest(`a="${path}";"Zoë"`)}'"><script>a="${path}";"Zoë"</script>`
  const origin = await serve((_, response) => response.writeHead(200, { 'content-type': 'text/html;charset=iso-8859-1' }).end(Buffer.from(pageAt('/below/news'), 'latin1')))
  const here = await listening(relay({ origin, folder: '/below' }))
  const bytes = await (await fetch(here)).arrayBuffer()
  expect(Buffer.from(bytes).toString('latin1')).toBe(pageAt('/news'))
})

test('verification.folder: what lets one in is sent with every question', async () => {
  const origin = await serve(({ headers }, response) => void response.writeHead(headers.authorization === 'secret' ? 200 : 401).end())
  const here = await listening(relay({ origin, folder: '', headers: { authorization: 'secret' } }))
  expect((await fetch(`${here}/news`)).status).toBe(200)
})

test('verification.folder: a certificate that only this run trusts, and a password', async () => {
  const { origin, close } = await serveGuarded('/garden/start.html')
  const [, authorization = ''] = HEADER.split(': ')
  const admitted = { origin, folder: '/garden', headers: { authorization } }
  const [signed, unsigned] = [await listening(relay({ ...admitted, ca: readFileSync(SIGNER) })), await listening(relay(admitted))]
  const page = await fetch(`${signed}/start.html`)
  expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining('"/garden/')])
  await expect(fetch(`${unsigned}/start.html`)).rejects.toThrow('fetch failed')
  close()
})

test('audit.outside: what a page is made of may be outside of the folder, in whatever notation; what a link leads to is not', async () => {
  const page = '<link rel="stylesheet" href="/shared/style.css"><img src=\'/shared/quay.svg\'><a href="/shared/news">'
  const origin = await serve(({ url }, response) => {
    if (url === '/below/') response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    else response.writeHead(url?.startsWith('/shared/') ? 200 : 404, { 'content-type': 'text/css' }).end(url)
  })
  const here = await listening(relay({ origin, folder: '/below' }))
  const ask = async (path: string, dest: string) => {
    const response = await fetch(here + path, { headers: { 'sec-fetch-dest': dest } })
    return [response.status, await response.text()]
  }
  expect(await (await fetch(here)).text()).toContain('href="/outside-of-the-folder/shared/style.css"')
  expect(await ask('/outside-of-the-folder/shared/style.css', 'style')).toEqual([200, '/shared/style.css'])
  expect(await ask('/shared/quay.svg', 'image')).toEqual([200, '/shared/quay.svg'])
  expect(await ask('/nowhere.svg', 'image')).toEqual([404, '/nowhere.svg'])
  expect((await ask('/outside-of-the-folder/shared/news', 'document'))[0]).toBe(404)
  expect((await ask('/shared/news', 'document'))[0]).toBe(404)
})
