import { expect, onTestFinished, test, vi } from 'vitest'
import { findEngine } from './engines.ts'
import { meet } from './every-engine.ts'

test('browsers.engines: one that cannot be had or does not start, with the reason', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium')
  const found = (refusal?: string) => findEngine('chromium', () => undefined, () => refusal)
  expect([found('no apt-get'), found()]).toEqual(['no apt-get', "Debian's chromium brought no browser that is known"])
  expect(await meet('webkit', 'it', () => 'no apt-get')).toEqual({ missing: 'no apt-get' })
  expect(await meet('webkit', 'it', () => () => Promise.reject(new Error('crashed\nand why')))).toEqual({ missing: 'it does not start: crashed' })
  const closed = vi.fn(() => Promise.resolve())
  expect(await meet('webkit', 'it', () => () => Promise.resolve({ name: 'webkit 1', open: () => Promise.reject(new Error('none')), close: closed }))).toEqual({ version: 'webkit 1' })
  expect(closed).toHaveBeenCalledOnce()
})
