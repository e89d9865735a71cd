import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets time pass, where a test has stopped the clock. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
