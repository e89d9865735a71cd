export interface TabStop {
  name: string
  /** Place of the element in the document. */
  index: number
  top: number
  left: number
  right: number
  isMarked: boolean
  isInWindow: boolean
  /** What is drawn over it, if anything. */
  cover: string
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
  return {
    name: `${element.localName} «${element.textContent?.trim() || element.getAttribute('name')}»`,
    index: [...document.querySelectorAll('*')].indexOf(element),
    top: box.top + scrollY,
    left: box.left,
    right: box.right,
    isMarked: ringed.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0),
    isInWindow: height >= Math.min(box.height, 24) && box.left >= 0 && box.right <= innerWidth,
    cover: isOwn ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing at its place'),
  }
}

/** Runs in the page: places of everything that Tab should meet. */
export const tabbable = (): number[] => {
  const all = [...document.querySelectorAll('*')]
  return [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
    .filter((element) => element.checkVisibility())
    .map((element) => all.indexOf(element))
}
