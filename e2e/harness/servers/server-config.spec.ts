import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { nginx } from './nginx.ts'
import type { Settings } from './settings.ts'
import { hostHeaders, hostRedirects } from './static-host.ts'
import { fill } from '../../../spec/support/product.ts'
import { escapeRegExp } from '../requirements/escape-reg-exp.ts'
import { site } from '../../site.ts'

const { headers, caching, hashed } = site.serving
const given: Settings = { root: '/srv/new site', host: '127.0.0.1', port: 8099, ...site.serving }
const printers = { nginx, caddy, apache, static: hostHeaders }

/** Caddy has its errors apart; a static host asks by itself again for what is not named. */
const places = { nginx: 1, caddy: 2, apache: 1, static: 0 }

test.each(Object.entries(printers))('servers.headers: %s', (name, print) => {
  const text = print(given)
  const missing = Object.entries(headers).filter(([header, value]) => !new RegExp(`${header}:? "?${escapeRegExp(value)}"?( always;)?$`, 'm').test(text))
  expect(missing).toEqual([])
  expect(text).toContain(caching.hashed)
  expect(text.split(`"${caching.others}"`).length - 1, 'places where the others have theirs').toBe(places[name as keyof typeof places])
  for (const folder of hashed) expect(text).toContain(folder)
  if (name !== 'static') expect([text.includes('"/srv/new site'), text.includes('127.0.0.1:8099'), text.includes('/404.html')]).toEqual([true, true, true])
  expect(text).not.toMatch(/undefined|\[object/)
})

test('servers.printed: by name, for a folder, a host and a port', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['.ci/server-config.ts', ...args], { encoding: 'utf8' })
  const { status, stdout } = run('caddy', '--root', '/srv/new site', '--host', '127.0.0.1', '--port', '8099')
  expect([status, stdout]).toEqual([0, `${caddy({ ...given, root: resolve(given.root) })}\n`])
  expect(run('static').stdout).toContain(hostRedirects())
  const wrong = run('iis')
  expect([wrong.status, wrong.stderr.split('\n')[0]]).toEqual([2, 'server-config: expected one of nginx, caddy, apache, static, found «iis»'])
})

test('servers.policy: true of every build', () => {
  const policy = headers['Content-Security-Policy']!
  expect(policy).not.toMatch(/sha\d+-|unsafe|nonce|\*|script-src|style-src|default-src/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain(`form-action 'self' ${new URL(fill('{formEndpoint}')).origin}`)
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8,}$/)
})
