/** What a page tells of its faults. */
export interface Recorded {
  messages: string[]
  /** What the policy blocked. */
  blocked: string[]
}

declare global {
  interface Window {
    recorded: Recorded
  }
}

/**
 * Runs in the page before anything else, the policy too: driven WebKit has no console to read. It keeps what is written,
 * thrown or blocked in this document.
 */
export function recorder(): void {
  const recorded: Recorded = { messages: [], blocked: [] }
  window.recorded = recorded
  for (const kind of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[kind].bind(console)
    console[kind] = (...words: unknown[]) => {
      recorded.messages.push(`${kind}: ${words.join(' ')}`)
      write(...words)
    }
  }
  addEventListener('error', ({ message, target }) => recorded.messages.push(`error: ${message || (target as Element).outerHTML.slice(0, 120)}`), true)
  addEventListener('unhandledrejection', ({ reason }) => recorded.messages.push(`rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => recorded.blocked.push(`${effectiveDirective} blocked ${blockedURI}`))
}
