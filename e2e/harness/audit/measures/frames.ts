import type { Page } from 'playwright/test'

/** A picture that the compositor has shown. */
export interface Frame {
  /** In seconds. */
  at: number
  /** JPEG, base64. */
  picture: string
}

/** Small, so that one is encoded before the next is shown. */
const SIZE = { maxWidth: 320, maxHeight: 320 }

/** Every frame that the compositor shows while something is done to the page: a picture taken at one's leisure may miss what flashes. */
export async function framesDuring(page: Page, act: () => Promise<unknown>): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, picture: data })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1, ...SIZE })
  await act()
  await session.send('Page.stopScreencast')
  await session.detach()
  return frames
}

/** In milliseconds: of a longer pause between two frames the page itself had no more than this. */
const LONGEST_FRAME = 100

/** Lets the page run for some time, frame by frame; on a machine that stalls for longer, so that what the page has timed comes too. */
export const runFor = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate(
    ([span, longest]) =>
      new Promise<void>((done) => {
        let [passed, last] = [0, performance.now()]
        const next = (now: number) => {
          passed += Math.min(Math.max(0, now - last), longest)
          last = now
          // After whatever was due before.
          if (passed < span) setTimeout(() => requestAnimationFrame(next))
          else done()
        }
        requestAnimationFrame(next)
      }),
    [milliseconds, LONGEST_FRAME] as const,
  )
