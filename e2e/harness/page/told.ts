import type { Page } from 'playwright/test'
import { askNode } from './ask-node.ts'
import { prepare } from './in-page.ts'

/** A part of the page as the browser tells it to assistive technology, and what its element answers. */
export interface Told<Answer> {
  role: string
  name: string
  answer: Answer
}

/** Asks the elements of those that are wanted; `question` runs on each in the prepared page. */
export async function askTold<Answer>(page: Page, isWanted: (role: string, name: string) => boolean, question: (this: Element) => Answer): Promise<Told<Answer>[]> {
  await prepare(page)
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const found: Told<Answer>[] = []
    for (const { ignored, role: { value: role } = {}, name: { value: name = '' } = {}, backendDOMNodeId: backendNodeId } of nodes) {
      if (ignored || backendNodeId === undefined || !isWanted(String(role), String(name).trim())) continue
      const answer = await askNode<Answer>(session, backendNodeId, `function () { return this instanceof Element ? (${question.toString()}).call(this) : undefined }`)
      if (answer !== undefined) found.push({ role: String(role), name: String(name).trim(), answer })
    }
    return found
  } finally {
    await session.detach()
  }
}
