import type { CDPSession } from 'playwright/test'

/** What a node of the page answers, which the browser's debugger knows by a number; the function, as it is written, runs on it there. */
export async function askNode<Answer>(session: CDPSession, backendNodeId: number, functionDeclaration: string): Promise<Answer | undefined> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId })
  const { result } = await session.send('Runtime.callFunctionOn', { objectId: object.objectId!, functionDeclaration, returnByValue: true })
  return result.value as Answer | undefined
}
