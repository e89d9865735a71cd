import { css } from '@emotion/react'
import { seedOf } from '../graver/random.ts'
import { Block } from './Block.tsx'
import { WATERLINE } from './canal-scene.ts'
import { demand } from './demand.ts'
import { Figure } from './Figure.tsx'
import { Keys, Numerals, spoken } from './Keys.tsx'
import { levelOf, places, ripple, shade, shaft, stripes } from './poles.ts'

interface Step {
  label: string
  /** What the step adds; of a total, what has been reached. */
  value: number
  text: string
  total?: boolean
}

interface WaterfallProps {
  caption: string
  steps: readonly Step[]
}

/** The amounts before and after each step. */
function reach(caption: string, steps: readonly Step[]) {
  let level = 0
  return steps.map(({ label, value, total }) => {
    demand(Number.isFinite(value), caption, `«${label}» to be a number, found ${value}`)
    const before = total ? 0 : level
    if (total) demand(Math.abs(value - level) <= level / 1000, caption, `«${label}» to be ${level}, found ${value}`)
    else level += value
    demand(level >= 0, caption, `«${label}» to leave 0 or more, found ${level}`)
    return { before, after: level }
  })
}

// The key ink has no outline of its own.
const inks = { gross: 'k', loss: 'r K', gain: 'a K', total: 'o K' } as const

/** What is no longer there, dark on the sky after dark, and the ledges up to it, which cross its lines. */
const gone = css({ '@media (prefers-color-scheme: dark)': { '&&': { stroke: 'var(--k)' } } })
const ledge = css({ '@media (prefers-color-scheme: dark)': { '&&': { stroke: 'var(--c)' } } })

/** From gross to net: poles of which pieces are taken away. */
export function Waterfall({ caption, steps }: WaterfallProps) {
  demand(steps.length >= 2 && steps.length <= 7, caption, `2 to 7 steps, found ${steps.length}`)
  const reached = reach(caption, steps)
  const most = Math.max(...reached.flatMap(({ before, after }) => [before, after]))
  demand(most > 0, caption, 'an amount above 0')
  const level = (amount: number) => levelOf(amount, most)
  const seed = seedOf(caption)
  const poles = places(steps.length).map((place, index) => {
    const { before, after } = reached[index]!
    const ink: keyof typeof inks = after < before ? 'loss' : steps[index]!.total ? 'total' : before > 0 ? 'gain' : 'gross'
    return { ...place, top: level(Math.max(before, after)), foot: level(Math.min(before, after)), after: level(after), ink }
  })
  const ledges = poles.slice(1).map(({ x }, index) => `M${poles[index]!.x} ${poles[index]!.after}H${x}`)
  const missing = poles.filter(({ foot }) => foot < WATERLINE).map(({ x, foot }) => `M${x} ${WATERLINE}V${foot}`)
  return (
    <Figure caption={caption}>
      <Block
        caption={caption}
        label={spoken({ entries: steps })}
        afloat={
          <>
            <path className="c" d={poles.map(ripple).join('')} />
            <Numerals at={poles.map(({ x }) => x)} />
          </>
        }
      >
        <path css={gone} className="A" strokeWidth={poles[0]!.width - 2} strokeDasharray="2 3" d={missing.join('')} />
        <path css={ledge} className="K" strokeWidth="1.5" strokeDasharray="4 3" d={ledges.join('')} />
        {[...new Set(poles.map(({ ink }) => ink))].map((ink) => (
          <path key={ink} className={inks[ink]} strokeWidth="1.5" d={poles.flatMap((pole) => (pole.ink === ink ? shaft(pole, seed) : [])).join('')} />
        ))}
        <path className="c" d={poles.map(stripes).join('')} />
        <path className="K" strokeWidth="6" strokeDasharray="1 2.5" d={poles.map(shade).join('')} />
      </Block>
      <Keys entries={steps} />
    </Figure>
  )
}
