import { setTimeout as wait } from 'node:timers/promises'
import type { Dialog, Frame, Locator, Page, Request } from 'playwright/test'
import { ANSWER_MS } from '../../command/patience.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import { hears } from '../../page/listeners.ts'
import { type Fault, ofPage } from './fault.ts'

const FOCUSABLE = 'a[href]:visible, button:visible, input:not([type=hidden]):visible, select:visible, textarea:visible, [tabindex="0"]:visible'
const FIELDS = 'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=file], [type=password], [type=range], [type=color], [disabled], [readonly]):visible, select:visible, textarea:visible'
const MOST = 60
/** What a page does by a touch it does within this time: for so long it is watched. */
const WATCHED_MS = 2000

const SHORT = { timeout: 1000 }
/** For a control that has done something, and so is there. */
const LONG = { timeout: ANSWER_MS }

const samples: Record<string, string> = { 'email': 'a@example.org', 'number': '12', 'date': '2026-01-02', 'month': '2026-01', 'week': '2026-W02', 'time': '12:00', 'datetime-local': '2026-01-02T12:00', 'tel': '12', 'url': 'https://example.org' }

async function fill(field: Locator): Promise<void> {
  const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName), undefined, SHORT)
  if (kind === 'select') {
    const other = await field.evaluate((element) => [...(element as HTMLSelectElement).options].findIndex(({ selected, disabled }) => !selected && !disabled), undefined, SHORT)
    if (other >= 0) await field.selectOption({ index: other }, SHORT)
  } else if (kind === 'checkbox' || kind === 'radio') await field.press('Space', SHORT)
  else await field.fill(samples[kind] ?? '12', SHORT)
}

const focus = (control: Locator): Promise<void> => control.evaluate((element) => (element as HTMLElement).focus(), undefined, SHORT)

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

/** Says what some controls did to the page, one after the other, as they got the focus or were filled in; nothing, if they did nothing. */
async function effectOf(page: Page, controls: Locator[], act: (control: Locator) => Promise<void>): Promise<string | undefined> {
  const watched = watch(page)
  for (const control of controls) {
    if (watched.first !== undefined) break
    await act(control).catch(() => undefined)
  }
  await Promise.race([watched.happened, wait(WATCHED_MS)])
  watched.stop()
  return watched.first
}

async function changesBy(page: Page, open: () => Promise<void>, selector: string, criterion: string, act: (control: Locator) => Promise<void>): Promise<Fault[]> {
  const every = await page.locator(selector).all()
  const tried = every.slice(0, MOST)
  const left = every.length > MOST ? [ofPage(criterion, 'more', 'review', `Of ${every.length} controls ${MOST} were tried: does any other take the reader elsewhere?`)] : []

  const effectIn = async (controls: Locator[]): Promise<string | undefined> => {
    const effect = await effectOf(page, controls, act)
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
      return [{ criterion, rule: criterion === '3.2.1' ? 'on-focus' : 'on-input', kind: 'violation', message: `By that alone ${effect}.`, ...place }]
    }
    const middle = Math.ceil(controls.length / 2)
    const found: Fault[] = []
    for (const half of [controls.slice(0, middle), controls.slice(middle)]) found.push(...(await faultsOf(half, await effectIn(half))))
    return found.length > 0 ? found : [ofPage(criterion, 'together', 'review', `Something happened that no single control repeats: ${effect}.`)]
  }
  const effect = tried.length > 0 ? await effectIn(tried) : undefined
  const untouched = effect === undefined ? undefined : await effectOf(page, [], act)
  if (untouched === undefined) return [...(await faultsOf(tried, effect)), ...left]
  await open()
  return [ofPage(criterion, 'untouched', 'review', `Something happens without a touch, too: ${untouched}. Does it belong to what the reader does?`), ...left]
}

/** Neither the focus nor what is typed takes a reader elsewhere, at once or while the page is watched. */
export async function byTouching(page: Page, open: () => Promise<void>): Promise<Fault[]> {
  if (!(await hears(page, /^(?:focus|focusin|blur|focusout|change|input|beforeinput|keydown|keyup|keypress)$/))) return []
  const byFocus = await changesBy(page, open, FOCUSABLE, '3.2.1', focus)
  const byInput = await changesBy(page, open, FIELDS, '3.2.2', fill)
  // To be filled in, a field gets the focus: what that does is told once.
  const isTold = ({ kind, place }: Fault) => kind === 'violation' && byFocus.some((fault) => fault.kind === kind && fault.place === place)
  return [...byFocus, ...byInput.filter((fault) => !isTold(fault))]
}
