import { css } from '@emotion/react'
import { color } from '../../config/theme.ts'

const bar = css({ display: 'block', height: '.5rem', marginTop: '.25rem', background: color.gold, border: `1.5px solid ${color.text}`, forcedColorAdjust: 'none' })

/** The figure of a row, drawn under its heading: as many hundredths of the column as `share` says. */
export const RowBar = ({ share }: { share: string }) => <svg css={bar} width={`${share}%`} aria-hidden />
