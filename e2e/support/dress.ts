import type { Locator } from 'playwright/test'

/** What tells a button from a link of the text: a ground of its own or a border, no line under its words, the height of a finger. */
export const dressOf = (link: Locator) =>
  link.evaluate((part) => {
    const { backgroundColor, borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(part)
    const { height } = part.getBoundingClientRect()
    return { hasGround: !backgroundColor.endsWith(', 0)'), hasBorder: borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1, isUnderlined: textDecorationLine.includes('underline'), isHigh: height >= 44 }
  })
