import type { Page } from 'playwright/test'
import { type InPage, prepare } from './in-page.ts'

/** A text that some box around it cuts off. */
interface ClippedText {
  text: string
  /** Through the letters, up to an ellipsis, or beyond what can be seen at all. */
  cut: 'through' | 'shortened' | 'away'
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
      const cut = lines.flatMap((line) => cutOf(line, parent).map((how) => (isBesidePage(line) ? 'away' : how)))
      if (cut.length > 0) found.push({ text: node.textContent!.trim().replace(/\s+/g, ' ').slice(0, 50), cut: cut.includes('through') ? 'through' : cut.includes('shortened') ? 'shortened' : 'away' })
    }
  }
  const cutOf = (line: DOMRect, parent: Element): ClippedText['cut'][] => {
    // Above and below the letters a line reaches into its neighbours.
    const [top, bottom] = [line.top + line.height * 0.2, line.bottom - line.height * 0.2]
    for (const { box, holds } of boxesAround(parent)) {
      const { overflowX, overflowY, textOverflow, clip, clipPath, position } = getComputedStyle(box)
      const { left, right, top: above, bottom: below, width, height } = box.getBoundingClientRect()
      // Out of sight on purpose, for assistive technology alone.
      if (width <= 1 || height <= 1 || clipPath !== 'none' || (clip !== 'auto' && /absolute|fixed/.test(position))) return []
      if (!holds) continue
      if (/hidden|clip/.test(overflowY)) {
        if (bottom <= above + 1 || top >= below - 1) return ['away']
        if (top < above - 1 || bottom > below + 1) return [isOfWindow(box) ? 'away' : 'through']
      }
      if (/hidden|clip/.test(overflowX) && textOverflow !== 'clip' && (line.left < left - 1 || line.right > right + 1)) return ['shortened']
      if (/hidden|clip/.test(overflowX) && textOverflow === 'clip') {
        // The next of a row that is turned over, or a text for assistive technology alone.
        if (line.right <= left + 1 || line.left >= right - 1) return ['away']
        if (line.left < left - 1 || line.right > right + 1) return ['through']
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
