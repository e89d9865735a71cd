import { css } from '@emotion/react'
import { color, from } from '../../config/theme.ts'

/** As wide as the longest name of a month, and the space after it. */
const NAME = '6rem'

const bar = css({
  display: 'block',
  height: '.5rem',
  marginTop: '.25rem',
  background: color.gold,
  border: `1.5px solid ${color.text}`,
  forcedColorAdjust: 'none',
  [from.grid]: { 'margin': '-1.125rem 0 .625rem', 'th:has(> &)': { paddingLeft: NAME, textIndent: `-${NAME}` } },
})

/** The figure of a row, drawn beside its heading, on a phone under it: as many hundredths of the room there as `share` says. */
export const RowBar = ({ share }: { share: string }) => <svg css={bar} width={`${share}%`} aria-hidden />
