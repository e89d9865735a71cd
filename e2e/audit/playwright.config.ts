import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import main from '../playwright.config.ts'
import { reporters } from '../harness/audit/reporters.ts'
import { FOLDER } from '../harness/audit/result.ts'

/** The audit: engines in each cell of the matrix, probes of the criteria, walks and transcripts. */
export default defineConfig({
  ...main,
  testDir: '..',
  projects: [
    // Of the window, as each check leaves it.
    { name: 'probes', testMatch: ['**/e2e/audit/*.probe.ts', '**/probes/matrix.probe.ts'], use: { screenshot: 'on' } },
    // Of the other browser tests those that prove a criterion. They share tabs: nobody could tell whose window a picture shows.
    { name: 'tests', testMatch: ['**/keyboard.e2e.ts', '**/welcome.e2e.ts', '**/form-in-browser.e2e.ts'] },
  ],
  // What a cell measures is not measured again.
  grepInvert: /@gate\b/,
  // As most readers have it; a check of less motion asks for it.
  use: { ...main.use, contextOptions: { reducedMotion: 'no-preference' } },
  outputDir: resolve(FOLDER, 'playwright'),
  globalSetup: '../site/serve-site.ts',
  // What hangs must end; a verdict must not depend on how busy a machine is.
  timeout: 300_000,
  reporter: reporters,
})
