import type { Page } from 'playwright/test'
import { clippedTexts } from '../../page/clipped.ts'
import { spaceText } from '../stage.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import { type Fault, ofPage } from './fault.ts'
import { rulesOfWindows } from './of-rules.ts'

/** Runs in the page: what reaches out of a narrow window, from the inside. */
const readBeside = (): Fault[] => {
  const { locate } = window as unknown as InPage
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width + 1) return []
  const scrolls = (element: Element | null): boolean => element !== null && element !== document.body && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const out = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility() && !scrolls(element.parentElement) && element.getBoundingClientRect().right > width + 1 && element.getBoundingClientRect().left < document.documentElement.scrollWidth)
  const inner = out.filter((element) => !out.some((other) => other !== element && element.contains(other)))
  // What needs two dimensions may have them (WCAG 1.4.10).
  const isFlat = (element: Element) => element.closest('table, pre, img, svg, canvas, video, iframe, object, embed, math, [role=img], [role=toolbar], [role=grid]') === null
  const asked = inner.filter(isFlat)
  return (asked.length > 0 ? asked : inner.slice(0, 1)).slice(0, 5).map((element): Fault => ({
    criterion: '1.4.10',
    rule: 'beside',
    kind: asked.length > 0 ? 'violation' : 'review',
    message: `In a window of ${width} px it reaches ${Math.round(element.getBoundingClientRect().right - width)} px out of sight${asked.length > 0 ? '' : ': does it need two dimensions?'}.`,
    ...locate(element),
  }))
}

const cuts = (texts: { text: string }[], criterion: string, rule: string, when: string): Fault[] => texts.map(({ text }) => ofPage(criterion, rule, 'violation', `«${text}» is cut off ${when}.`, text))

/** A page in other windows, and with the spacing that a reader may set. Leaves the page spaced. */
export async function inOtherWindows(page: Page): Promise<Fault[]> {
  const faults = await rulesOfWindows(page)
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 256 })
  await prepare(page)
  faults.push(...(await page.evaluate(readBeside)))
  const narrow = (await clippedTexts(page)).filter(({ cut }) => cut === 'through')
  await page.setViewportSize(before)
  const wide = await clippedTexts(page)
  const isNew = (among: typeof wide) => ({ text }: { text: string }) => !among.some((known) => known.text === text)
  faults.push(...cuts(narrow.filter(isNew(wide)), '1.4.10', 'cut', 'in a window of 320 px'))
  await spaceText(page)
  const spaced = await clippedTexts(page)
  return [...faults, ...cuts(spaced.filter(isNew(wide)), '1.4.12', 'cut', 'with wider spacing')]
}
