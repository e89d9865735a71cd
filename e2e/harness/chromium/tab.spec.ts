import { expect, onTestFinished, test, vi } from 'vitest'
import { Protocol } from './protocol.ts'
import { openTab } from './tab.ts'

interface Asked {
  id: number
  method: string
  params: { expression?: string }
  sessionId?: string
}

const own = { browserContextId: 'context', type: 'page' }
const answers: Record<string, object> = {
  'Target.createBrowserContext': { browserContextId: 'context' },
  'Target.getTargets': { targetInfos: [{ ...own, type: 'tab', targetId: 'tab' }] },
  'Target.attachToTarget': { sessionId: 'tab' },
}

/** In the place of the browser: answers at once, but to an expression `late` never. */
class Browser extends EventTarget {
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  tell(method: string, params: object, sessionId?: string): void {
    this.say({ method, params, sessionId })
  }
  send(text: string): void {
    const { id, method, params, sessionId } = JSON.parse(text) as Asked
    if (params.expression === 'late') return
    if (method === 'Target.setAutoAttach') this.tell('Target.attachedToTarget', { sessionId: 'first', targetInfo: { ...own, targetId: 'one' } }, 'tab')
    // Once the question waits for it.
    queueMicrotask(() => this.say({ id, result: method === 'Runtime.evaluate' ? { result: { value: sessionId } } : (answers[method] ?? {}) }))
  }
}

async function start() {
  const browser = new Browser()
  vi.stubGlobal('WebSocket', function () {
    return browser
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const tab = await openTab(await Protocol.connect('ws://127.0.0.1/'), [], { width: 800, height: 600 })
  browser.tell('Target.attachedToTarget', { sessionId: 'second', targetInfo: { ...own, targetId: 'two', subtype: 'prerender' } }, 'tab')
  return { tab, browser }
}

const first = { ...own, targetId: 'one', subtype: 'disconnected' }
const second = { ...own, targetId: 'two' }

test.each([
  ['before', [first, second]],
  ['after', [second, first]],
])('browsers.left: the page that was left is told of %s the one in its place', async (_, told) => {
  const { tab, browser } = await start()
  expect(await tab.evaluate('here')).toBe('first')
  for (const targetInfo of told) browser.tell('Target.targetInfoChanged', { targetInfo })
  expect(await tab.evaluate('here')).toBe('second')
})

test('browsers.left: what was asked of it is refused, and nothing else', async () => {
  const { tab, browser } = await start()
  let refusal = 'none'
  tab.evaluate('late').catch((error: Error) => (refusal = error.message))
  browser.tell('Target.targetInfoChanged', { targetInfo: second })
  const next = tab.evaluate('here')
  browser.tell('Target.detachedFromTarget', { sessionId: 'first' }, 'tab')
  expect(await next).toBe('second')
  expect(refusal).toBe('Runtime.evaluate: the page was left before it answered')
})
