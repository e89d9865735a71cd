import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Toast } from './Toaster'

let toaster: Promise<Toast> | undefined

async function mount(): Promise<Toast> {
  const { Toaster } = await import('./Toaster')
  const host = document.body.appendChild(document.createElement('div'))
  return new Promise((onReady) => createRoot(host).render(createElement(Toaster, { onReady })))
}

/** Mounts the toaster with the first notice, and hands over Sonner's `toast`; fails where its script cannot be fetched. */
export async function toasts(): Promise<Toast> {
  toaster ??= mount()
  try {
    return await toaster
  } catch (error) {
    toaster = undefined
    throw error
  }
}
