import type { Page } from 'playwright/test'

/** Whatever the page writes to the console or throws, from here on. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()} (${message.location().url})`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

declare global {
  interface Window {
    reportViolation: (text: string) => void
  }
}

/** Whatever the Content-Security-Policy blocks, Trusted Types included, from here on. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI, sample }) =>
      window.reportViolation(`${documentURI}: ${effectiveDirective} blocked ${blockedURI} ${sample}`),
    ),
  )
  return violations
}
