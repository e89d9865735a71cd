import type { Page } from 'playwright/test'
import { changesOf, watchChanges } from './changes.ts'
import { runFor } from './frames.ts'
import { followPointer, movePointer, type Point } from './pointer.ts'

const STEPS = 8
const way = (from: Point, to: Point): Point[] => Array.from({ length: STEPS }, (_, at) => ({ x: from.x + ((to.x - from.x) * (at + 1)) / STEPS, y: from.y + ((to.y - from.y) * (at + 1)) / STEPS }))

/** Swipes, a path with a corner and two fingers apart: what WCAG 2.5.1 wants another way for. */
export async function afterGestures(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!
  const [x, y] = [width / 2, height / 2]
  const [left, right, low] = [{ x: width * 0.15, y }, { x: width * 0.85, y }, { x: width * 0.85, y: height * 0.85 }]
  const gestures: Record<string, Point[][]> = {
    'a swipe to the left': [way(right, left)],
    'a swipe to the right': [way(left, right)],
    'a path with a corner': [[...way(left, right), ...way(right, low)]],
    'two fingers apart': [way({ x: x - 20, y }, left), way({ x: x + 20, y }, right)],
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  // A swipe that leads back is the browser's own.
  await page.evaluate(() => (document.documentElement.style.overscrollBehavior = 'none'))
  await watchChanges(page)
  const found: string[] = []
  const address = page.url()
  for (const [name, fingers] of Object.entries(gestures)) {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) => session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : fingers.map((finger, id) => ({ ...finger[at]!, id })) })
    await touch('touchStart', 0)
    for (let at = 1; at < fingers[0]!.length; at += 1) await touch('touchMove', at)
    await touch('touchEnd', 0)
    await runFor(page, 100)
    for (const change of await changesOf(page)) found.push(`${name}: ${change}`)
  }
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
  return page.url() === address ? found : [...found, `led to ${page.url()}`]
}

/** What dragging by the pointer does to the page: each stop of it is taken and carried off (WCAG 2.5.7). */
export async function afterDrags(page: Page, selector = 'h1, h2, li, img, button, input, [draggable=true], [role=slider]', most = 25): Promise<string[]> {
  const found: string[] = []
  await watchChanges(page)
  await followPointer(page)
  const all = await page.locator(`:is(${selector}):visible`).all()
  for (const part of all.filter((_, at) => at % Math.ceil(all.length / most) === 0)) {
    await part.scrollIntoViewIfNeeded()
    const box = await part.boundingBox()
    if (!box || box.x < 0) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const carry = async () => {
      await movePointer(page, { x: x + 30, y: y + 10 }, 4)
      await movePointer(page, { x: x + 120, y: y + 60 }, 4)
    }
    await movePointer(page, { x, y })
    await carry()
    // What pointing alone does is not done by carrying.
    await movePointer(page, { x, y })
    const byPointing = await changesOf(page)
    await page.mouse.down()
    await carry()
    await page.mouse.up()
    let suspect = (await changesOf(page)).filter((change) => !byPointing.includes(change))
    // Nor what it does after a while, unless what was taken still follows the pointer, at the edge of the window too. A busy machine may miss it once.
    for (let tries = 0; tries < 2 && suspect.length > 0; tries += 1) {
      await movePointer(page, { x: 1, y: 1 })
      // What the leaving does next.
      await runFor(page, 100)
      await changesOf(page)
      await movePointer(page, { x: 12, y: 60 }, 4)
      const anywhere = await changesOf(page)
      await movePointer(page, { x, y })
      await runFor(page, 1000)
      await carry()
      const byStaying = await changesOf(page)
      suspect = suspect.filter((change) => anywhere.includes(change) || !byStaying.includes(change))
    }
    for (const change of suspect) found.push(`${await part.evaluate((element) => element.outerHTML.slice(0, 60))}: ${change}`)
  }
  return found
}
