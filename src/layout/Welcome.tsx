import { type ComponentType, useEffect, useState } from 'react'

const DELAY_MS = 1000

/** Milliseconds since the document had loaded and could be seen; 0 while it has not. A prerendered page is seen later. */
function sinceSeen(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart?: number })[]
  return navigation?.loadEventEnd ? performance.now() - Math.max(navigation.loadEventEnd, navigation.activationStart ?? 0) : 0
}

/** Opens the welcome dialog one second after the document could be seen; unmounted before, never. */
export function Welcome() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(() => {
    // Fetched while the second runs. One that cannot be fetched does not open, and nobody misses it.
    const fetched = import('./WelcomeDialog.tsx').catch(() => undefined)
    const open = async () => {
      const dialog = await fetched
      setDialog(() => dialog?.WelcomeDialog)
    }
    const timer = setTimeout(() => void open(), Math.max(0, DELAY_MS - sinceSeen()))
    return () => clearTimeout(timer)
  }, [])
  return Dialog && <Dialog onClose={() => setDialog(undefined)} />
}
