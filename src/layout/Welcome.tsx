import { type ComponentType, useEffect, useState } from 'react'

const DELAY_MS = 1000

/** Milliseconds since the document had loaded and could be seen; 0 while it has not. A prerendered page is seen later. */
function sinceSeen(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart?: number })[]
  return navigation?.loadEventEnd ? performance.now() - Math.max(navigation.loadEventEnd, navigation.activationStart ?? 0) : 0
}

/**
 * Opens the welcome dialog one second after the document could be seen, in a tab that was opened behind another once it is in front;
 * unmounted before, never, nor once the reader has left the page, as `startWelcome` marks it.
 */
export function Welcome() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(() => {
    // Fetched while the second runs. One that cannot be fetched does not open, and nobody misses it.
    const fetched = import('./WelcomeDialog.tsx').catch(() => undefined)
    const waiting = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = async () => {
      waiting.abort()
      const dialog = await fetched
      if (!document.body.hasAttribute('data-left')) setDialog(() => dialog?.WelcomeDialog)
    }
    const count = (ms: number) => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => void open(), ms)
    }
    count(Math.max(0, DELAY_MS - sinceSeen()))
    document.addEventListener('visibilitychange', () => count(DELAY_MS), { signal: waiting.signal })
    return () => {
      waiting.abort()
      clearTimeout(timer)
    }
  }, [])
  return Dialog && <Dialog onClose={() => setDialog(undefined)} />
}
