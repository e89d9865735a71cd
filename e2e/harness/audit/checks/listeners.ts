import type { Page } from 'playwright/test'
import { askNode } from '../../page/ask-node.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import { type Listener, listenersOf } from '../../page/listeners.ts'
import { type Fault, ofPage } from './fault.ts'

/** Runs in the page, on what listens: where it is, if it can be pressed and no key gets there; a question, if it may only hear what is pressed in it. */
function pressedAlone(this: Node): Pick<Fault, 'place' | 'html' | 'kind'> | null {
  const focusable = 'a[href], area[href], button, input, select, textarea, summary, label, option, iframe, audio[controls], video[controls], [tabindex], [contenteditable]'
  const { closestOf, elementsIn, locate } = window as unknown as InPage
  if (!(this instanceof Element) || this.matches('html, body') || !this.checkVisibility()) return null
  const inside = [...elementsIn(this), ...(this.shadowRoot ? elementsIn(this.shadowRoot) : [])]
  if (closestOf(this, focusable) || inside.some((part) => part.matches(focusable))) return null
  const isMeant = getComputedStyle(this).cursor === 'pointer' || this.matches('[onclick], [ondblclick], [onmouseup]')
  // What an element of another make holds may be closed; beside a film or a picture may stand what does the same.
  const isKnown = !this.localName.includes('-') && !this.matches('video, canvas, img')
  return { kind: isMeant && isKnown ? 'violation' : 'review', ...locate(this) }
}

/** Runs in the page, on what listens: whether it is a control, and so hears keys only while the focus is on it. */
function isFocused(this: Node): boolean {
  if (!(this instanceof Element)) return false
  if (this.closest('a[href], button, input, select, textarea, summary') !== null) return true
  // What holds other stops hears the keys that are meant for them, and where a link leads to has the focus of who only reads.
  const stop = this.closest('[tabindex]')
  return stop instanceof HTMLElement && stop.tabIndex >= 0 && stop.querySelector('a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]') === null
}

const moves = /^(?:touchmove|pointermove|mousemove|drag|dragstart|dragover|drop|gesture\w+)$/
const downs = /^(?:mousedown|pointerdown|touchstart)$/

/** What the scripts of a page listen to: the browser's debugger knows each, however it was put there. */
export async function heard(page: Page): Promise<Fault[]> {
  await prepare(page)
  const session = await page.context().newCDPSession(page)
  const ask = async <Answer>({ backendNodeId }: Listener, question: (this: Node) => Answer): Promise<Answer | undefined> =>
    backendNodeId === undefined ? undefined : askNode<Answer>(session, backendNodeId, question.toString())
  try {
    const parts = await listenersOf(session, 'document', -1)
    const all = [...parts, ...(await listenersOf(session, 'window', 1))]
    const found: Fault[] = []
    const question = (criterion: string, rule: string, message: string) => found.push(ofPage(criterion, rule, 'review', message, '<script>'))
    for (const listener of parts.filter(({ type }) => /^(?:click|dblclick|mouseup)$/.test(type))) {
      const pressed = await ask(listener, pressedAlone)
      if (pressed) found.push({ criterion: '2.1.1', rule: 'pressed-alone', message: pressed.kind === 'violation' ? 'A press does something here, and no key gets there.' : 'A script hears presses here, and no key gets there: does any do something?', ...pressed })
    }
    const free: Listener[] = []
    for (const listener of all.filter(({ type }) => /^key(?:down|press|up)$/.test(type))) if (!(await ask(listener, isFocused))) free.push(listener)
    if (free.length > 0) question('2.1.4', 'keys', 'A script hears every key: does one alone do something, and can that be turned off?')
    if (all.some(({ type }) => downs.test(type))) question('2.5.2', 'presses', 'A script hears the beginning of a press: does it act only at its end, or can it be undone?')
    if (all.some(({ type }) => moves.test(type))) question('2.5.7', 'moves', 'A script follows the pointer: can what is dragged be done by single presses, too?')
    if (all.some(({ type }) => /^device(?:motion|orientation)/.test(type))) question('2.5.4', 'device', 'A script hears how the device is moved: can it be done otherwise, and turned off?')
    return found
  } finally {
    await session.detach()
  }
}
