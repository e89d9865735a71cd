import { type ComponentType, createElement, useSyncExternalStore } from 'react'
import type { Toast } from './Toaster'

let fetched: ComponentType<{ onReady: (show: Toast) => void }> | undefined
const mounted = Promise.withResolvers<Toast>()
const watchers = new Set<() => void>()

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Mounts the toaster if it is not there yet, and hands over Sonner's `toast`; fails where its script cannot be fetched. */
export async function toasts(): Promise<Toast> {
  fetched ??= (await import('./Toaster')).Toaster
  for (const watcher of watchers) watcher()
  return mounted.promise
}

/** Stands once on every page; empty until the first toast. */
export function ToastHost() {
  const Toaster = useSyncExternalStore(watch, () => fetched, () => undefined)
  return Toaster && createElement(Toaster, { onReady: mounted.resolve })
}
