import type { Locator, Page } from 'playwright/test'

/** A4 less the margins of the sheet, in pixels of 1/96 of an inch. */
export const SHEET = { width: 695, height: 1009 }

/** The widths from which on the page's own styles change it, narrower and wider than these apart. */
export const turningWidths = (page: Page, from: number, to: number): Promise<number[]> =>
  page.evaluate(
    ([least, most]) => {
      const widths = new Set<number>()
      const read = (rules: Iterable<CSSRule>) => {
        for (const rule of rules) {
          const condition = rule instanceof CSSMediaRule && rule.conditionText.includes('width') ? rule.conditionText : ''
          // On the wider side of each, whether it is a least or a most, in either notation.
          for (const [, size, unit] of condition.matchAll(/([\d.]+)(px|r?em)/g)) widths.add(Math.floor(Number(size) * (unit === 'px' ? 1 : 16)) + 1)
          if (rule instanceof CSSGroupingRule) read(rule.cssRules)
        }
      }
      for (const sheet of document.styleSheets) read(sheet.cssRules)
      return [...widths].filter((width) => width > least! && width < most!)
    },
    [from, to],
  )

/** Words of headings that stand on two lines; a compound may end one at its hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((all) =>
    all.filter((heading) => heading.checkVisibility()).flatMap((heading) => {
      const broken: string[] = []
      const walk = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (walk.nextNode()) {
        const range = document.createRange()
        for (const { 0: word, index } of walk.currentNode.nodeValue!.matchAll(/[^\s\u00a0-]+/g)) {
          range.setStart(walk.currentNode, index)
          range.setEnd(walk.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

/** How many pixels of the page lie beside the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What can be pressed on a page. */
export const targets = (page: Page): Locator => page.locator('a[href], button, input, textarea, select, summary')

/** What is pressed, is no part of a sentence nor of an entry of «Fonti», and is smaller than 44 × 44 px, in the window as it is. */
export const smallTargets = (those: Locator): Promise<string[]> =>
  those.evaluateAll((all) => {
    const STRIDE = 4
    const isOwn = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return target.contains(hit) || [...((target as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit))
    }
    /**
     * How far the target reaches from its middle, whatever else its box covers: a card's link covers the card. In strides, and the
     * last of them pixel by pixel: on a long page to ask what lies at a place is most of what this costs.
     */
    const reach = (target: Element, stepX: number, stepY: number) => {
      const { x, y, width, height } = target.getBoundingClientRect()
      const isOwnAt = (distance: number) => isOwn(target, x + width / 2 + stepX * distance, y + height / 2 + stepY * distance)
      const ownFrom = (start: number, stride: number) => {
        let distance = start
        while (distance < 44 && isOwnAt(distance)) distance += stride
        return distance
      }
      const strides = ownFrom(0, STRIDE)
      return strides === 0 || strides >= 44 ? strides : ownFrom(strides - STRIDE + 1, 1)
    }
    const isSmall = (target: Element) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      // One pixel less: positions are fractions.
      const span = (stepX: number, stepY: number) => {
        const before = reach(target, -stepX, -stepY)
        return before < 43 ? before + reach(target, stepX, stepY) : before
      }
      return span(1, 0) < 43 || span(0, 1) < 43
    }
    const isInline = (part: Element) => getComputedStyle(part).display === 'inline'
    const lineOf = (part: Element): Element => (isInline(part) ? lineOf(part.parentElement!) : part)
    /** In a line with words that lead nowhere. */
    const isInText = (target: Element) => {
      if (!isInline(target)) return false
      if (target.closest('[aria-labelledby=fonti]')) return true
      const line = lineOf(target).cloneNode(true) as Element
      for (const other of line.querySelectorAll('a, button')) other.remove()
      return /[\p{L}\p{N}]/u.test(line.textContent)
    }
    // A box that holds to something by itself lets go of it for who is there: so it does here.
    const boxes = [...document.querySelectorAll<HTMLElement>('*')].filter((box) => getComputedStyle(box).scrollSnapType !== 'none')
    for (const box of boxes) box.style.scrollSnapType = 'none'
    const dead = all.filter((target) => getComputedStyle(target).pointerEvents === 'none').map((target) => `no press reaches ${target.outerHTML.slice(0, 100)}`)
    const small = all
      .filter((target) => target.checkVisibility() && !isInText(target) && target.getBoundingClientRect().right > 0)
      .filter(isSmall)
      .map((target) => target.outerHTML.slice(0, 100))
    for (const box of boxes) box.style.scrollSnapType = ''
    return [...dead, ...small]
  })

/** The words and the fields of the page that are smaller than 16 px, as they are shown, raised numbers that are smaller than 14 px and words of a drawing smaller than 11 px; what the style sheet puts before or after counts as words too. */
export const smallLetters = (page: Page) =>
  page.locator('body *').evaluateAll((all) => {
    const leastOf = (element: Element) => (element.closest('svg') ? 11 : element.closest('sup') ? 14 : 16)
    /** A drawing is as large as its box. */
    const scaleOf = (element: Element) => (element instanceof SVGGraphicsElement ? Math.hypot(element.getScreenCTM()!.a, element.getScreenCTM()!.b) : 1)
    const hasWords = (element: Element, part: string) => {
      const { content } = getComputedStyle(element, part)
      if (part) return /^counters?\(/.test(content) || /[\p{L}\p{N}]/u.test(/"(.*)"/s.exec(content)?.[1] ?? '')
      return element.matches('input:not([type=checkbox]), select, textarea') || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
    }
    return all
      .filter((element) => element.checkVisibility())
      .flatMap((element) => ['', '::before', '::after'].filter((part) => hasWords(element, part)).map((part) => ({ element, size: parseFloat(getComputedStyle(element, part).fontSize) * scaleOf(element) })))
      .filter(({ element, size }) => size < leastOf(element))
      .map(({ element, size }) => `«${element.textContent.slice(0, 40)}» in ${size}px`)
  })

/** How large the words of the page are, the formula apart, which is as wide as its window allows. */
export const wordSizes = (page: Page) =>
  page.locator('main :is(p, li, td, th, dd, label)').evaluateAll((all) =>
    all.map((element) => (element.checkVisibility() && !element.closest('[aria-hidden=true]') && ![element, ...element.children].some((part) => /grid/.test(getComputedStyle(part).display)) ? { words: element.textContent.trim().slice(0, 40), size: parseFloat(getComputedStyle(element).fontSize) } : undefined)),
  )

/** Sizes that the letters of the root have on a screen, in one window or in all, in units that no reader can change. */
export const fixedLetters = (page: Page) =>
  page.evaluate(() => {
    const rulesIn = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule]
        return rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule && rule.conditionText === 'print') ? rulesIn(rule.cssRules) : []
      })
    const roots = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules)).filter(({ selectorText }) => /(?:^|,)\s*(?::root|html|body)\s*(?:,|$)/.test(selectorText))
    return roots.filter(({ style }) => style.fontSize && !/^[\d.]+(?:%|r?em)$/.test(style.fontSize)).map(({ cssText }) => cssText.slice(0, 80))
  })
