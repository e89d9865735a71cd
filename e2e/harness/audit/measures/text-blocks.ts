import type { Page } from 'playwright/test'

/** Runs in the page: what WCAG 1.4.8 says of blocks of text, asked of every element that holds lines of its own. */
const readBlocks = (): string[] => {
  const inline = /^(?:inline|inline-block|contents|none)/
  const holdsText = (element: Element) => [...element.childNodes].some((node) => (node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '') || (node instanceof Element && inline.test(getComputedStyle(node).display) && node.textContent.trim() !== ''))
  const blocks = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
    (element) => !element.closest('script, style, svg, pre, code, h1, h2, h3, h4, h5, h6, a, button, label, summary, [role=heading], [aria-hidden=true]') && !inline.test(getComputedStyle(element).display) && holdsText(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1,
  )
  return blocks.flatMap((block) => {
    const { lineHeight, fontSize, textAlign, fontStyle } = getComputedStyle(block)
    // Only its own lines: what blocks inside it hold is theirs.
    const boxes: DOMRect[] = []
    let text = ''
    /** How many characters stand on each line. */
    const counts = new Map<number, number>()
    const px = lineHeight === 'normal' ? 1.2 * parseFloat(fontSize) : parseFloat(lineHeight)
    const { top } = block.getBoundingClientRect()
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      let outer = texts.currentNode.parentElement!
      while (outer !== block && inline.test(getComputedStyle(outer).display)) outer = outer.parentElement!
      if (outer !== block) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1))
      text += texts.currentNode.textContent
      for (let at = 0; at < texts.currentNode.textContent!.length; at += 1) {
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 1)
        const box = range.getBoundingClientRect()
        const line = Math.floor((box.top + box.height / 2 - top) / px)
        if (box.width > 0) counts.set(line, (counts.get(line) ?? 0) + 1)
      }
    }
    text = text.replace(/\s+/g, ' ').trim()
    const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom / px))).size
    // «More than one sentence of text» (WCAG, blocks of text): a lone sentence is none. Running text is held to the same all the same.
    const isBlock = lines > 1 && ((block.matches('p, li, dd, blockquote') && parseFloat(fontSize) < 24) || /[.!?…]["»”)]?\s+["«“(]?\p{Lu}/u.test(text))
    if (!isBlock) return []
    const name = `«${text.slice(0, 40)}»`
    // The mean of the whole lines: a single one may hold many narrow letters, the last ends where the text does.
    const whole = [...counts].toSorted(([one], [other]) => one - other).slice(0, -1)
    const characters = whole.reduce((sum, [, count]) => sum + count, 0) / Math.max(1, whole.length)
    const next = block.nextElementSibling
    const isLong = (part: Element | null) => part?.localName === 'p' && part.getBoundingClientRect().height > 1.5 * px
    const isTight = isLong(block) && isLong(next) && next!.getBoundingClientRect().top - block.getBoundingClientRect().bottom < 0.5 * px
    return [
      ...(px / parseFloat(fontSize) < 1.49 ? [`${name}: lines ${lineHeight} at ${fontSize}`] : []),
      ...(textAlign === 'justify' ? [`${name}: justified`] : []),
      ...(lines > 3 && characters > 80 ? [`${name}: ${Math.round(characters)} characters a line`] : []),
      ...(fontStyle === 'italic' && lines > 4 ? [`${name}: ${lines} lines of italic`] : []),
      ...(isTight ? [`${name}: the next paragraph is too near`] : []),
    ]
  })
}

/** Blocks of text that are hard to read: lines too long or too near, justified, in italic, paragraphs without a space between them. */
export const hardBlocks = (page: Page): Promise<string[]> => page.evaluate(readBlocks)
