import type { Page } from 'playwright/test'

/** Every control as it looks under the pointer, all at once. */
export async function hoverAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'a[href], button, input, textarea, select, summary, label, tr' })
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
}
