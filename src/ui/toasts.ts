import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Toast } from './Toaster.tsx'

const toasters = new WeakMap<Element, Promise<Toast>>()

async function wakeRegion(region: Element): Promise<Toast> {
  const { Toaster } = (await import('./Toaster.tsx')) as Partial<typeof import('./Toaster.tsx')>
  // A file that came in part may be read all the same.
  if (!Toaster) throw new Error('no Toaster')
  return new Promise((onReady) => void hydrateRoot(region, createElement(Toaster, { onReady })))
}

/** Wakes the page's notices with the first of them, and hands over Sonner's `toast`; fails where its script cannot be fetched. */
export async function toasts(): Promise<Toast> {
  // A page with something to copy has a <NoticeRegion>.
  const region = document.querySelector('[data-notices]')!
  const toaster = toasters.get(region) ?? wakeRegion(region)
  toasters.set(region, toaster)
  try {
    return await toaster
  } catch (error) {
    toasters.delete(region)
    throw error
  }
}
