import type { Page } from 'playwright/test'

export interface Point {
  x: number
  y: number
}

/** Frames for which a page is given to hear where the pointer is: ten seconds, unless it keeps its own from being called. */
const FRAMES = 600

/** Where the page knows the pointer to be; while the browser drags a link, a picture or a selection, it is told nothing. */
type Pointer = Point & { isDragging: boolean }

/** Runs in the page. */
const follow = (): void => {
  const pointer: Pointer = { x: NaN, y: NaN, isDragging: false }
  Object.assign(window, { pointer })
  for (const type of ['dragstart', 'dragend']) addEventListener(type, () => (pointer.isDragging = type === 'dragstart'), true)
  addEventListener('pointermove', ({ clientX, clientY }) => Object.assign(pointer, { x: clientX, y: clientY, isDragging: false }), true)
}

/** Has the page say where the pointer is, from here on. */
export const followPointer = (page: Page): Promise<void> => page.evaluate(follow)

/** Moves the pointer until the page knows: on a busy machine its event comes later than the command returns. */
export async function movePointer(page: Page, to: Point, steps = 1): Promise<void> {
  await page.mouse.move(to.x, to.y, { steps })
  await page.evaluate(
    ({ x, y, frames }) =>
      new Promise<void>((done) => {
        const { pointer } = window as unknown as { pointer: Pointer }
        const look = (left: number) => (left === 0 || pointer.isDragging || Math.hypot(pointer.x - x, pointer.y - y) < 2 ? done() : void requestAnimationFrame(() => look(left - 1)))
        // Beside the window and over another document it hears nothing.
        const below = document.elementFromPoint(x, y)
        look(!below || below.matches('iframe, frame, object, embed') ? 1 : frames)
      }),
    { ...to, frames: FRAMES },
  )
}
