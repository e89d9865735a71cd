import { css } from '@emotion/react'
import { color, font, space } from '../../config/theme.ts'
import { Canal } from './Canal.tsx'
import { demand } from './demand.ts'
import { Figure } from './Figure.tsx'
import { Vaporetto } from './Vaporetto.tsx'

const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  alignItems: 'start',
  '@container (min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space(8) },
})
const sign = css({ font: `400 1.625rem/1.2 ${font.display}`, marginTop: space(2) })
const stop = css({ display: 'flex', alignItems: 'center', minHeight: '2.5rem', fontSize: '1.125rem' })
const end = css(stop, { fontWeight: 650, color: color.accent })

interface WaterLineProps {
  caption: string
  /** «Linea 1» */
  name: string
  stops: readonly string[]
}

/** A vaporetto line: its boat, and its landing stages along the canal. */
export function WaterLine({ caption, name, stops }: WaterLineProps) {
  demand(stops.length >= 4 && stops.length <= 9, caption, `4 to 9 stops, found ${stops.length}`)
  const [number] = /[\d.]+$/.exec(name) ?? []
  demand(Boolean(number), caption, `a name that ends with the line's number, found «${name}»`)
  demand(new Set(stops).size === stops.length, caption, 'each stop once')
  return (
    <Figure caption={caption}>
      <div css={sheet}>
        <div>
          <Vaporetto number={number!} />
          <p css={sign}>{name}</p>
        </div>
        <Canal>
          <ol>
            {stops.map((stage, index) => (
              <li key={stage} css={index === 0 || index === stops.length - 1 ? end : stop}>
                <svg aria-hidden viewBox="0 0 40 40">
                  <path className="c K" strokeWidth="1.5" d="M7 13h26v16H7z" />
                  <path className="o" d="M8 18h24v5H8z" />
                  <path className="k" d="M5 10h30v3H5zM17 18h6v11h-6z" />
                </svg>
                {stage}
              </li>
            ))}
          </ol>
        </Canal>
      </div>
    </Figure>
  )
}
