import type { Page } from 'playwright/test'
import { expect, test } from 'vitest'
import { shoot } from './shoot.ts'

const clip = { x: 0, y: 0, width: 9, height: 9, scale: 1 }

/** A page of a browser that answers with each of these errors, one after the other, and then with a picture. */
function pageOf(errors: string[]): Page {
  const send = () => (errors.length > 0 ? Promise.reject(new Error(errors.shift())) : Promise.resolve({ data: 'picture' }))
  const session = { send, detach: () => Promise.resolve() }
  // What is asked of the page itself: where the picture ends, and whether it is on paper.
  const evaluate = (asked: () => unknown) => Promise.resolve(String(asked).includes('matchMedia') ? false : clip)
  return { context: () => ({ newCDPSession: () => Promise.resolve(session) }), evaluate } as unknown as Page
}

const unready = 'Protocol error (Page.captureScreenshot): Unable to capture screenshot'

test('painted.contrast: a browser that has no frame to show yet is asked again, a few times; any other error is told', async () => {
  await expect(shoot(pageOf([unready, unready]))).resolves.toBe('picture')
  await expect(shoot(pageOf(Array(9).fill(unready)))).rejects.toThrow('Unable to capture')
  await expect(shoot(pageOf(['Target closed']))).rejects.toThrow('Target closed')
})
