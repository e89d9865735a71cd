import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import type { TabStop } from '../../page/tab-stop.ts'
import { trapsOf } from '../../page/traps.ts'
import { walk } from '../walk.ts'
import { type Fault, ofPage } from './fault.ts'

/** What the Tab key should meet; of radio buttons it meets one of a group. */
const STOPS = ':is(a[href], area[href], button, input:not([type=hidden], [type=radio]), select, textarea, summary, [tabindex], [contenteditable=true]):not([tabindex^="-"], :disabled)'

/** Runs in the page: remembers what gets the focus. */
const watch = (): void => {
  const met = new Set<EventTarget | null>()
  Object.assign(window, { met })
  document.addEventListener('focusin', ({ target }) => met.add(target), true)
}

/** Runs in the page: the stops that no key met, and whether others stand behind a modal dialog, which no key can meet. */
const readUnmet = (selector: string) => {
  const { locate, met } = window as unknown as InPage & { met: Set<Element> }
  const { activeElement } = document
  const modals = [...document.querySelectorAll('dialog:modal')]
  /** A link in a text that is being written is a part of the text. */
  const isWritten = (one: Element) => one.matches('a:not([tabindex])') && (one as HTMLElement).isContentEditable
  const unmet = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && !isWritten(one) && !met.has(one))
  // All but the one on top is inert, without an attribute that says so; which of several that is cannot be read.
  const isBehind = (one: Element) => !modals.every((modal) => modal.contains(one))
  return {
    last: activeElement && activeElement !== document.body ? locate(activeElement) : null,
    unmet: unmet.filter((one) => !isBehind(one)).map((one) => locate(one)),
    isCovered: unmet.some(isBehind),
  }
}

const hidden = (stops: TabStop[]): Fault[] =>
  stops
    .filter(({ covered, isAway, width }) => covered === 9 && !isAway && width > 1)
    .map(({ name, hidden: isSure }) =>
      isSure === 9
        ? ofPage('2.4.11', 'covered', 'violation', `${name}: with the focus on it, it is hidden by something else.`, name)
        : ofPage('2.4.11', 'covered', 'review', `${name}: with the focus on it, something lies over it: can it be seen all the same?`, name),
    )

/** A stop that had not come into the window as it was looked at; one beside the page is meant to be out of sight. */
const away = (stops: TabStop[]): Fault[] =>
  stops.filter(({ isAway, x, width }) => isAway && x + width > 0 && width > 1).map(({ name }) => ofPage('2.4.11', 'away', 'review', `${name}: with the focus on it, it was not in the window: does it come there, and does nothing hide it?`, name))

/** What a walk that broke off leaves to a person. */
const asks: Record<string, string> = {
  '2.1.1': 'does the Tab key meet each control?',
  '2.1.2': 'does the focus leave each part by the keyboard?',
  '2.4.11': 'is each stop in sight while it has the focus?',
}
const unknown = (why: string, criteria = Object.keys(asks)): Fault[] => criteria.map((criterion) => ofPage(criterion, 'stops', 'review', `${why}: ${asks[criterion]}`))

/** The whole page by the Tab key, there and back. */
export async function byKeyboard(page: Page): Promise<Fault[]> {
  await prepare(page)
  await page.evaluate(watch)
  const before = page.url()
  const forward = await walk(page, 'Tab').catch(() => undefined)
  if (!forward || page.url().split('#')[0] !== before.split('#')[0]) return unknown('The walk did not come to its end, for too many stops or for one that leaves the page')
  const { unmet, last, isCovered } = await page.evaluate(readUnmet, STOPS)
  // The last control of a page holds the focus and leaves none unmet.
  const traps = last ? await trapsOf(page) : []
  if (last && (unmet.length > 0 || traps.length > 0)) {
    // What goes round and meets all may be a page that is one dialog.
    const trapped = traps.some(({ isEscaped, isReleased, stops }) => !isEscaped && !isReleased && (unmet.length > 0 || stops === 1))
    const message = trapped ? 'The focus does not leave it by any key.' : 'The focus goes round and does not leave this part of the page.'
    return [{ criterion: '2.1.2', rule: trapped ? 'trap' : 'circle', kind: trapped ? 'violation' : 'review', message, ...last }, ...unknown('The focus did not leave a part of the page', ['2.1.1', '2.4.11'])]
  }
  const backward = await walk(page, 'Shift+Tab').catch(() => undefined)
  // Where something had the focus already, the way there began in the middle of the page: the way back meets the rest.
  const left = backward ? (await page.evaluate(readUnmet, STOPS)).unmet : unmet
  const stops = [...forward, ...(backward ?? [])]
  const unseen = [...new Map([...hidden(stops), ...away(stops)].map((fault) => [fault.message, fault])).values()]
  return [
    ...left.map((place): Fault => ({ criterion: '2.1.1', rule: 'unmet', kind: backward ? 'violation' : 'review', message: 'The Tab key does not meet it.', ...place })),
    ...unseen,
    ...(backward ? [] : unknown('The walk back did not come to its end', ['2.4.11'])),
    ...(isCovered ? unknown('A modal dialog stood over the page, and nothing behind it was met') : []),
  ]
}
