/** What has the focus: where it is on the page, in pixels, and what a reader sees of it. */
export type TabStop = NonNullable<ReturnType<typeof tabStop>>

/** Runs in the page: the stop that has the focus; nothing, if the focus is nowhere. */
export function tabStop() {
  const innermost = (at: Element | null): Element | null => (at?.shadowRoot?.activeElement ? innermost(at.shadowRoot.activeElement) : at)
  const element = innermost(document.activeElement)
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const root = element.getRootNode() as Document | ShadowRoot
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  let rolled = 0
  for (let part = element.parentElement; part && part !== document.documentElement; part = part.parentElement) rolled += part.scrollTop
  // The text of its own lines reaches into the padding of a link among them: that is beside it, not over it.
  const around: Element[] = []
  for (let part: Element | null = element; part && getComputedStyle(part).display === 'inline'; part = part.parentElement) if (part.parentElement) around.push(part.parentElement)
  /** Words of the same lines, where they stand in the flow: what has a ground, and a picture, would lie over it. */
  const isBeside = (hit: Element): boolean => {
    if (around.includes(hit)) return true
    const { display, position, backgroundColor, backgroundImage } = getComputedStyle(hit)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && hit instanceof HTMLElement && hit.textContent.trim() !== ''
    return display === 'inline' && position === 'static' && isClear && hit.parentElement !== null && isBeside(hit.parentElement)
  }
  /** Of what the element is scrolled in, where the bar lies over it and takes no room: WebKitGTK's is 21 px wide. */
  const isScrollBar = (hit: Element, left: number) =>
    hit.contains(element) && hit.scrollHeight > hit.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(hit).overflowY) && left >= hit.getBoundingClientRect().right - 24
  const isOwn = (hit: Element | null, left: number) => element.contains(hit) || labels.some((label) => label.contains(hit)) || (hit !== null && (isBeside(hit) || isScrollBar(hit, left)))
  const isSolid = (part: Element | null): boolean => part === null || (getComputedStyle(part).opacity === '1' && isSolid(part.parentElement))
  /** Whether something that cannot be seen through lies at a point; what is only stretched over it has no ground there. */
  const hidesAt = (hit: Element | null, left: number, down: number): boolean => {
    if (!hit || hit.contains(element)) return false
    const { left: from, right, top: above, bottom } = hit.getBoundingClientRect()
    const { backgroundColor, backgroundImage } = getComputedStyle(hit)
    const isOpaque = backgroundColor.startsWith('rgb(') || backgroundImage.includes('url(') || hit.matches('img, video')
    return (isOpaque && isSolid(hit) && left >= from && left <= right && down >= above && down <= bottom) || hidesAt(hit.parentElement, left, down)
  }
  // A tall field may begin above the window or end below it: its visible part counts.
  const top = Math.max(y, 0)
  const shown = Math.min(y + height, innerHeight) - top
  const hits = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => {
      const hit = root.elementFromPoint(x + width * across, top + shown * down)
      const isCovered = !isOwn(hit, x + width * across)
      return { hit, isCovered, isHidden: isCovered && hidesAt(hit, x + width * across, top + shown * down) }
    }),
  )
  const middle = hits[4]!
  const rings = [getComputedStyle(element), getComputedStyle(element, '::after')]
  // The walk was here before. A mark on the element and not its place: a tool that starts meanwhile adds elements before it.
  const isMet = element.dataset.met !== undefined
  element.dataset.met = ''
  return {
    /** Role and name. */
    name: `${element.localName} «${element.textContent?.trim() || element.getAttribute('name')}»`,
    x,
    y: y + scrollY,
    /** How far down it stands where nothing inside the page has been scrolled. */
    down: y + scrollY + rolled,
    width,
    height,
    /** By an outline of two pixels, its own or that of what is stretched over its card. */
    isMarked: rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
    isInWindow: shown >= Math.min(height, 24) && x >= 0 && x + width <= innerWidth,
    /** No part of it is in the window: whether something covers it cannot be told. */
    isAway: shown <= 0 || x >= innerWidth || x + width <= 0,
    /** How many of nine points of its box something else covers. */
    covered: hits.filter(({ isCovered }) => isCovered).length,
    /** How many of them it covers with a ground or a picture. */
    hidden: hits.filter(({ isHidden }) => isHidden).length,
    /** What lies over its middle, if anything. */
    cover: middle.isCovered ? (middle.hit?.outerHTML.slice(0, 120) ?? 'nothing at its place') : '',
    isMet,
    /** The keys go on inside it. */
    isFrame: element.matches('iframe, frame, object'),
  }
}

/** Runs in the page: everything that Tab should have met and did not. */
export const unmet = (): string[] =>
  [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
    .filter((element) => element.checkVisibility() && !element.hasAttribute('data-met'))
    .map((element) => element.outerHTML.slice(0, 120))

/** Runs in the page: as if no walk had been there. */
export const forgetStops = (): void => {
  const forget = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      delete element.dataset?.met
      if (element.shadowRoot) forget(element.shadowRoot)
    }
  }
  forget(document)
}
