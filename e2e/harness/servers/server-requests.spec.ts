import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import type { Subject } from './requests/subject.ts'
import { table } from './requests/table.ts'
import { end, listenAnywhere } from '../serve/listen.ts'
import { staticServer } from '../serve/static-server.ts'
import { site } from '../../site.ts'
import { writeCompressed, writePage } from '../../../spec/support/published.ts'
import { service } from '../../../spec/support/service.ts'

const page = (policy = "img-src 'self'") => `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>a</title>${'<p>high tide</p>'.repeat(100)}`
const files = ['index.html', 'about/index.html', '404.html', 'assets/app-1a.js', 'plates/a-1a.svg', 'icon-512.png', 'a.woff2', 'site.webmanifest', 'feasts.ics', 'sitemap.xml', 'robots.txt', 'feed.xml']
const folder = temporaryFolder('requests ', Object.fromEntries(files.map((name) => [name, name.endsWith('.html') ? page() : `${name} `.repeat(100)])))
const store = temporaryFolder('packed-')
const good = staticServer(folder, site.serving)
/** Says yes to everything. */
const bad = createServer(({ method }, response) => void response.writeHead(200, { server: 'Site/1.0', 'content-type': method === 'HEAD' ? 'text/plain' : 'text/html' }).end('hello'))
/** Ends what it does not like. */
const rude = createServer((request, response) => void (request.url === '/' ? response.end() : request.socket.destroy()))
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const subject = (server: Server): Subject => ({ origin: originOf(server), folder, pages: { all: ['/', '/about'], missing: '/nowhere' }, serving: site.serving })

// These servers are real: nothing stands between them and who asks.
beforeAll(() => service.close())
afterAll(() => service.listen())
beforeAll(async () => {
  await writeCompressed(folder, store)
  for (const server of [good, bad, rude]) await listenAnywhere(server)
})
afterAll(() => [good, bad, rude].forEach(end))

test.each(Object.entries(table))('servers.requests: %s', async (name, row) => {
  expect(await row(subject(good))).toEqual([])
  if (/policy/.test(name)) return
  const server = /malformed|at a time/.test(name) ? rude : bad
  expect((await row(subject(server))).length).toBeGreaterThan(0)
})

test('servers.policy: what each page of the build allows itself, the server allows', async () => {
  await writePage(folder, 'about/index.html')
  const written = readFileSync(join(folder, 'about/index.html'), 'utf8')
  expect(written).toContain("default-src 'self'")
  expect(await table['policy of the page and of the server']!(subject(good))).toEqual([])
})

test('servers.policy: what a page allows itself, its server allows', async () => {
  writeFileSync(join(folder, 'about/index.html'), page("img-src 'self' data:"))
  expect(await table['policy of the page and of the server']!(subject(good))).toEqual(["/about: img-src: expected the server to allow data: as the page does, found 'self'"])
})
