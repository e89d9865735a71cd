import type { CDPSession, Page } from 'playwright/test'
import { askNode } from './ask-node.ts'

export interface Listener {
  type: string
  backendNodeId?: number
}

/** What hears something in it, by the browser's debugger: however it was put there. */
export async function listenersOf(session: CDPSession, expression: string, depth: number): Promise<Listener[]> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId!, depth, pierce: true })
  return listeners
}

/** Whether anything in the page waits for one of these to happen. */
export async function hears(page: Page, types: RegExp): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  const all = [...(await listenersOf(session, 'document', -1)), ...(await listenersOf(session, 'window', 1))]
  await session.detach()
  return all.some(({ type }) => types.test(type))
}

/** Puts into the window of the page, as `hearers`, the nodes that wait themselves for one of these to happen. */
export async function handHearers(page: Page, types: RegExp): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { hearers: new Set<Node>() }))
  const session = await page.context().newCDPSession(page)
  const nodes = (await listenersOf(session, 'document', -1)).flatMap(({ type, backendNodeId }) => (types.test(type) && backendNodeId !== undefined ? [backendNodeId] : []))
  // A frame has a window of its own, without them.
  for (const node of new Set(nodes)) await askNode(session, node, 'function () { window.hearers?.add(this) }')
  await session.detach()
}
