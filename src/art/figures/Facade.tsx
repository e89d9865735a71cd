import { css } from '@emotion/react'
import { color, font, space } from '../../config/theme.ts'
import { box } from '../kit/shapes.ts'
import { Block } from './Block.tsx'
import { WATERLINE, WIDTH } from './canal-scene.ts'
import { demand } from './demand.ts'
import { Figure } from './Figure.tsx'
import { floors, frame, pane, reflection } from './windows.ts'

const words = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(3), marginTop: space(3), overflowWrap: 'anywhere' })
const share = css({ font: `400 1.625rem/1.2 ${font.display}`, color: color.accent })

interface FacadeProps {
  caption: string
  /** Windows with light, of all: whole numbers, a hundred windows at most. */
  lit: number
  of: number
  label: string
}

const WALL = { left: 30, top: 22 }

/** A share as the lit windows of a palazzo, from the water up. */
export function Facade({ caption, lit, of, label }: FacadeProps) {
  demand(Number.isInteger(of) && of >= 1 && of <= 100, caption, `1 to 100 windows, found ${of}`)
  demand(Number.isInteger(lit) && lit >= 0 && lit <= of, caption, `0 to ${of} lit windows, found ${lit}`)
  const width = WIDTH - 2 * WALL.left
  const windows = floors(of, { left: WALL.left + 8, top: WALL.top + 12, width: width - 16, height: WATERLINE - WALL.top - 26 })
  return (
    <Figure caption={caption}>
      <Block
        caption={caption}
        label={`${label}: ${lit} finestre accese su ${of}`}
        afloat={<path className="o" d={reflection(windows.slice(0, lit))} />}
      >
        <path className="r" d={box(WALL.left, WALL.top, width, WATERLINE - WALL.top)} />
        <path className="K" strokeWidth="9" strokeDasharray="5 5" d={`M${WALL.left} ${WALL.top - 9}h${width}`} />
        <path className="k" d={box(WALL.left - 5, WALL.top - 5, width + 10, 6)} />
        <path className="K" strokeWidth="4" strokeDasharray="1.5 3" d={`M${WALL.left} ${WALL.top + 4}h${width}`} />
        <path className="c" d={box(WALL.left - 4, WATERLINE - 9, width + 8, 9)} />
        <path className="K" strokeWidth="6" strokeDasharray="1 15" d={`M${WALL.left - 4} ${WATERLINE - 4}h${width + 8}`} />
        <path className="c" d={windows.map(frame).join('')} />
        <path className="k" d={windows.slice(lit).map(pane).join('')} />
        <path className="o" d={windows.slice(0, lit).map(pane).join('')} />
      </Block>
      <p aria-hidden css={words}>
        <b css={share}>
          {lit} su {of}
        </b>{' '}
        finestre accese
      </p>
    </Figure>
  )
}
