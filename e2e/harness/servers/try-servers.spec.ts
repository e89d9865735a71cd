import { expect, test } from 'vitest'
import { conclude, type Tried, tryFlags } from './try-servers.ts'
import { parseFlags } from '../command/flags.ts'

const well: Tried = { name: 'nginx', faults: 0 }
const missing: Tried = { name: 'caddy', missing: 'there is no apt-get' }

test('servers.tried: one that was asked for and is not here is told, and not green', () => {
  expect(conclude([well])).toEqual({ lines: ['✓ nginx: answers as it should'], code: 0 })
  expect(conclude([well, missing])).toEqual({ lines: ['✓ nginx: answers as it should', '✗ caddy: not tried, there is no apt-get'], code: 1 })
  expect(conclude([{ name: 'apache', faults: 2 }, well])).toEqual({ lines: ['✗ apache: 2 faults', '✓ nginx: answers as it should'], code: 1 })
  expect([conclude([missing]).code, conclude([]).code]).toEqual([2, 2])
})

test('servers.tried: all are asked for, unless some are named', () => {
  const asked = (...args: string[]) => parseFlags('', tryFlags, args).server
  expect([asked(), asked('--server', 'nginx', '--server', 'apache')]).toEqual([['nginx', 'caddy', 'apache'], ['nginx', 'apache']])
})
