/** The engine of the browser tests: Firefox and WebKit are Playwright's own, where they are installed. */
export const browserName = (process.env.E2E_BROWSER ?? 'chromium') as 'chromium' | 'firefox' | 'webkit'

/** Tests that need what only Chromium has, those of the audit, which measures with it, and what is said of them elsewhere. */
export const leftOutIn = (engine: string) =>
  engine === 'chromium'
    ? undefined
    : {
        tests: /@chromium\b/,
        folders: ['audit/**', 'harness/**'],
        said: `${engine}: tests tagged @chromium and those of the audit are left out: they need its protocol, printing to PDF, clipboard permissions or layout shift`,
      }

export const leftOut = leftOutIn(browserName)
