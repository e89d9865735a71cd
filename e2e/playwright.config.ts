import { defineConfig } from 'playwright/test'
import { launchOptions } from './harness/chromium/chromium.ts'
import { browserName, leftOut } from './harness/chromium/engine.ts'
import { ANSWER_MS, PATIENCE_MS } from './harness/command/patience.ts'

export default defineConfig({
  testDir: '.',
  projects: [
    // Of the audit's probes those that measure the look: contrast as painted, marks of the focus, large text, spacing, narrow windows; and what no page may hold as it opens.
    { name: 'site', testMatch: ['*.e2e.ts', 'criteria-{contrast,focus,page,reflow}.probe.ts'], testIgnore: leftOut?.folders ?? 'harness/**' },
    // What tests the harness, and no page of the site: `npm test` leaves it to `.ci/run`.
    { name: 'harness', testMatch: 'harness/**/*.e2e.ts', testIgnore: leftOut?.folders ?? [] },
  ],
  outputDir: '../reports/e2e',
  globalSetup: './site/serve-site.ts',
  fullyParallel: true,
  // One more than most machines that test have processors: while one test waits, two others work.
  workers: 3,
  forbidOnly: true,
  // Of a measure in several looks the audit takes each: some so tagged are left to it; those tagged «@gate» its cells take, and it leaves them to this.
  grepInvert: [/@audit\b/, ...(leftOut ? [leftOut.tests] : [])],
  // What hangs must end; how long a page takes is measured as a share of the same run, never here: a machine may be slow.
  timeout: PATIENCE_MS,
  expect: { timeout: ANSWER_MS },
  reporter: [['list'], ['./harness/report/playwright-progress.ts'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    // The global setup writes it; each worker reads this file again after it.
    baseURL: process.env.BASE_URL ?? process.env.VERIFY_URL ?? '',
    browserName,
    // What is pressed and never answers is told by its name.
    actionTimeout: ANSWER_MS,
    launchOptions: browserName === 'chromium' ? launchOptions : {},
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // As a browser grants it to the page in front; without windows none is.
    permissions: browserName === 'chromium' ? ['clipboard-read', 'clipboard-write'] : [],
    contextOptions: { reducedMotion: 'reduce' },
  },
})
