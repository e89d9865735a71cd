import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { format } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { service } from './service.ts'
import { removeFolders } from './temporary-folder.ts'
import './missing.ts'

configure({ asyncUtilTimeout: 10_000 })
// Testing Library moves the clock only of timers that it believes to be Jest's.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// What React and Emotion have to say of a part they say once in a worker: the test that renders it first fails. One that expects an error puts a function of its own here.
const errors: string[] = []
const { error } = console

afterAll(removeFolders)
beforeAll(() => {
  console.error = (...words: unknown[]) => {
    errors.push(format(...words))
    error(...words)
  }
  service.listen({ onUnhandledFrame: 'error' })
  // The files of a worker share its window.
  if (typeof history !== 'undefined') history.replaceState(null, '', '/')
})
afterEach(() => {
  expect(errors.splice(0), 'errors on the console').toEqual([])
})
afterEach(() => {
  cleanup()
  service.resetHandlers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => {
  console.error = error
  service.close()
})
