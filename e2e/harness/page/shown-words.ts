import type { Page } from 'playwright/test'
import { type Generated, handGenerated } from './generated.ts'
import { type InPage, prepare, readAsText } from './in-page.ts'
import { handVeiled, type Veiled } from './veiled.ts'
import type { Word } from './word.ts'

/** Runs in the page. */
const readWords = (part: string): Word[] => {
  const words: Word[] = []
  // A part of a page is looked at through the window, the whole page from its top.
  const [left, top] = part === 'body' ? [scrollX, scrollY] : [0, 0]
  const { boxedOf, boxesAround, closestOf, elementsIn, isCutAway, isOfWindow, isShown, outerOf, placeOf, referredBy } = window as unknown as InPage
  const { generated = [] } = window as { generated?: (Generated & { element: Element })[] }
  const { isAltered, isIn, isVeiledAt } = window as unknown as Veiled
  const opacityOf = (element: Element | null): number => (element ? Number(getComputedStyle(element).opacity) * opacityOf(outerOf(element)) : 1)
  const pot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const inks = new Map<string, Word['ink']>()
  /** Of a colour in whatever way it is written. */
  const inkOf = (color: string): Word['ink'] => {
    const known = inks.get(color)
    if (known) return known
    pot.clearRect(0, 0, 1, 1)
    // A canvas leaves the colour of before in the place of one that it does not know.
    pot.fillStyle = CSS.supports('color', color) ? color : 'transparent'
    pot.fillRect(0, 0, 1, 1)
    const ink = [...pot.getImageData(0, 0, 1, 1).data] as Word['ink']
    inks.set(color, ink)
    return ink
  }
  const inactive = ':disabled, [aria-disabled=true]'
  const named = new Set(elementsIn(document).filter((control) => control.matches(inactive)).flatMap((control) => referredBy(control, 'aria-labelledby')))
  /** What cannot be used need not be read (WCAG 1.4.3). */
  const isInactive = (element: Element): boolean =>
    closestOf(element, inactive) !== null || closestOf(element.closest('label')?.control ?? null, inactive) !== null || [...named].some((label) => label?.contains(element))
  /** What is left of a place inside all that hides what goes beyond it, to the whole pixel: a word that has scrolled away stands on nothing. */
  const windowOn = (element: Element) => {
    let [from, above, to, below] = [-Infinity, -Infinity, Infinity, Infinity]
    for (const { box: around, holds } of boxesAround(element)) {
      if (!holds || !(around instanceof HTMLElement) || isOfWindow(around)) continue
      const { overflowX, overflowY } = getComputedStyle(around)
      const outer = around.getBoundingClientRect()
      const { clientLeft, clientTop, clientWidth, clientHeight, offsetWidth, offsetHeight } = around
      if (overflowX !== 'visible') [from, to] = [Math.max(from, Math.ceil(outer.left + clientLeft)), Math.min(to, Math.floor(outer.right - (offsetWidth - clientLeft - clientWidth)))]
      if (overflowY !== 'visible') [above, below] = [Math.max(above, Math.ceil(outer.top + clientTop)), Math.min(below, Math.floor(outer.bottom - (offsetHeight - clientTop - clientHeight)))]
    }
    return { from, above, to, below }
  }
  const modals = elementsIn(document).filter((element) => element.matches('dialog:modal'))
  const isAround = (outer: Element, element: Element | null): boolean => element !== null && (element === outer || isAround(outer, outerOf(element)))
  /** What holds of each word of an element. */
  const aboutOf = (element: Element) => {
    const box = boxedOf(element)
    const seen = box.getBoundingClientRect().width > 1 && !isCutAway(box) ? windowOn(box) : undefined
    const isInert = closestOf(box, '[inert]') !== null || (modals.length > 0 && modals.every((modal) => !isAround(modal, box)))
    return { seen, element, isInert, isHidden: closestOf(box, '[aria-hidden=true]') !== null, isAltered: isAltered(element), opacity: opacityOf(element), isNamed: element.closest('[aria-label], [aria-labelledby], [title], [aria-hidden=true]')?.textContent.trim().length === 1, isDrawn: element instanceof SVGElement || element.matches('input'), isField: element.matches('input, textarea'), isText: element instanceof HTMLElement && !element.matches('input, textarea:placeholder-shown'), place: placeOf(element) }
  }
  const add = (text: string, box: DOMRect, { fontSize, fontWeight }: Pick<CSSStyleDeclaration, 'fontSize' | 'fontWeight'>, color: string, { seen, element, isAltered: altered, isNamed, opacity, ...about }: ReturnType<typeof aboutOf>, own = 1) => {
    if (!seen || box.width === 0 || box.height === 0) return
    const px = parseFloat(fontSize)
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
    const isSign = isNamed || !/[\p{L}\p{N}]/u.test(text)
    // Above and below the letters a line box may reach into its neighbours.
    const [x, y] = [Math.max(box.x, seen.from), Math.max(box.y + box.height * 0.2, seen.above)]
    const [width, height] = [Math.min(box.right, seen.to) - x, Math.min(box.y + box.height * 0.8, seen.below) - y]
    const isMissed = width < 3 || height < 1 || box.height < 3
    const isVeiled = !isMissed && (altered || !CSS.supports('color', color) || isVeiledAt(element, box))
    words.push({ text: text.slice(0, 40), x: x + left, y: y + top, width, height, color, ink: inkOf(color), opacity: own * opacity, isLarge, isSign, isVeiled, isMissed, ...about })
  }
  const readText = (node: Text, parent: Element) => {
    const style = getComputedStyle(parent)
    const initial = getComputedStyle(parent, '::first-letter')
    const about = aboutOf(parent)
    if (boxesAround(parent).some(({ box }) => getComputedStyle(box, '::first-line').color !== getComputedStyle(box).color)) about.isNamed = true
    // A large initial has a ground and a colour of its own, and with it the signs before it.
    const first = initial.float !== 'none' && parent.firstChild === node ? /^\s*\p{P}*\S/u.exec(node.data)![0].length : 0
    for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
      const end = index + word.length
      for (const [from, to, own] of index < first ? ([[index, first, initial], [first, end, style]] as const) : ([[index, end, style]] as const)) {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, to)
        // Before an ellipsis the browser lays a word out twice in one place, whole and as far as it is shown.
        const boxes = new Map([...range.getClientRects()].toSorted((one, other) => one.width - other.width).map((box) => [`${box.x} ${box.y}`, box]))
        for (const box of boxes.values()) add(range.toString(), box, own, parent instanceof SVGElement ? own.fill : own.webkitTextFillColor, about)
      }
    }
  }
  /** What was typed into a field, or what stands there until something is. */
  const readField = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const text = (field.value || field.placeholder).trim()
    if (!text || field.matches('[type=checkbox], [type=radio], [type=hidden], [type=range], [type=color], [type=image]')) return
    const style = getComputedStyle(field)
    const shown = field.value ? style : getComputedStyle(field, '::placeholder')
    const { x, y, width, height } = field.getBoundingClientRect()
    const [above, right, below, before] = ['Top', 'Right', 'Bottom', 'Left'].map((side) => parseFloat(style[`padding${side}` as 'paddingTop']) + parseFloat(style[`border${side}Width` as 'borderTopWidth'])) as [number, number, number, number]
    const box = new DOMRect(x + before, y + above, width - before - right, Math.min(height - above - below, parseFloat(style.fontSize) * 1.2))
    add(text, box, style, shown.color, aboutOf(field), field.value ? 1 : Number(shown.opacity))
  }
  const read = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node: Node | null = walk.currentNode; node; node = walk.nextNode()) {
      if (node instanceof Element && node.shadowRoot) read(node.shadowRoot)
      if ((node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) && isShown(node, true) && !isInactive(node)) readField(node)
      if (!(node instanceof Text) || !node.data.trim()) continue
      const parent = outerOf(node)
      if (parent && !parent.closest('script, style, option, textarea') && isShown(parent, true) && !isInactive(parent)) readText(node, parent)
    }
  }
  const whole = document.querySelector(part) ?? document.documentElement
  read(whole)
  for (const { element, text, bounds: [x, y, width, height], color, opacity, ...style } of generated) {
    if (isIn(element, whole) && isShown(element, true) && !isInactive(element)) add(text, new DOMRect(x - scrollX, y - scrollY, width, height), style, color, { ...aboutOf(element), isText: false }, opacity)
  }
  return words.filter(({ x, y }) => x >= 0 && y >= 0)
}

/** Each word that can be seen in a part of the page, in shadow trees and fields too. */
export async function wordsIn(page: Page, part: string): Promise<Word[]> {
  await prepare(page)
  await handVeiled(page)
  await page.evaluate(() => Object.assign(window, { generated: [], veils: [] }) && undefined)
  return (await readAsText(page, readWords, part)).filter(({ isMissed }) => !isMissed)
}

/** The same, with what style sheets write and lay over it, and with what is missed. */
export async function paintedWordsIn(page: Page, part: string): Promise<Word[]> {
  await prepare(page)
  await handVeiled(page)
  await handGenerated(page)
  return readAsText(page, readWords, part)
}
