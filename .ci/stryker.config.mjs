// `npm run mutation`: changes the sources in thousands of places, one at a time, and expects a test of `npm run spec` to
// notice. Results are kept in reports/: a second run tries only what has changed since, or what new tests may notice.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './.ci/stryker-ignorers.mjs'],
  ignorers: ['styles', 'dependencies'],
  // Each mutant names the tests that meet it; walking the imports of all of them again for each takes longer than they do.
  vitest: { configFile: '.ci/mutation.vitest.ts', related: false },
  tsconfigFile: 'no-such-tsconfig.json',
  mutate: [
    'src/{config,content,tools,layout,pages,app}/**/*.{ts,tsx}',
    '!src/**/{test-*,*.{test,d}.*}',
    // Values of styles; text for a browser, the style sheet and the script of every page, and what starts the application there: e2e/ and its sabotages.
    '!src/config/theme.ts',
    '!src/app/{base-style,boot,entry-client}.*',
  ],
  ignorePatterns: ['dist*', 'reports', 'conformance', '.git'],
  // What runs once while a module loads would need every test for every mutant.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'reports/mutation-incremental.json',
  tempDirName: 'reports/mutation-copy',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  timeoutMS: 5000,
  dryRunTimeoutMinutes: 30,
}
