import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { font, space, type } from '../../config/theme.ts'
import { room, tied } from '../../ui/tied.ts'

const frame = css({
  containerType: 'inline-size',
  font: `450 ${type.small} ${font.ui}`,
  '& > svg': { display: 'block', width: '100%', height: 'auto' },
  '& svg': { forcedColorAdjust: 'none' },
})
const title = css({ font: `italic 400 1.375rem/1.3 ${font.display}`, paddingBottom: space(3) })

interface FigureProps {
  caption: string
  children: ReactNode
}

export function Figure({ caption, children }: FigureProps) {
  return (
    <figure css={frame}>
      <figcaption css={title}>{tied(caption, room.caption)}</figcaption>
      {children}
    </figure>
  )
}
