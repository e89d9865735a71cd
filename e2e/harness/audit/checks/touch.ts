import type { Locator, Page } from 'playwright/test'

export const FOCUSABLE =
  ':is(a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]:not([tabindex^="-"]), [contenteditable]:not([contenteditable=false i])):visible'
export const FIELDS =
  ':is(input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=file], [disabled], [readonly]), select, textarea, [contenteditable]:not([contenteditable=false i])):visible'
/** What can be set, and how is not known: no key is known that would do it in each. */
export const OTHERS = `input[type=file]:visible, :is(${['switch', 'tab', 'combobox', 'listbox', 'checkbox', 'radio', 'slider', 'spinbutton', 'option', 'menuitemcheckbox', 'menuitemradio'].map((role) => `[role=${role}]`).join()}):not(input, select, textarea):visible`

const SHORT = { timeout: 1000 }
/** A longer field is not filled to its end. */
const LONGEST = 40

/** Of these the browser takes a whole value, in whatever form it shows it. */
const whole: Record<string, string> = { 'date': '2026-01-02', 'month': '2026-01', 'week': '2026-W02', 'time': '12:00', 'datetime-local': '2026-01-02T12:00', 'color': '#123456' }
const samples: Record<string, string> = { email: 'a@example.org', url: 'https://example.org' }

/** Fills a field in as a reader does: by its keys, one after the other, and to its end. */
export async function fill(field: Locator): Promise<void> {
  const [kind, longest] = await field.evaluate((element) => (element instanceof HTMLInputElement ? ([element.type, element.maxLength] as const) : ([element.localName, (element as Partial<HTMLTextAreaElement>).maxLength ?? -1] as const)), undefined, SHORT)
  if (kind === 'select') {
    const other = await field.evaluate((element) => [...(element as HTMLSelectElement).options].findIndex(({ selected, disabled }) => !selected && !disabled), undefined, SHORT)
    if (other >= 0) await field.selectOption({ index: other }, SHORT)
  } else if (kind === 'checkbox' || kind === 'radio') await field.press('Space', SHORT)
  else if (kind === 'range') await field.press('ArrowRight', SHORT)
  else if (kind in whole) await field.fill(whole[kind]!, SHORT)
  else {
    const sample = samples[kind] ?? '12'
    const words = longest >= 0 && longest <= LONGEST ? sample.padEnd(longest, '1').slice(0, longest) : sample
    await field.fill('', SHORT)
    await field.pressSequentially(words, SHORT)
  }
}

/** Gives a control the focus. */
export const focus = (control: Locator): Promise<void> => control.evaluate((element) => (element as HTMLElement).focus(), undefined, SHORT)

/** Only once a field is left has it changed. */
export const leave = (control: Locator): Promise<void> => control.evaluate((element) => (element as HTMLElement).blur(), undefined, SHORT)

/** Runs in the page, on a control: from here on it is known whether it had the focus; how many dialogs stood over the page. */
export const startTouch = (element: Element): number => {
  Object.assign(window, { hadFocus: (element.getRootNode() as Document).activeElement === element })
  element.addEventListener('focus', () => Object.assign(window, { hadFocus: true }), { once: true })
  return [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].filter((dialog) => dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length
}

/** Runs in the page, on a control that was touched, two frames later: whether the focus went on, and how many dialogs stand over the page now. */
export const endTouch = async (element: Element): Promise<{ isLost: boolean; dialogs: number }> => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const { activeElement } = element.getRootNode() as Document
  const dialogs = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].filter((dialog) => dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  return { isLost: (window as unknown as { hadFocus: boolean }).hadFocus && activeElement !== element && !element.contains(activeElement), dialogs: dialogs.length }
}

/** What a control does to the focus by being touched, in words; nothing, if it does nothing. */
export async function touchedBy(control: Locator, act: (control: Locator) => Promise<void>): Promise<string | undefined> {
  const before = await control.evaluate(startTouch, undefined, SHORT)
  await act(control)
  const { isLost, dialogs } = await control.evaluate(endTouch, undefined, SHORT)
  return dialogs > before ? 'a dialog came over the page' : isLost ? 'the focus went elsewhere' : undefined
}

/** What was left untried. */
export const othersOn = (page: Page): Promise<number> => page.locator(OTHERS).count()
