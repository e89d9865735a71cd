import { setTimeout as wait } from 'node:timers/promises'
import type { Dialog, Frame, Locator, Page, Request } from 'playwright/test'
import { ANSWER_MS } from '../../command/patience.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import { hears } from '../../page/listeners.ts'
import { type Fault, ofPage } from './fault.ts'
import { FIELDS, fill, FOCUSABLE, focus, leave, othersOn, touchedBy } from './touch.ts'

const MOST = 60
/** Said of a control that was not there to be touched, or in no state for it. */
const UNTRIED = 'it could not be tried'
/** What a page does by a touch it does within this time: for so long it is watched. */
const WATCHED_MS = 2000

/** For a control that has done something, and so is there. */
const LONG = { timeout: ANSWER_MS }

/** Runs in a prepared page: whether words about a field, or right before it, may say what it does. A label of three words says no more than what is asked. */
function isAdvised(field: Element): boolean {
  const { referredBy } = window as unknown as InPage
  const label = (field as HTMLInputElement).labels?.[0]
  const before = [field, label, field.parentElement].map((part) => part?.previousElementSibling?.textContent)
  const about = [...referredBy(field, 'aria-describedby'), ...referredBy(field, 'aria-labelledby'), label, field.closest('fieldset')?.querySelector('legend')].map((part) => part?.textContent)
  return [...about, ...before, field.ariaDescription, field.ariaLabel, field.getAttribute('title')].some((words) => (words?.match(/\S+/g) ?? []).length > 3)
}

/** The path of an address: what a page writes into its query or its fragment, while it stays, leads nowhere. */
const pathOf = (address: string) => address.split(/[?#]/)[0]!

/** Hears what takes a reader elsewhere: another document, be it this one with another query, another route, another window, a message. */
function watch(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const watched: { first?: string; happened: Promise<void>; stop: () => void } = { happened: promise, stop }
  const before = pathOf(page.url())
  const { origin } = new URL(page.url())
  const tell = (effect: string) => {
    watched.first ??= effect
    resolve()
  }
  const tellLeft = (address: string) => tell(`the page was left for ${address.startsWith(origin) ? address.slice(origin.length) : address}`)
  const onRequest = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) tellLeft(request.url())
  }
  const onRoute = (frame: Frame) => {
    if (frame === page.mainFrame() && pathOf(frame.url()) !== before) tellLeft(frame.url())
  }
  const onWindow = () => tell('another window opened')
  const onMessage = (dialog: Dialog) => {
    tell(`a message came up: «${dialog.message()}»`)
    void dialog.dismiss().catch(() => undefined)
  }
  page.on('request', onRequest).on('framenavigated', onRoute).on('popup', onWindow).on('dialog', onMessage)
  function stop() {
    page.off('request', onRequest).off('framenavigated', onRoute).off('popup', onWindow).off('dialog', onMessage)
  }
  return watched
}

/** What a control does to the focus alone, or that it could not be touched: told of a control that has taken nobody elsewhere. */
type Hear = (control: Locator, effect: string) => Promise<unknown>

/** Says what some controls did to the page, one after the other, as they got the focus or were filled in; nothing, if they did nothing. */
async function effectOf(page: Page, controls: Locator[], act: (control: Locator) => Promise<void>, hear: Hear = async () => {}): Promise<string | undefined> {
  const watched = watch(page)
  for (const control of controls) {
    if (watched.first !== undefined) break
    const effect = await touchedBy(control, act).catch(() => UNTRIED)
    if (effect !== undefined && watched.first === undefined) await hear(control, effect).catch(() => undefined)
    await leave(control).catch(() => undefined)
  }
  await Promise.race([watched.happened, wait(WATCHED_MS)])
  watched.stop()
  return watched.first
}

async function changesBy(page: Page, open: () => Promise<void>, selector: string, criterion: string, act: (control: Locator) => Promise<void>): Promise<Fault[]> {
  const every = await page.locator(selector).all()
  const tried = every.slice(0, MOST)
  const left = every.length > MOST ? [ofPage(criterion, 'more', 'review', `Of ${every.length} controls ${MOST} were tried: does any other take the reader elsewhere?`)] : []

  const heard: Fault[] = []
  const hear = async (control: Locator, effect: string) => {
    await prepare(page)
    const place = await control.evaluate((element) => (window as unknown as InPage).locate(element), undefined, LONG)
    heard.push({ criterion, rule: 'moved', kind: 'review', message: effect === UNTRIED ? `${effect}: does it take the reader elsewhere?` : `By that alone ${effect}: does a reader expect it?`, ...place })
  }
  const effectIn = async (controls: Locator[], tell?: Hear): Promise<string | undefined> => {
    const effect = await effectOf(page, controls, act, tell)
    await open()
    return effect
  }
  /** What does nothing together does nothing alone: the ones that do something are found by halves. */
  const faultsOf = async (controls: Locator[], effect: string | undefined): Promise<Fault[]> => {
    const [only, ...others] = controls
    if (!only || effect === undefined) return []
    if (others.length === 0) {
      await prepare(page)
      const place = await only.evaluate((element) => (window as unknown as InPage).locate(element), undefined, LONG)
      if (criterion === '3.2.1') return [{ criterion, rule: 'on-focus', kind: 'violation', message: `By that alone ${effect}.`, ...place }]
      const isTold = await only.evaluate(isAdvised, undefined, LONG)
      return [{ criterion, rule: 'on-input', kind: isTold ? 'review' : 'violation', message: `By that alone ${effect}${isTold ? ': is that said before?' : '.'}`, ...place }]
    }
    const middle = Math.ceil(controls.length / 2)
    const found: Fault[] = []
    for (const half of [controls.slice(0, middle), controls.slice(middle)]) found.push(...(await faultsOf(half, await effectIn(half))))
    return found.length > 0 ? found : [ofPage(criterion, 'together', 'review', `Something happened that no single control repeats, ${effect}: does a reader expect it?`)]
  }
  const effect = tried.length > 0 ? await effectIn(tried, hear) : undefined
  const untouched = effect === undefined ? undefined : await effectOf(page, [], act)
  if (untouched === undefined) return [...(await faultsOf(tried, effect)), ...heard, ...left]
  await open()
  return [ofPage(criterion, 'untouched', 'review', `Something happens without a touch, too: ${untouched}. Does it belong to what the reader does?`), ...left]
}

/** Neither the focus nor what is typed takes a reader elsewhere, at once or while the page is watched. */
export async function byTouching(page: Page, open: () => Promise<void>): Promise<Fault[]> {
  // Whatever a page hears may be what a touch does to it: a press of a key is a click.
  if (!(await hears(page, /./))) return []
  const others = await othersOn(page)
  const byFocus = await changesBy(page, open, FOCUSABLE, '3.2.1', focus)
  const byInput = await changesBy(page, open, FIELDS, '3.2.2', fill)
  // To be filled in, a field gets the focus: what that does is told once.
  const isTold = ({ kind, place }: Fault) => kind === 'violation' && byFocus.some((fault) => fault.kind === kind && fault.place === place)
  const untried = others > 0 ? [ofPage('3.2.2', 'untried', 'review', `What can be set here was not tried, ${others} in all, as tabs, switches or lists: does any take the reader elsewhere?`)] : []
  return [...byFocus, ...byInput.filter((fault) => !isTold(fault)), ...untried]
}
