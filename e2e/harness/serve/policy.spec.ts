import { createServer } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { letThrough } from '../../../spec/support/service.ts'
import { serve } from './listen.ts'
import { inMeta, letIn } from './policy.ts'
import { relay } from './relay.ts'

beforeEach(letThrough)

const here = 'http://127.0.0.1:4196'
const admit = letIn('https://www.example.org', here)

test.each([
  ["style-src 'self' https://www.example.org/a/;img-src data:", `style-src 'self' https://www.example.org/a/ ${here};img-src data:`],
  ['style-src www.example.org, font-src www.example.org:443', `style-src www.example.org ${here}, font-src www.example.org:443 ${here}`],
  ['style-src *.example.org; font-src https:', `style-src *.example.org ${here}; font-src https: ${here}`],
  ["style-src example.org 'none' https://elsewhere.example https://www.example.org:8443", "style-src example.org 'none' https://elsewhere.example https://www.example.org:8443"],
])('audit.admitted-policy: a policy that names its own host: %s', (policy, expected) => {
  expect(admit(policy)).toBe(expected)
})

test.each(['"', "'"])('audit.admitted-policy: a policy in a page, between %s, and nothing else there', (mark) => {
  const html = (added: string) => `<meta http-equiv="Content-Security-Policy" content=${mark}style-src https://www.example.org${added}${mark}><a href="https://www.example.org">`
  expect(inMeta(html(''), admit)).toBe(html(` ${here}`))
})

test('audit.admitted-policy: behind the relay, a policy lets the relay in', async () => {
  const site = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': `style-src ${origin}`, 'content-security-policy-report-only': `img-src ${origin}` }).end(`<meta http-equiv="Content-Security-Policy" content="style-src ${origin}">`))
  const { origin, close } = await serve(site, 0, '')
  const between = await serve(relay({ origin, folder: '', isWhole: true }), 0, '')
  const response = await fetch(between.origin)
  const { headers } = response
  expect([headers.get('content-security-policy'), headers.get('content-security-policy-report-only')]).toEqual(['style-src', 'img-src'].map((of) => `${of} ${origin} ${between.origin}`))
  expect(await response.text()).toContain(`${between.origin}">`)
  between.close()
  close()
})
