import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { service } from './service.ts'
import { removeFolders } from './temporary-folder.ts'
import './missing.ts'

configure({ asyncUtilTimeout: 10_000 })
// Testing Library moves the clock only of timers that it believes to be Jest's.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

afterAll(removeFolders)
beforeAll(() => {
  service.listen({ onUnhandledFrame: 'error' })
  // The files of a worker share its window.
  if (typeof history !== 'undefined') history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
  service.resetHandlers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => service.close())
