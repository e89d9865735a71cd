import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recorder } from './recorder.ts'
import { openStage, type Stage } from './stage.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { letThrough } from '../../../spec/support/service.ts'

const page = (form: string) => `<html><head><meta content="form-action 'self' ${new URL(form).origin}"></head><form method="post" action="${form}"></form></html>`
let site: Server
let stage: Stage

beforeEach(async () => {
  letThrough()
  site = createServer((request, response) => {
    const [status, more] = request.url === '/away' ? [301, { location: '/news' }] : [request.url === '/nowhere' ? 404 : 200, {}]
    response.writeHead(status, { 'content-type': request.url === '/' ? 'text/html' : 'text/javascript', 'cache-control': 'no-cache', ...more })
    response.end(request.url === '/' ? page('https://service.example/f') : 'let a')
  })
  stage = await openStage(await listenAnywhere(site))
})
afterEach(() => {
  stage.close()
  site.close()
})

test('browsers.stage: a page is served with a collector and a recorder, all else as it is', async () => {
  const ask = (path: string) => fetch(stage.address + path, { redirect: 'manual' })
  expect(await (await ask('/a.js')).text()).toBe('let a')
  const answers = await Promise.all(['/', '/a.js', '/nowhere', '/away'].map(ask))
  expect(answers.map(({ status, headers }) => [status, ...['content-type', 'cache-control', 'location'].map((name) => headers.get(name))])).toEqual([
    [200, 'text/html', 'no-cache', null],
    [200, 'text/javascript', 'no-cache', null],
    [404, 'text/javascript', 'no-cache', null],
    [301, 'text/javascript', 'no-cache', '/news'],
  ])
  const served = await answers[0]!.text()
  const form = /action="([^"]+)"/.exec(served)?.[1] ?? ''
  expect(form).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  const recording = `<script>(${String(recorder)})()</script>`
  // Before the policy, which would not let it run.
  expect(served).toMatch(/^<html><head><script>/)
  expect(served.replace(recording, '')).toBe(page('https://service.example/f').replace('https://service.example/f', form).replace('https://service.example', new URL(form).origin))
  await fetch(form, { method: 'POST', body: new URLSearchParams({ name: 'Zoë' }) })
  expect(stage.posts).toEqual([{ type: expect.stringContaining('urlencoded') as string, body: 'name=Zo%C3%AB' }])
})

test('browsers.network: cut off, held back, let go', async () => {
  stage.cut(/^\/b/)
  await expect(fetch(`${stage.address}/b.js`)).rejects.toThrow('fetch failed')
  const free = stage.hold(/^\/c/)
  let came = false
  const held = fetch(`${stage.address}/c.js`).then(() => (came = true))
  await fetch(`${stage.address}/d.js`)
  expect([came, stage.asked]).toEqual([false, ['/b.js', '/c.js', '/d.js']])
  free()
  expect(await held).toBe(true)
})
