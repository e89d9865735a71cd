// @vitest-environment node
import { createServer } from 'node:http'
import { http, passthrough } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { originOf, probe } from '../e2e/conformance/address'
import { explain } from '../e2e/conformance/explain'
import { idsAtFault, type Outcome } from '../e2e/conformance/outcomes'
import { failureLine } from '../e2e/conformance/failure-line'
import { service } from './support/service'

const outcome: Outcome = { title: 'a.one, a.two: x', group: '/blog', file: 'spec/a.spec.ts', status: 'failed', message: 'a.two: bytes\n\nExpected: 5\nReceived: 6' }

test.each([
  ['Error: few\n\nExpected: 5\nReceived: 6', '5', 'few: 6'],
  ['expected [ 1 ] to deeply equal [ 2 ]\n- Expected\n+ Received\n\n- 2\n+ 1', '2', '1'],
  ['Error: lost\n\n- Expected - 1\n+ Received + 4\n\n- Array []\n+ Array [\n+   "/a is 404",\n+   "/b is 404",\n+ ]', 'none', 'lost: /a is 404 (and 1 more)'],
  ['links\n\n  Array [\n-   "one",\n+   "two",\n    "three",\n-   "four",\n  ]', 'one', 'links: two (and 1 more)'],
  ['Expected element to have text content:\n  a\nReceived:\n  b', 'a', 'b'],
  ['Unable to find a link\n\n<body>', 'the test to pass', 'Unable to find a link'],
])('verification.explained: %j', (message, expected, found) => {
  expect(explain(message)).toEqual({ expected, found })
})

test('verification.explained: the one at fault of several', () => {
  expect(idsAtFault({ ...outcome, message: 'a.two: bytes' })).toEqual(['a.two'])
  expect(idsAtFault({ ...outcome, message: 'bytes' })).toEqual(['a.one', 'a.two'])
})

describe('with a server', () => {
  const answers: Record<string, [number, Record<string, string>]> = {
    page: [200, { 'content-type': 'text/html; charset=utf-8' }],
    redirect: [301, { location: 'https://altrove.example/' }],
    missing: [404, { 'content-type': 'text/html' }],
    picture: [200, { 'content-type': 'image/png' }],
  }
  let kind = 'page'
  const server = createServer((_, response) => void response.writeHead(...answers[kind]!).end())
  let origin = ''
  beforeEach(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
    service.use(http.get(`${origin}/`, () => passthrough()), http.get('http://127.0.0.1:1/', () => passthrough()))
  })
  afterEach(() => new Promise((done) => server.close(done)))

  test.each([
    ['redirect', 'it redirects elsewhere, to https://altrove.example/'],
    ['missing', 'it answers 404'],
    ['picture', 'it answers image/png, expected text/html'],
  ])('verification.address: %s', async (answer, reason) => {
    kind = 'page'
    await expect(probe(origin)).resolves.toBeUndefined()
    kind = answer
    await expect(probe(origin)).rejects.toThrow(reason)
  })

  test('verification.address: nobody there, and no address at all', async () => {
    await expect(probe('http://127.0.0.1:1')).rejects.toThrow('it cannot be reached')
    expect(() => originOf('altrove')).toThrow('expected an http or https address')
    expect(() => originOf('https://altrove.example/sotto')).toThrow('expected the root of a site')
    expect(originOf('https://altrove.example/')).toBe('https://altrove.example')
  })
})

test('verification.line: requirement, where, expected, found, file', () => {
  expect(failureLine(outcome)).toBe('✗ a.two — /blog › x — expected 5 — found a.two: bytes: 6 (spec/a.spec.ts)')
})
