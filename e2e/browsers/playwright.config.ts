import { defineConfig } from 'playwright/test'
import { ANSWER_MS } from '../harness/command/patience.ts'

/** The black-box part of the specification, in the engine that `npm run browsers` names. */
export default defineConfig({
  testDir: '.',
  testMatch: ['*.check.ts'],
  outputDir: '../../reports/browsers',
  globalSetup: '../site/serve-site.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: ANSWER_MS },
  reporter: [['list']],
})
