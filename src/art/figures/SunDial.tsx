import { css } from '@emotion/react'
import { font } from '../../config/theme.ts'
import { box, disc } from '../kit/shapes.ts'
import { dayHand, daySun, DEGREE, degreesText, hand, HORIZON, isUp, seatOf, SIZE, type Sun, sunDisc, towards } from './sun-dial.ts'

const GOOD_LIGHT = 10 * DEGREE
const MIDDLE = SIZE / 2
/** Above, room for the hand of June's sun; below, for the outermost ring: no sun of December stands as high. */
const [TOP, DEPTH] = [-5, 358]

const sheet = css({
  display: 'grid',
  gap: '.75rem',
  marginTop: '1rem',
  '& figcaption': { font: `italic 400 1.375rem/1.3 ${font.display}` },
  '& svg': { width: '100%', height: 'auto', forcedColorAdjust: 'none' },
  '& text': { font: `650 16px/1 ${font.ui}`, fontVariantNumeric: 'lining-nums', textAnchor: 'middle', fill: 'var(--k)' },
  '& g text': { fill: 'var(--c)' },
})

/** Sky, the gold of the last ten degrees, and the lagoon. */
const ground = (
  <>
    <path className="t" d={box(0, TOP, SIZE, DEPTH)} />
    <path className="C" strokeWidth="1.5" d={[20, 30, 40].map((degrees) => disc(MIDDLE, MIDDLE, HORIZON + degrees * DEGREE)).join('')} />
    <path className="O" strokeWidth={GOOD_LIGHT} d={`${disc(MIDDLE, MIDDLE, HORIZON + GOOD_LIGHT / 2)}z`} />
    <path className="k" d={disc(MIDDLE, MIDDLE, HORIZON)} />
    <path className="c" d={disc(MIDDLE, MIDDLE, 9)} />
  </>
)

/** How the dial is read. */
export const dialRemarks = (at: string) =>
  `Nei dischi i gradi del sole sull’orizzonte ${at} (i cerchi: 20, 30, 40): negli scuri è già sceso, sull’oro la luce è buona. La punta del disco indica dove tramonta, con il nord in alto. La lancetta segna il giorno scelto, l’anello rosso il suo sole.`

interface SunDialProps {
  caption: string
  /** «alle 17:30» */
  at: string
  suns: readonly (Sun & { name: string })[]
  lit?: Sun | undefined
}

/** The twelve months as a ring of suns: how high at the same hour, and where each sets. */
export function SunDial({ caption, at, suns, lit }: SunDialProps) {
  const told = suns.map(({ name, height, bearing }) => `${name}: ${degreesText(height)}, ${degreesText(bearing)}`)
  const up = suns.filter(isUp)
  const down = suns.filter((sun) => !isUp(sun))
  const label = (sun: Sun) => {
    const [x, y] = seatOf(sun)
    return { x: Math.round(x), y: Math.round(y) + 5, children: degreesText(sun.height).slice(0, -1) }
  }
  return (
    <figure css={sheet}>
      <figcaption>{caption}</figcaption>
      <svg role="img" aria-label={`Altezza del sole ${at} e direzione del tramonto, il 15 del mese. In ${told.join('; ')}`} viewBox={`0 ${TOP} ${SIZE} ${DEPTH}`}>
        {ground}
        <path className="r Ce" d={up.map(hand).join('')} />
        <path className="c" d={down.map(hand).join('')} />
        <path className="c Ke" d={up.map(sunDisc).join('')} />
        <path className="k Ce" d={down.map(sunDisc).join('')} />
        {lit && (
          <g data-lit>
            <path className="o Ke" d={dayHand(lit)} />
            <path className="r Ce" d={daySun(lit)} />
          </g>
        )}
        {up.map((sun) => (
          <text key={sun.name} {...label(sun)} />
        ))}
        <g>
          {down.map((sun) => (
            <text key={sun.name} {...label(sun)} />
          ))}
          {suns.map(({ name, months }) => {
            const [x, y] = towards(months, 61).map(Math.round) as [number, number]
            return (
              <text key={name} x={x} y={y + 5}>
                {name.slice(0, 3)}
              </text>
            )
          })}
        </g>
      </svg>
    </figure>
  )
}
