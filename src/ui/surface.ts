import { css } from '@emotion/react'
import { color, DEEP, layout, property } from '../config/theme.ts'

/** Solid ink: whatever stands on it takes the lagoon's colours. */
const lagoon = css({
  background: color.lagoon,
  color: color.onLagoon,
  [property.accent]: color.gold,
  [property.text]: color.onLagoon,
  [property.muted]: color.onLagoonMuted,
  [property.background]: color.lagoon,
})

/** A box of it. With forced colours its ground is that of the page, and the outline is seen. */
export const inkBox = css(lagoon, { outline: '1px solid transparent' })

/** The same as the water below a plate. */
export const water = css(lagoon, { '@media (prefers-color-scheme: dark)': { [property.lagoon]: DEEP } })

/** The page's column. */
export const container = css({ width: `min(100% - 2 * ${layout.gutter}, ${layout.container})`, marginInline: 'auto' })
