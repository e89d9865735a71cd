export interface TabStop {
  name: string
  top: number
  left: number
  right: number
  isMarked: boolean
  isInWindow: boolean
  /** What is drawn over it, if anything. */
  cover: string
  /** The walk was here before. */
  isMet: boolean
}

/** Runs in the page: what a reader sees of the element that has the focus; nothing, if it is nowhere. */
export function tabStop(): TabStop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const ringed = [getComputedStyle(element), getComputedStyle(element, '::after')]
  // A tall field may end below the window: its visible part counts.
  const top = Math.max(box.top, 0)
  const height = Math.min(box.bottom, innerHeight) - top
  const hit = document.elementFromPoint(box.x + box.width / 2, top + height / 2)
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const isOwn = hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)))
  // A mark on the element and not its place: a tool that starts meanwhile adds elements before it.
  const isMet = element.dataset.met !== undefined
  element.dataset.met = ''
  return {
    name: `${element.localName} «${element.textContent?.trim() || element.getAttribute('name')}»`,
    top: box.top + scrollY,
    left: box.left,
    right: box.right,
    isMarked: ringed.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0),
    isInWindow: height >= Math.min(box.height, 24) && box.left >= 0 && box.right <= innerWidth,
    cover: isOwn ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing at its place'),
    isMet,
  }
}

/** Runs in the page: everything that Tab should have met and did not. */
export const unmet = (): string[] =>
  [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
    .filter((element) => element.checkVisibility() && !element.hasAttribute('data-met'))
    .map((element) => element.outerHTML.slice(0, 120))
