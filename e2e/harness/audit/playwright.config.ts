import { defineConfig } from 'playwright/test'
import { resolve } from 'node:path'
import { launchOptions } from '../chromium/chromium.ts'
import { ANSWER_MS } from '../command/patience.ts'
import { reporters } from './reporters.ts'
import { FOLDER } from './result.ts'

/** The audit of a site that nobody prepared: engines in each cell of the matrix, and the checks that any page can be asked. */
export default defineConfig({
  testDir: 'probes',
  testMatch: '*.probe.ts',
  outputDir: resolve(FOLDER, 'playwright'),
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: ANSWER_MS },
  reporter: reporters,
  use: { baseURL: process.env.VERIFY_URL ?? '', browserName: 'chromium', launchOptions, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', screenshot: 'on' },
})
