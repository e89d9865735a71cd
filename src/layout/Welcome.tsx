import { lazy, Suspense, useEffect, useState } from 'react'

const WelcomeDialog = lazy(async () => ({ default: (await import('./WelcomeDialog')).WelcomeDialog }))

export const DELAY_MS = 1000

/** Milliseconds since the document had loaded; 0 while it has not. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0
}

/** Opens the welcome dialog one second after the document has loaded; unmounted before, never. */
export function Welcome() {
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  useEffect(() => {
    const timer = setTimeout(() => setState('open'), Math.max(0, DELAY_MS - sinceLoad()))
    return () => clearTimeout(timer)
  }, [])
  // Fetched while the second runs, so that the dialog is there when it ends.
  useEffect(() => void import('./WelcomeDialog').catch(() => setState('closed')), [])
  return state === 'waiting' ? null : (
    <Suspense>
      <WelcomeDialog open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
}
