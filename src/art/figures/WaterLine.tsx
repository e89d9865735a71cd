import { css } from '@emotion/react'
import { color, space } from '../../config/theme.ts'
import { Canal } from './Canal.tsx'
import { demand } from './demand.ts'
import { Figure } from './Figure.tsx'
import { Vaporetto } from './Vaporetto.tsx'

const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  alignItems: 'center',
  '@container (min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space(8) },
})
const stop = css({ display: 'flex', alignItems: 'center', minHeight: '2.5rem', fontSize: '1.125rem' })
const end = css(stop, { fontWeight: 650, color: color.accent })

interface WaterLineProps {
  /** It names the line, as in «Linea 1, dal ponte alla spiaggia». */
  caption: string
  stops: readonly string[]
}

/** A vaporetto line: its boat, and its landing stages along the canal. */
export function WaterLine({ caption, stops }: WaterLineProps) {
  demand(stops.length >= 4 && stops.length <= 9, caption, `4 to 9 stops, found ${stops.length}`)
  demand(new Set(stops).size === stops.length, caption, 'each stop once')
  const number = /Linea\s(\d[\d.]*)/.exec(caption)?.[1]
  demand(number !== undefined, caption, 'a caption that names its line, as «Linea 1»')
  return (
    <Figure caption={caption}>
      <div css={sheet}>
        <Vaporetto number={number} />
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
