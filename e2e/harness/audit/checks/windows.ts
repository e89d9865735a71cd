import type { Page } from 'playwright/test'
import { clippedTexts } from '../../page/clipped.ts'
import { readLost, readUngrown, rememberShown } from '../../page/shown-before.ts'
import { overlaps } from '../measures/overlaps.ts'
import { spaceText } from '../stage.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import { type Fault, ofPage } from './fault.ts'
import { ofStuck, readScrollers, readStuck, TWO_DIMENSIONS } from './narrow.ts'
import { rulesOfWindows } from './of-rules.ts'

/** Runs in the page: what reaches out of a narrow window, from the inside. */
const readBeside = (twoDimensions: string): Fault[] => {
  const { elementsIn, hasText, locate, outerOf } = window as unknown as InPage
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width + 1) return []
  const holds = (element: Element): boolean => element !== document.body && /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
  const scrolls = (element: Element | null): boolean => element !== null && (holds(element) || scrolls(outerOf(element)))
  // Written from right to left, a page is scrolled to the left alone.
  const isToLeft = getComputedStyle(document.body).direction === 'rtl'
  const startsIn = ({ left, right }: DOMRect) => (isToLeft ? right > width - document.documentElement.scrollWidth : left < document.documentElement.scrollWidth)
  const linesIn = (text: Node): DOMRect[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  // A long word leads out of the box that it stands in; of the body the box is no part of what is read.
  const boxesOf = (element: Element): DOMRect[] => [
    ...(element === document.body ? [] : [element.getBoundingClientRect()]),
    ...(holds(element) ? [] : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).flatMap(linesIn)),
  ]
  const reachOf = (element: Element) => Math.max(...boxesOf(element).filter(startsIn).map(({ left, right }) => (isToLeft ? -left : right - width)))
  const out = [document.body, ...elementsIn(document.body)].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !scrolls(outerOf(element)) && reachOf(element) > 1)
  const isAround = (element: Element, other: Element | null): boolean => other !== null && (outerOf(other) === element || isAround(element, outerOf(other)))
  const inner = out.filter((element) => !out.some((other) => isAround(element, other)))
  if (inner.length === 0) return [{ criterion: '1.4.10', rule: 'beside', kind: 'review', message: `In a window of ${width} px the page is ${document.documentElement.scrollWidth} px wide: must it be scrolled to both sides to be read?`, ...locate(document.documentElement) }]
  const isFlat = (element: Element | null): boolean => element === null || (!element.matches(twoDimensions) && isFlat(outerOf(element)))
  // Where nothing is, nothing is lost out of sight.
  const holdsAny = (element: Element): boolean =>
    element.textContent.trim() !== '' || [element, ...elementsIn(element), ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])].some((part) => hasText(part) || part.matches('img, svg, canvas, video, audio, iframe, object, embed, input, button, select, textarea, a[href], [tabindex]'))
  const asked = inner.filter((element) => isFlat(element) && holdsAny(element))
  return (asked.length > 0 ? asked : inner.slice(0, 1)).slice(0, 5).map((element): Fault => ({
    criterion: '1.4.10',
    rule: 'beside',
    kind: asked.length > 0 ? 'violation' : 'review',
    message: `In a window of ${width} px it reaches ${Math.round(reachOf(element))} px out of sight${asked.length > 0 ? '' : ': does it need two dimensions, or hold nothing?'}.`,
    ...locate(element),
  }))
}

const cuts = (texts: { text: string; isMeant: boolean }[], criterion: string, rule: string, when: string): Fault[] =>
  texts.map(({ text, isMeant }) => ofPage(criterion, rule, isMeant ? 'review' : 'violation', `«${text}» is cut off ${when}${isMeant ? ': can it be read otherwise?' : '.'}`, text))

/** One text over another may still be read, as a mark over a letter: a person is asked. */
const asks = (over: string[], criterion: string, when: string): Fault[] => over.slice(0, 5).map((words) => ofPage(criterion, 'over', 'review', `${words} ${when}: can both be read?`, words))

/** One question about several texts. */
function asksOf(texts: string[], criterion: string, rule: string, words: string): Fault[] {
  const [first = '', ...others] = [...new Set(texts)]
  return first === '' ? [] : [ofPage(criterion, rule, 'review', `«${first.slice(0, 50)}»${others.length > 0 ? ` and ${others.length} more` : ''} ${words}`, first.slice(0, 50))]
}

/** A page in other windows, and with the spacing that a reader may set. Leaves the page spaced. */
export async function inOtherWindows(page: Page): Promise<Fault[]> {
  const faults = await rulesOfWindows(page)
  const before = page.viewportSize()!
  await prepare(page)
  await page.evaluate(rememberShown)
  const [wide, overWide, stuckWide] = [await clippedTexts(page), new Set(await overlaps(page)), await page.evaluate(readStuck)]
  const isNew = ({ text, cut }: (typeof wide)[number]) => !wide.some((known) => known.text === text && (known.cut === 'shortened') === (cut === 'shortened'))
  const newOver = (over: string[]) => over.filter((words) => !overWide.has(words))
  const newOf = (texts: typeof wide, how: string) => texts.filter(({ cut }) => cut === how).filter(isNew).map(({ text }) => text)

  await page.setViewportSize({ width: 320, height: 256 })
  await prepare(page)
  faults.push(...(await page.evaluate(readBeside, TWO_DIMENSIONS)), ...(await page.evaluate(readScrollers, TWO_DIMENSIONS)), ...ofStuck(await page.evaluate(readStuck), stuckWide))
  const narrow = await clippedTexts(page)
  const lost = [...(await page.evaluate(readLost)), ...newOf(narrow, 'away')]
  faults.push(
    ...cuts(narrow.filter(({ cut }) => cut === 'through').filter(isNew), '1.4.10', 'cut', 'in a window of 320 px'),
    ...asks(newOver(await overlaps(page)), '1.4.10', 'in a window of 320 px'),
    ...asksOf(newOf(narrow, 'shortened'), '1.4.10', 'shortened', 'ends in an ellipsis in a window of 320 px: can all of it be read?'),
    ...asksOf(lost, '1.4.10', 'lost', 'is shown in a wide window, and not in one of 320 px: is it there in another way?'),
  )

  // A window of 1280 px at a zoom of 200 %.
  await page.setViewportSize({ width: Math.round(before.width / 2), height: Math.round(before.height / 2) })
  faults.push(
    ...asksOf(newOf(await clippedTexts(page), 'shortened'), '1.4.4', 'shortened', 'ends in an ellipsis at twice its size: can all of it be read?'),
    ...asksOf(await page.evaluate(readUngrown, 2), '1.4.4', 'ungrown', 'does not grow to twice its size with the zoom: can it be read as large as that?'),
  )

  await page.setViewportSize(before)
  await spaceText(page)
  const spaced = await clippedTexts(page)
  return [
    ...faults,
    ...cuts(spaced.filter(({ cut }) => cut !== 'shortened').filter(isNew), '1.4.12', 'cut', 'with wider spacing'),
    ...asksOf(newOf(spaced, 'shortened'), '1.4.12', 'shortened', 'ends in an ellipsis with wider spacing: can all of it be read?'),
    ...asks(newOver(await overlaps(page)), '1.4.12', 'with wider spacing'),
  ]
}
