import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Toast } from './Toaster'

const Toaster = lazy(async () => ({ default: (await import('./Toaster')).Toaster }))

const mounted = Promise.withResolvers<Toast>()
const watchers = new Set<() => void>()
let wanted = false

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Mounts the toaster if it is not there yet, and hands over Sonner's `toast`. */
export function toasts(): Promise<Toast> {
  wanted = true
  for (const watcher of watchers) watcher()
  return mounted.promise
}

/** Stands once on every page; empty until the first toast. */
export function ToastHost() {
  const shown = useSyncExternalStore(watch, () => wanted, () => false)
  return shown ? (
    <Suspense>
      <Toaster onReady={mounted.resolve} />
    </Suspense>
  ) : null
}
