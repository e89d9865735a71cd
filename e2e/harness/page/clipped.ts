import type { Page } from 'playwright/test'
import { type InPage, prepare } from './in-page.ts'

/** A text that some box around it cuts off. */
interface ClippedText {
  text: string
  /** Through the letters, up to an ellipsis, or beyond what can be seen at all. */
  cut: 'through' | 'shortened' | 'away'
  /** Some of its lines can be read whole. */
  isPartly: boolean
  /** A control right after it may show the rest, or it is the next of a row that is turned over. */
  isMeant: boolean
}

/** Runs in the page: lines of text, and the box of each part around them that hides what goes beyond it. */
const readClipped = (): ClippedText[] => {
  const found: ClippedText[] = []
  const { boxesAround, isBesidePage, isOfWindow, isShown, isTransparent, outerOf } = window as unknown as InPage
  const read = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      if (node instanceof Element) {
        if (node.shadowRoot) read(node.shadowRoot)
        continue
      }
      const parent = outerOf(node)
      if (!parent || !node.textContent!.trim() || parent.closest('script, style, svg') || !isShown(parent, true) || isTransparent(getComputedStyle(parent).webkitTextFillColor)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const cuts = lines.map((line) => cutOf(line, parent).map(({ how, isMeant }) => ({ how: isBesidePage(line) ? ('away' as const) : how, isMeant })))
      if (cuts.flat().length === 0) continue
      found.push({ text: node.textContent!.trim().replace(/\s+/g, ' ').slice(0, 50), cut: (['through', 'shortened'] as const).find((how) => cuts.flat().some((one) => one.how === how)) ?? 'away', isPartly: cuts.some((ofLine) => ofLine.length === 0), isMeant: cuts.flat().every(({ isMeant }) => isMeant) })
    }
  }
  const CONTROL = 'a[href], button, summary, [role=button], input[type=checkbox]'
  /** Nothing but a control stands right after a part, or one says that it controls it. */
  const isShownBy = (box: Element): boolean =>
    [box, box.parentElement].some((part) => {
      const next = part?.nextElementSibling
      const control = next?.matches(CONTROL) ? next : next?.querySelector(CONTROL)
      return control && control.checkVisibility() && control.textContent.trim() === next!.textContent.trim()
    }) || (box.id !== '' && document.querySelector(`[aria-controls~="${CSS.escape(box.id)}"]`) !== null)
  /** Of parts of one kind that stand side by side, one that the edge of their box cuts. */
  const isOfRow = (start: Element, box: Element): boolean => {
    if (start === box) return false
    const own = start.getBoundingClientRect()
    const isBeside = (other: Element) => {
      const { left, right, top } = other.getBoundingClientRect()
      return other !== start && other.localName === start.localName && Math.abs(top - own.top) < 2 && (left >= own.right - 1 || right <= own.left + 1)
    }
    const around = outerOf(start)
    return around !== null && ((getComputedStyle(start).display !== 'inline' && [...around.children].some(isBeside)) || isOfRow(around, box))
  }
  const cutOf = (line: DOMRect, parent: Element): { how: ClippedText['cut']; isMeant: boolean }[] => {
    // Above and below the letters a line reaches into its neighbours.
    const [top, bottom] = [line.top + line.height * 0.2, line.bottom - line.height * 0.2]
    for (const { box, holds } of boxesAround(parent)) {
      const { overflowX, overflowY, textOverflow, clip, clipPath, position } = getComputedStyle(box)
      const { left, right, top: above, bottom: below, width, height } = box.getBoundingClientRect()
      // Out of sight on purpose, for assistive technology alone.
      if (width <= 1 || height <= 1 || clipPath !== 'none' || (clip !== 'auto' && /absolute|fixed/.test(position))) return []
      if (!holds) continue
      if (/hidden|clip/.test(overflowY)) {
        if (bottom <= above + 1 || top >= below - 1) return [{ how: 'away', isMeant: isShownBy(box) }]
        if (top < above - 1 || bottom > below + 1) return [{ how: isOfWindow(box) ? 'away' : 'through', isMeant: isShownBy(box) }]
      }
      if (/hidden|clip/.test(overflowX) && textOverflow !== 'clip' && (line.left < left - 1 || line.right > right + 1)) return [{ how: 'shortened', isMeant: isOfRow(parent, box) }]
      if (/hidden|clip/.test(overflowX) && textOverflow === 'clip') {
        // The next of a row that is turned over, or a text for assistive technology alone.
        if (line.right <= left + 1 || line.left >= right - 1) return [{ how: 'away', isMeant: isOfRow(parent, box) }]
        if (line.left < left - 1 || line.right > right + 1) return [{ how: 'through', isMeant: isOfRow(parent, box) }]
      }
      if (/auto|scroll/.test(overflowY + overflowX)) return []
    }
    return []
  }
  read(document.body ?? document.documentElement)
  return found
}

/** Texts of the page that cannot be read whole, at its present size. */
export async function clippedTexts(page: Page): Promise<ClippedText[]> {
  await prepare(page)
  return page.evaluate(readClipped)
}
