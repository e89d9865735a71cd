import type { Locator, Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import { hears } from '../../page/listeners.ts'
import { type Fault, ofPage } from './fault.ts'

const FOCUSABLE = 'a[href]:visible, button:visible, input:not([type=hidden]):visible, select:visible, textarea:visible, [tabindex="0"]:visible'
const FIELDS = 'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=file], [type=password], [type=range], [type=color], [disabled], [readonly]):visible, select:visible, textarea:visible'
const MOST = 60
/** A page that is left is left soon. */
const SOON_MS = 300

const SHORT = { timeout: 1000 }

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

/** Says what a control did to the page when it got the focus, or was filled in; nothing, if it did nothing. */
async function effectOf(page: Page, control: Locator, act: (control: Locator) => Promise<void>): Promise<string | undefined> {
  const placeOf = () => page.url().split('?')[0]!.split('#')[0]!
  const before = placeOf()
  const windows = page.context().pages().length
  const messages: string[] = []
  const hear = (dialog: { message: () => string; dismiss: () => Promise<void> }) => {
    messages.push(dialog.message())
    void dialog.dismiss().catch(() => undefined)
  }
  page.on('dialog', hear)
  await act(control).catch(() => undefined)
  await page.waitForURL((url) => !url.href.startsWith(before), { timeout: SOON_MS, waitUntil: 'commit' }).catch(() => undefined)
  page.off('dialog', hear)
  const now = placeOf()
  if (now !== before) return `the page was left for ${new URL(now).pathname}`
  if (page.context().pages().length > windows) return 'another window opened'
  return messages[0] === undefined ? undefined : `a message came up: «${messages[0]}»`
}

async function changesBy(page: Page, open: () => Promise<void>, selector: string, criterion: string, act: (control: Locator) => Promise<void>): Promise<Fault[]> {
  const found: Fault[] = []
  const all = page.locator(selector)
  const whole = await all.count()
  const count = Math.min(whole, MOST)
  const left = whole > count ? [ofPage(criterion, 'more', 'review', `Of ${whole} controls ${count} were tried: does any other take the reader elsewhere?`)] : []
  // All of them first: what does nothing together does nothing alone.
  const { href } = new URL(page.url())
  const everything = async () => {
    for (let at = 0; at < count && page.url() === href; at += 1) await act(all.nth(at)).catch(() => undefined)
  }
  const together = await effectOf(page, all.first(), everything)
  await open()
  if (together === undefined) return left
  for (let at = 0; at < count; at += 1) {
    await prepare(page)
    const place = await all.nth(at).evaluate((element) => (window as unknown as InPage).locate(element), undefined, SHORT)
    const effect = await effectOf(page, all.nth(at), act)
    if (effect === undefined) continue
    found.push({ criterion, rule: criterion === '3.2.1' ? 'on-focus' : 'on-input', kind: 'violation', message: `By that alone ${effect}.`, ...place })
    await open()
  }
  return found.length > 0 ? [...found, ...left] : [ofPage(criterion, 'together', 'review', `Something happened that no single control repeats: ${together}.`)]
}

/** Neither the focus nor what is typed takes a reader elsewhere. */
export async function byTouching(page: Page, open: () => Promise<void>): Promise<Fault[]> {
  if (!(await hears(page, /^(?:focus|focusin|blur|focusout|change|input|beforeinput|keydown|keyup|keypress)$/))) return []
  const byFocus = await changesBy(page, open, FOCUSABLE, '3.2.1', focus)
  return [...byFocus, ...(await changesBy(page, open, FIELDS, '3.2.2', fill))]
}
