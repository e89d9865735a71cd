import { css } from '@emotion/react'
import { from } from '../config/theme.ts'

/** In hundredths of width and height, clockwise from the upper left: a few pixels of the text's column. */
const outline = [
  [0, 0.7], [9, 0], [22, 0.9], [37, 0.2], [49, 1], [64, 0.3], [78, 0.9], [91, 0], [100, 0.6], [99.6, 21], [100, 44], [99.5, 67], [99.9, 100],
  [87, 99.2], [73, 99.9], [59, 99.1], [44, 99.8], [30, 99], [15, 99.8], [0.2, 99.2], [0.5, 76], [0, 51], [0.4, 27],
]

/** A block of wood, cut by hand. */
export const ragged = `polygon(${outline.map(([x, y]) => `${x}% ${y}%`).join()})`

/** A figure with a sky, and a map that is not as wide as the window, is a printed block, and cut by hand as a plate is. It comes with the sheet below the text. */
export const figureEdges = css({
  'article:has(> &) svg:has(> .t:first-of-type)': { clipPath: ragged },
  [from.grid]: { 'article:has(> &) figure img': { clipPath: ragged } },
})
